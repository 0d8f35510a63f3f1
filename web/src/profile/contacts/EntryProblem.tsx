import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import type { WholeProblem } from "./refusals.ts";

interface EntryProblemProps {
  problem: WholeProblem | undefined;
  saved: string | undefined;
}

/** The reason why valid input was not saved. */
export function EntryProblem({ problem, saved }: EntryProblemProps) {
  const t = useTexts("profile");
  const words = useTexts("forms");
  if (!problem) return null;
  return (
    <Notice kind="error">
      <p>{problem === "pending" ? words("form.edit.pending") : t(`contacts.${problem}`)}</p>
      {problem === "stale" && saved && <p>{t("contacts.now", { value: saved })}</p>}
    </Notice>
  );
}
