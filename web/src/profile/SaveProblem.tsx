import { MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { problemText } from "../core/http/problem-text.ts";
import { Notice } from "../ui/feedback/Notice.tsx";

/** Refusals that are about the whole and not about a field. */
const known = ["pending", "changed", "unchanged", "tooMany"] as const;

/** Why the insurer did not take a change: the first error code that it gave selects the words. */
export function SaveProblem({ code }: { code: string | undefined }) {
  const t = useTexts("addresses");
  const words = useTexts("forms");
  if (code === undefined) return null;
  const whole = known.find((one) => one === code);
  // A code that the forms do not know has only their last resort, which says less than ours.
  const text = problemText(words, code);
  const ofField = text === words("form.invalid") ? t("problem.unknown") : text;
  return (
    <Notice kind="error">
      <p>{whole ? t(`problem.${whole}`, { count: MOST_ENTRIES }) : ofField}</p>
    </Notice>
  );
}
