import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useMonthName } from "../../ui/fields/dates/month-names.ts";
import type { PayableInvoice } from "./pay-invoice.ts";

type Titled = Pick<PayableInvoice, "type" | "subject" | "totalAmount" | "periodFrom" | "periodTo">;

/** The title of an invoice: its subject and period. A narrow row shortens the kind of contract to one word. */
export function useTitle(length: "full" | "short" = "full"): (invoice: Titled) => string {
  const t = useTexts("invoices");
  const { language } = useLanguage();
  const monthName = useMonthName();
  return ({ type, subject, totalAmount, periodFrom, periodTo }) => {
    if (type === "BENEFITS") return t("title.benefits");
    const last = monthName(periodTo.slice(0, 7)).toLowerCase();
    if (totalAmount < 0) return t("title.credit", { period: last });
    const isOneMonth = periodFrom.slice(0, 7) === periodTo.slice(0, 7);
    const byContract = length === "full" ? "titleByContract" : "titleShort";
    const title = isByContract(subject) ? (`${byContract}.${subject}` as const) : "title";
    if (isOneMonth) return t(`${title}.month`, { period: capitalised(last, language) });
    const first = monthName(periodFrom.slice(0, 7), "month").toLowerCase();
    return t(`${title}.months`, {
      from: capitalised(first, language),
      to: capitalised(last, language),
    });
  };
}

type ByContract = Exclude<Titled["subject"], "BASIC" | "CARE">;

function isByContract(subject: Titled["subject"]): subject is ByContract {
  return subject !== "BASIC" && subject !== "CARE";
}

/** German and English capitalize months. */
function capitalised(month: string, language: string): string {
  const hasCapital = language === "de" || language === "en";
  return hasCapital ? month.charAt(0).toUpperCase() + month.slice(1) : month;
}

/** The number below the title. */
export function useNumber(): (invoice: Pick<PayableInvoice, "id" | "statementNumber">) => string {
  const t = useTexts("invoices");
  return ({ id, statementNumber }) =>
    statementNumber
      ? t("statement", { number: statementNumber })
      : t("number", { number: formatInvoiceNumber(id) });
}
