import { query } from "../core/http/api.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { AskButton } from "./AskButton.tsx";
import { AskAccountStatement } from "./invoices.ts";

/** Requests an account statement, or tells that one is being prepared. */
export function AccountStatement() {
  const t = useTexts("invoices");
  const { language } = useLanguage();
  const send = async (idempotencyKey: string) => {
    const answer = await query(AskAccountStatement, { lang: language }, { idempotencyKey });
    return answer.createAccountStatementRequest.request ?? undefined;
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
      refused={{
        title: t("accountStatement.FAILURE.title"),
        text: t("accountStatement.FAILURE.text"),
      }}
    />
  );
}
