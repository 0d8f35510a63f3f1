import { useTexts } from "../core/language/i18n.tsx";
import { Receipt } from "../parts/receipt/Receipt.tsx";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { Button } from "../ui/layout/Button.tsx";
import type { DeclarationOutcome } from "./useDeclaration.ts";

interface OutcomeProps {
  outcome: DeclarationOutcome | undefined;
  onAnother: () => void;
  onClose: () => void;
}

export function Outcome({ outcome, onAnother, onClose }: OutcomeProps) {
  const t = useTexts("maternity");
  if (!outcome) return null;
  if (outcome.kind !== "sent") {
    return (
      <OutcomeDialog outcome="error" title={t(`${outcome.kind}.title`)} onClose={onClose}>
        <p>{t(`${outcome.kind}.text`)}</p>
      </OutcomeDialog>
    );
  }
  return (
    <OutcomeDialog
      outcome="success"
      title={t("sent.title")}
      onClose={onClose}
      action={<Button onClick={onAnother}>{t("sent.another")}</Button>}
    >
      <p>{t("sent.text", { name: outcome.name })}</p>
      <p>{t("sent.corrected")}</p>
      <Receipt id={outcome.id} />
    </OutcomeDialog>
  );
}
