import { useTexts } from "../core/language/i18n.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { NoMatches } from "../ui/tables/NoMatches.tsx";

interface NoInteractionsProps {
  year: number;
  /** Whether the year has requests that the filters exclude. */
  hasAny: boolean;
  onShowAll: () => void;
}

export function NoInteractions({ year, hasAny, onShowAll }: NoInteractionsProps) {
  const t = useTexts("interactions");
  if (!hasAny) {
    return (
      <EmptyState picture="mountain" title={t("none.title", { year })}>
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
