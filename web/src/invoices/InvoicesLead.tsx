import { francs } from "../core/language/francs.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { InvoicesQuery } from "../core/http/gql/private.ts";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import type { OpenInvoices } from "./invoices.ts";
import styles from "./InvoicesScreen.module.css";

interface InvoicesLeadProps {
  list: InvoicesQuery["invoices"] | undefined;
  open: OpenInvoices | undefined;
}

/** How many invoices are open and what they come to, whatever year is looked at. */
export function InvoicesLead({ list, open }: InvoicesLeadProps) {
  const t = useTexts("invoices");
  if (!list || !open) return <Skeleton width="20em" />;
  const { totalCount } = list;
  const { count, amount } = open;
  if (count > 0) {
    return <p className={styles.lead}>{t("lead.open", { count, amount: francs(amount) })}</p>;
  }
  if (totalCount === 0) return <p className={styles.lead}>{t("lead.none")}</p>;
  return <p className={styles.lead}>{t("lead.paid", { count: totalCount })}</p>;
}
