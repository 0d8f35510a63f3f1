import { formatDate } from "@portal/model/calendar/dates.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import type { DoctorWish } from "./family-doctor.ts";

interface DoctorOutcomeProps {
  /** The change that was sent, once it is known how that went. */
  change: { variables: DoctorWish | undefined; error: Error | null } | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** How the choice of a doctor went. */
export function DoctorOutcome({ change, onRetry, onClose }: DoctorOutcomeProps) {
  const t = useTexts("contract");
  const words = useTexts("global");
  if (!change?.variables) return null;
  if (change.error) {
    const reason = reasonOf(change.error);
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
  const { insured, caregiver, startingDate } = change.variables;
  return (
    <OutcomeDialog outcome="success" title={t("care.sent.title")} onClose={onClose}>
      <p>
        {t("care.sent.text", {
          date: formatDate(startingDate),
          doctor: caregiver.nomPrenom,
          name: insured.firstname,
        })}
      </p>
      <p>{t("care.sent.later")}</p>
    </OutcomeDialog>
  );
}

/** Trying again helps only where nobody said no. */
function reasonOf(problem: Error): "waiting" | "refused" | "unknown" {
  if (!(problem instanceof ApiProblem)) return "unknown";
  if (problem.code === "CONFLICT" && !("retryAfter" in problem.details)) return "waiting";
  return problem.code === "INVALID" || problem.code === "FORBIDDEN" ? "refused" : "unknown";
}
