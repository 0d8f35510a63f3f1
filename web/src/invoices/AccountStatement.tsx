import { query } from "../core/http/api.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { AskButton } from "./AskButton.tsx";
import { AskAccountStatement } from "./invoices.ts";

/** Asks for a statement of what was billed and paid, and says how it went. */
export function AccountStatement() {
  const t = useTexts("invoices");
  const { language } = useLanguage();
  const send = async (idempotencyKey: string) => {
    const answer = await query(AskAccountStatement, { lang: language }, { idempotencyKey });
    return answer.createAccountStatementRequest.status === "SUCCESS" ? "success" : "error";
  };
  return (
    <AskButton
      label={t("accountStatement.ask")}
      question={{
        title: t("accountStatement.title"),
        text: t("accountStatement.text"),
        confirm: t("accountStatement.confirm"),
      }}
      send={send}
      told={(outcome) => {
        const key = outcome === "success" ? "SUCCESS" : "FAILURE";
        return {
          title: t(`accountStatement.${key}.title`),
          text: t(`accountStatement.${key}.text`),
        };
      }}
    />
  );
}
