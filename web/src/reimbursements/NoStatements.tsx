import { useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

interface NoStatementsProps {
  year: number;
  /** Whether the year has statements that the filters leave out. */
  hasAny: boolean;
  onShowAll: () => void;
}

/** Nothing that year, or nothing that fits: each with its next step. */
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
    <EmptyState
      picture="search"
      title={t("nothingFits.title")}
      action={
        <Button look="secondary" onClick={onShowAll}>
          {t("showAll")}
        </Button>
      }
    >
      {t("nothingFits.text", { year })}
    </EmptyState>
  );
}
