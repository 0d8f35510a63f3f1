import type { Look } from "@portal/model/desk/looks.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useTypeName } from "../requests/type-name.ts";

/** Whom a look opened, and why, in words. */
export function useLookWords() {
  const t = useTexts("desk_supervise");
  const typeName = useTypeName();
  return {
    customer: ({ customer }: Look) =>
      customer
        ? t("looks.customer", {
            name: `${customer.firstname} ${customer.lastname}`,
            number: customer.insuredNumber,
          })
        : t("looks.nobody"),
    reason: ({ kind, reason, caseType }: Look) =>
      kind === "CASE"
        ? caseType === null
          ? t("looks.otherCase")
          : t("looks.case", { type: typeName(caseType) })
        : (reason ?? ""),
  };
}
