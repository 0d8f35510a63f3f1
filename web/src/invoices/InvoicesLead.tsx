import { rappenOf } from "@portal/model/money.ts";
import { useTexts } from "../core/i18n.tsx";
import type { InvoicesQuery } from "../core/gql/private.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { francs } from "./invoices.ts";
import styles from "./InvoicesScreen.module.css";

/** How many invoices are open, and what they come to. */
export function InvoicesLead({ list }: { list: InvoicesQuery["invoices"] | undefined }) {
  const t = useTexts("invoices");
  if (!list) return <Skeleton width="20em" />;
  const { openCount, totalCount, invoices } = list;
  if (totalCount === 0) return <p className={styles.lead}>{t("lead.none")}</p>;
  if (openCount === 0)
    return <p className={styles.lead}>{t("lead.paid", { count: totalCount })}</p>;
  const rappen = invoices.reduce((sum, { toBePaid }) => sum + rappenOf(toBePaid), 0);
  return (
    <p className={styles.lead}>
      {t("lead.open", { count: openCount, amount: francs(rappen / 100) })}
    </p>
  );
}
