import { useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

interface NoInteractionsProps {
  year: number;
  /** Whether the year has requests that the filters leave out. */
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
