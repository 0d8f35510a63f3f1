import { MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { problemText } from "../core/http/problem-text.ts";
import { Notice } from "../ui/feedback/Notice.tsx";

/** Refusals of the whole change, not of a field. */
const known = ["pending", "changed", "unchanged", "tooMany"] as const;

/** The reason of a refusal: the first error code of the insurer selects the text. */
export function SaveProblem({ code }: { code: string | undefined }) {
  const t = useTexts("addresses");
  const words = useTexts("forms");
  if (code === undefined) return null;
  const whole = known.find((one) => one === code);
  // For an unknown code the forms have only a general text, which is less precise than this one.
  const text = problemText(words, code);
  const ofField = text === words("form.invalid") ? t("problem.unknown") : text;
  return (
    <Notice kind="error">
      <p>{whole ? t(`problem.${whole}`, { count: MOST_ENTRIES }) : ofField}</p>
    </Notice>
  );
}
