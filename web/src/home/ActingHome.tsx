import type { RepresentationScope } from "@portal/model/representatives/scope.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { usePortal } from "../core/portal.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { CardLink } from "../ui/layout/CardLink.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./ActingHome.module.css";

const groups = {
  see: ["contract", "invoices", "reimbursements", "documents", "cards"],
  send: ["documentsSend", "helpContactWrite", "helpAccident", "helpDamage"],
  sent: ["interactions", "messages"],
} as const;

interface ActingHomeProps {
  name: string;
  scope: RepresentationScope;
}

/** The homepage of a represented person: the pages that their representative may open. */
export function ActingHome({ name, scope }: ActingHomeProps) {
  const t = useTexts("representatives");
  return (
    <Page title={name} intro={t("acting.intro")}>
      <Ways group="see" />
      <Ways group="send" />
      <Ways group="sent" />
      <Notice kind="info">
        <p>{t(`acting.limits.${scope}`)}</p>
        <p>{t("acting.hidden")}</p>
      </Notice>
    </Page>
  );
}

/** A group without an open page is not shown. */
function Ways({ group }: { group: keyof typeof groups }) {
  const t = useTexts("representatives");
  const titles = useTexts("template");
  const portal = usePortal();
  const ways = groups[group].filter((way) => isWayOffered(way, portal));
  if (ways.length === 0) return null;
  const heading = `acting-${group}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t(`acting.group.${group}`)}
      </h2>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <CardLink to={paths[way].path} className={styles.way}>
              {way === "cards" ? t("acting.cards") : titles(`titles.${way}`)}
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
