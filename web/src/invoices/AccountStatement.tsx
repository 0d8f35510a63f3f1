import { useState } from "react";
import { query } from "../core/api.ts";
import { useLanguage, useTexts } from "../core/i18n.tsx";
import { uuid } from "../core/uuid.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { OutcomeDialog } from "../ui/OutcomeDialog.tsx";
import { AskAccountStatement } from "./invoices.ts";
import { useToldElsewhere } from "./useToldElsewhere.ts";

type Step = "closed" | "asking" | "busy" | "SUCCESS" | "FAILURE";

/** Asks for a statement of what was billed and paid, and says how it went. */
export function AccountStatement() {
  const t = useTexts("invoices");
  const { language } = useLanguage();
  const [step, setStep] = useState<Step>("closed");
  const [key, setKey] = useState("");
  const tellElsewhere = useToldElsewhere();
  const close = () => setStep("closed");
  const open = () => {
    setKey(uuid());
    setStep("asking");
  };
  const ask = async () => {
    setStep("busy");
    try {
      const answer = await query(AskAccountStatement, { lang: language }, { idempotencyKey: key });
      tellElsewhere();
      setStep(answer.createAccountStatementRequest.status);
    } catch {
      setStep("asking");
    }
  };
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={open}>
        {t("accountStatement.ask")}
      </Button>
      {(step === "asking" || step === "busy") && (
        <ConfirmDialog
          title={t("accountStatement.title")}
          confirm={t("accountStatement.confirm")}
          isBusy={step === "busy"}
          onConfirm={() => void ask()}
          onClose={close}
        >
          <p>{t("accountStatement.text")}</p>
        </ConfirmDialog>
      )}
      {(step === "SUCCESS" || step === "FAILURE") && (
        <OutcomeDialog
          outcome={step === "SUCCESS" ? "success" : "error"}
          title={t(`accountStatement.${step}.title`)}
          onClose={close}
        >
          <p>{t(`accountStatement.${step}.text`)}</p>
        </OutcomeDialog>
      )}
    </>
  );
}
