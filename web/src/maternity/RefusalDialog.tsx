import { useTexts } from "../core/language/i18n.tsx";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import type { DeclarationRefusal } from "./useDeclaration.ts";

interface RefusalDialogProps {
  refusal: DeclarationRefusal | undefined;
  onClose: () => void;
}

/** The reason why a declaration was not sent. */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const t = useTexts("maternity");
  if (!refusal) return null;
  return (
    <OutcomeDialog outcome="error" title={t(`${refusal}.title`)} onClose={onClose}>
      <p>{t(`${refusal}.text`)}</p>
    </OutcomeDialog>
  );
}
