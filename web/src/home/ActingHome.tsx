import { useTexts } from "../core/language/i18n.tsx";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { usePortal } from "../core/portal.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { CardLink } from "../ui/layout/CardLink.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./ActingHome.module.css";

const ways = ["contract", "invoices", "reimbursements", "documents", "cards"] as const;

/** The homepage of a represented person: the pages that their representative may open. */
export function ActingHome({ name }: { name: string }) {
  const t = useTexts("template");
  const portal = usePortal();
  return (
    <Page title={name} intro={t("acting.intro")}>
      <ul className={styles.ways}>
        {ways
          .filter((way) => isWayOffered(way, portal))
          .map((way) => (
            <li key={way}>
              <CardLink to={paths[way].path} className={styles.way}>
                {way === "cards" ? t("acting.cards") : t(`titles.${way}`)}
              </CardLink>
            </li>
          ))}
      </ul>
      <Notice kind="info">
        <p>{t("acting.limits")}</p>
      </Notice>
    </Page>
  );
}
