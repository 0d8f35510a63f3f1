import { useTexts } from "../../core/language/i18n.tsx";
import { useSearch } from "../../core/routing/search.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { NoMatches } from "../../ui/tables/NoMatches.tsx";
import { deadlineFilter, statusFilter, typeFilter } from "../invoices.ts";

interface NoInvoicesProps {
  year: number;
  /** Whether the year has invoices that the filters exclude. */
  hasAny: boolean;
}

/** No invoice that year, or none that matches: each with its next step. */
export function NoInvoices({ year, hasAny }: NoInvoicesProps) {
  const t = useTexts("invoices");
  const search = useSearch();
  if (!hasAny) {
    return (
      <EmptyState picture="document" title={t("none.title", { year })}>
        {t("none.text")}
      </EmptyState>
    );
  }
  const showAll = () =>
    search.set(statusFilter.to([]), typeFilter.to([]), deadlineFilter([]).to([]));
  return (
    <NoMatches title={t("nothingFits.title")} showAll={t("showAll")} onShowAll={showAll}>
      {t("nothingFits.text", { year })}
    </NoMatches>
  );
}
