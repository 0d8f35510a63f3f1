import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useMonthName } from "../../ui/fields/dates/month-names.ts";
import type { DueInvoice } from "./due.ts";

type TitledInvoice = Pick<DueInvoice, "subject" | "periodFrom" | "periodTo">;

/** The title of an invoice: its subject and period. */
export function useInvoiceTitle(): (invoice: TitledInvoice) => string {
  const t = useTexts("homepage");
  const { language } = useLanguage();
  const monthName = useMonthName();
  const hasCapital = language === "de" || language === "en";
  const named = (month: string, part?: "month") => {
    const name = monthName(month, part);
    return hasCapital ? name : name.toLowerCase();
  };
  return ({ subject, periodFrom, periodTo }) => {
    if (subject === "CARE") return t("invoices.benefits");
    const [first, last] = [periodFrom.slice(0, 7), periodTo.slice(0, 7)];
    const kind = subject === "BASIC" ? "invoices" : (`invoices.byContract.${subject}` as const);
    if (first === last) return t(`${kind}.month`, { period: named(last) });
    return t(`${kind}.months`, { from: named(first, "month"), to: named(last) });
  };
}
