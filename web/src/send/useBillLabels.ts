import { useTexts } from "../core/language/i18n.tsx";

/** The labels of the fields of a bill, for the form and its list of errors. */
export function useBillLabels() {
  const t = useTexts("send");
  return {
    "bill.provider": t("bill.provider"),
    "bill.town": t("bill.town"),
    "bill.amount": t("bill.amount"),
    "bill.billedOn": t("bill.billedOn"),
    "bill.treatedOn": t("bill.treatedOn"),
    "bill.category": t("bill.category"),
    "bill.reference": t("bill.reference"),
  } as const;
}
