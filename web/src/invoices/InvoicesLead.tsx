import { useTexts } from "../core/language/i18n.tsx";
import type { InvoicesQuery } from "../core/http/gql/private.ts";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import type { OpenInvoices } from "./invoices.ts";
import styles from "./InvoicesScreen.module.css";

interface InvoicesLeadProps {
  list: InvoicesQuery["invoices"] | undefined;
  open: OpenInvoices | undefined;
}

/** Tells that nothing is due in any year. Open invoices have a section of their own. */
export function InvoicesLead({ list, open }: InvoicesLeadProps) {
  const t = useTexts("invoices");
  if (!list || !open) return <Skeleton width="20em" />;
  const { totalCount } = list;
  if (totalCount === 0) return <p className={styles.lead}>{t("lead.none")}</p>;
  return <p className={styles.lead}>{t("lead.paid", { count: totalCount })}</p>;
}
