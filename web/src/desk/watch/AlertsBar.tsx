import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import styles from "./Alerts.module.css";
import { useAlertTitle } from "./useAlertTitle.ts";
import { alertsQuery } from "./watched.ts";

/** The most urgent alert in one line above the first room; the rest is behind the link. */
export function AlertsBar() {
  const t = useTexts("desk_watch");
  const titleOf = useAlertTitle();
  const alerts = useQuery(alertsQuery).data?.alerts ?? [];
  const [first, ...others] = alerts;
  if (!first) return null;
  return (
    <aside className={`${styles.bar} ${styles[first.severity]}`} aria-label={t("alerts.title")}>
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        <strong>{titleOf(first)}</strong>
        {others.length > 0 && <span>{t("alerts.others", { count: others.length })}</span>}
      </p>
      <Link to="/watch">{t("alerts.open")}</Link>
    </aside>
  );
}
