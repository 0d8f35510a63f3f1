import { leaveButton } from "../core/routing/focus.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { NoMatches } from "../ui/tables/NoMatches.tsx";

interface NoDelegationsProps {
  isFiltered: boolean;
  hiddenCount: number;
  onShowExpired: () => void;
  onShowAll: () => void;
}

/** No voucher at all, none that is still valid, or none that matches: each with its next step. */
export function NoDelegations(props: NoDelegationsProps) {
  const { isFiltered, hiddenCount, onShowExpired, onShowAll } = props;
  const t = useTexts("delegations");
  if (hiddenCount > 0) {
    return (
      <EmptyState
        picture="document"
        title={t("onlyExpired.title")}
        action={
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              leaveButton(currentTarget);
              onShowExpired();
            }}
          >
            {t("onlyExpired.show")}
          </Button>
        }
      >
        {t("onlyExpired.text", { count: hiddenCount })}
      </EmptyState>
    );
  }
  if (!isFiltered) {
    return (
      <EmptyState picture="document" title={t("none.title")}>
        {t("none.text")}
      </EmptyState>
    );
  }
  return (
    <NoMatches title={t("nothingFits.title")} showAll={t("showAll")} onShowAll={onShowAll}>
      {t("nothingFits.text")}
    </NoMatches>
  );
}
