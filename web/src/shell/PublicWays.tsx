import { useQuery } from "@tanstack/react-query";
import { configuration } from "../core/configuration.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { publicFlags } from "../core/public-flags.ts";
import { paths } from "../core/routing/paths.ts";
import { Link, useLocation } from "../core/routing/router.tsx";
import styles from "./PublicShell.module.css";

/** What else is open to who is not signed in, and the way in. */
export function PublicWays() {
  const t = useTexts("template");
  const { path } = useLocation();
  const { data: flags } = useQuery(publicFlags);
  const { path: card } = paths.selfServiceInsuranceCard;
  const { path: access } = paths.requestAccess;
  return (
    <nav className={styles.ways} aria-label={t("publicWays")}>
      {flags?.has("SELF_SERVICE_INSURANCE_CARD") && path !== card && (
        <Link to={card}>{t("titles.selfServiceInsuranceCard")}</Link>
      )}
      {path !== access && <Link to={access}>{t("titles.requestAccess")}</Link>}
      <a className={styles.signIn} href={configuration().loginPath}>
        {t("signIn")}
      </a>
    </nav>
  );
}
