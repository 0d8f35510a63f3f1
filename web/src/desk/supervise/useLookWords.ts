import { subjectName } from "@portal/model/contact/conversations.ts";
import type { Look } from "@portal/model/desk/looks.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useTypeName } from "../requests/type-name.ts";

/** Whom a look opened, and why, in words. */
export function useLookWords() {
  const t = useTexts("desk_supervise");
  const typeName = useTypeName();
  const { language } = useLanguage();
  return {
    customer: ({ customer }: Look) =>
      customer
        ? t("looks.customer", {
            name: `${customer.firstname} ${customer.lastname}`,
            number: customer.insuredNumber,
          })
        : t("looks.nobody"),
    reason: ({ kind, reason, caseType, messageSubject }: Look) => {
      if (kind !== "CASE") return reason ?? "";
      if (messageSubject !== null)
        return t("looks.message", { subject: subjectName(messageSubject, language) });
      return caseType === null
        ? t("looks.otherCase")
        : t("looks.case", { type: typeName(caseType) });
    },
  };
}
