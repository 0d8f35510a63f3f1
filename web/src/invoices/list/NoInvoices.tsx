import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { useSearch } from "../../core/routing/search.ts";
import { useToday } from "../../core/today.ts";
import { useFirstYear } from "../../parts/years/useYearChoice.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { NoMatches } from "../../ui/tables/NoMatches.tsx";
import { deadlineFilter, statusFilter, typeFilter } from "../invoices.ts";
import { InvoicePicture } from "./InvoicePicture.tsx";

interface NoInvoicesProps {
  year: number;
  /** Whether the year has invoices that the filters exclude. */
  hasAny: boolean;
}

/** No invoice that year, or none that matches: each with its next step. */
export function NoInvoices({ year, hasAny }: NoInvoicesProps) {
  const t = useTexts("invoices");
  const search = useSearch();
  if (!hasAny) return <NoneThatYear year={year} />;
  const showAll = () =>
    search.set(statusFilter.to([]), typeFilter.to([]), deadlineFilter([]).to([]));
  return (
    <NoMatches title={t("nothingFits.title")} showAll={t("showAll")} onShowAll={showAll}>
      {t("nothingFits.text", { year })}
    </NoMatches>
  );
}

/** A customer who joined this year awaits the first invoice; others find theirs in another year. */
function NoneThatYear({ year }: { year: number }) {
  const t = useTexts("invoices");
  const thisYear = Number(useToday().slice(0, 4));
  if (useFirstYear() === thisYear) {
    return (
      <EmptyState
        picture={<InvoicePicture />}
        title={t("none.first.title")}
        action={<LinkButton to={paths.settings.path}>{t("none.first.settings")}</LinkButton>}
      >
        {t("none.first.text")}
      </EmptyState>
    );
  }
  const isOver = year < thisYear;
  const other = isOver ? thisYear : year - 1;
  return (
    <EmptyState
      picture={<InvoicePicture />}
      title={t("none.title", { year })}
      action={
        <LinkButton to={`${paths.invoices.path}?year=${other}`}>
          {t("none.otherYear", { year: other })}
        </LinkButton>
      }
    >
      {t(isOver ? "none.over" : "none.text")}
    </EmptyState>
  );
}
