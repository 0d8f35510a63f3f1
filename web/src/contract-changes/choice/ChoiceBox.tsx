import type { Choosable } from "@portal/model/contract-changes/choices.ts";
import { constraintKey, type MutationCode } from "@portal/model/contract-changes/proposal.ts";
import { problemText } from "../../core/http/problem-text.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Choice } from "../../ui/fields/Choice.tsx";

/** A possible change for a person. */
export interface PersonChoice {
  what: MutationCode | "transfer";
  isChosen: boolean;
  choosable: Choosable;
  onChange: (isWanted: boolean) => void;
}

/** One possible change. If another choice excludes it, the reason replaces the explanation. */
export function ChoiceBox({ what, isChosen, choosable, onChange }: PersonChoice) {
  const t = useTexts("contract_changes");
  const reason = useReason(what, choosable);
  return (
    <Choice
      type="checkbox"
      variant="card"
      label={t(`code.${what}`)}
      detail={reason ?? t(`explain.${what}`)}
      checked={isChosen}
      disabled={!choosable.isEnabled && !isChosen}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** The reason why it is not possible, or only later. */
export function useReason(
  what: PersonChoice["what"],
  { isEnabled, reasons: [first] }: Choosable,
): string | undefined {
  const t = useTexts("contract_changes");
  const f = useTexts("forms");
  if (first === "EXCLUDED") {
    return t(what === "transfer" ? "choice.excluded.transfer" : "choice.excluded.change");
  }
  if (first === "SAME_MATTER") {
    return t(
      `choice.sameMatter.${what === "aosModel" || what === "primaryCareDoctor" ? what : "risk"}`,
    );
  }
  if (first) return problemText(f, constraintKey(first));
  return isEnabled ? undefined : problemText(f, constraintKey("NOT_OFFERED"));
}
