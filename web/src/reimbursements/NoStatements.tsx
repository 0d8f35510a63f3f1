import { useTexts } from "../core/language/i18n.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { NoMatches } from "../ui/tables/NoMatches.tsx";

interface NoStatementsProps {
  year: number;
  /** Whether the year has statements that the filters exclude. */
  hasAny: boolean;
  onShowAll: () => void;
}

/** No statement that year, or none that matches: each with its next step. */
export function NoStatements({ year, hasAny, onShowAll }: NoStatementsProps) {
  const t = useTexts("reimbursements");
  if (!hasAny) {
    return (
      <EmptyState picture="document" title={t("none.title", { year })}>
        {t("none.text")}
      </EmptyState>
    );
  }
  return (
    <NoMatches title={t("nothingFits.title")} showAll={t("showAll")} onShowAll={onShowAll}>
      {t("nothingFits.text", { year })}
    </NoMatches>
  );
}
