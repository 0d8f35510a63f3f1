import type { Alert } from "@portal/model/desk/alerts.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { useAge } from "./useAge.ts";
import { useAlertTitle } from "./useAlertTitle.ts";
import styles from "./Watch.module.css";
import { alertsQuery } from "./watched.ts";

/** Each alert with how far it has come and what to do; a calm desk says so. */
export function AlertsCard() {
  const t = useTexts("desk_watch");
  const alerts = useQuery(alertsQuery);
  return (
    <section className={styles.card} aria-labelledby="alerts-title">
      <h2 id="alerts-title">{t("alerts.title")}</h2>
      {alerts.isPending && <ListSkeleton />}
      {alerts.isError && !alerts.data && (
        <Failed text={t("failed")} onRetry={() => void alerts.refetch()} />
      )}
      {alerts.data?.alerts.length === 0 && <p className={styles.hint}>{t("alerts.none")}</p>}
      {alerts.data && alerts.data.alerts.length > 0 && (
        <ul className={styles.list}>
          {alerts.data.alerts.map((alert) => (
            <Row key={`${alert.name} ${alert.queue}`} alert={alert} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ alert }: { alert: Alert }) {
  const t = useTexts("desk_watch");
  const titleOf = useAlertTitle();
  const age = useAge();
  const { name, severity, value } = alert;
  const isCount =
    name === "PortalQueueFailed" ||
    name === "PortalPapersFailed" ||
    name === "PortalRequestsOverdue";
  return (
    <li>
      <div className={styles.words}>
        <strong>{titleOf(alert)}</strong>
        <span>
          {isCount ? t("alerts.count", { count: value }) : t("alerts.since", { age: age(value) })}
        </span>
        <span>{t(`alert.${name}.help`)}</span>
      </div>
      <Badge tone={severity === "page" ? "bad" : "warning"}>
        {t(`alerts.severity.${severity}`)}
      </Badge>
    </li>
  );
}
