import { ApiProblem } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";

interface DoctorOutcomeProps {
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** The reason why the choice of a doctor was not sent. */
export function DoctorOutcome({ error, onRetry, onClose }: DoctorOutcomeProps) {
  const t = useTexts("contract");
  const words = useTexts("global");
  if (!error) return null;
  const reason = reasonOf(error);
  const again = <Button onClick={onRetry}>{words("retry")}</Button>;
  return (
    <OutcomeDialog
      outcome="error"
      title={t("care.failed.title")}
      onClose={onClose}
      action={reason === "unknown" && again}
    >
      <p>{t(`care.failed.${reason}`)}</p>
    </OutcomeDialog>
  );
}

/** A retry helps only if the API did not refuse. */
function reasonOf(problem: Error): "waiting" | "refused" | "unknown" {
  if (!(problem instanceof ApiProblem)) return "unknown";
  if (problem.code === "CONFLICT" && !("retryAfter" in problem.details)) return "waiting";
  return problem.code === "INVALID" || problem.code === "FORBIDDEN" ? "refused" : "unknown";
}
