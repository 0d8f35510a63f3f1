import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useLocation } from "../core/routing/router.tsx";
import { anyOf, type Choice, type Filter, useSearch } from "../core/routing/search.ts";
import { DataTable } from "../ui/tables/DataTable.tsx";
import { FilterBar } from "../ui/tables/FilterBar.tsx";
import { FilterMenu } from "../ui/tables/FilterMenu.tsx";
import { SortMenu } from "../ui/tables/SortMenu.tsx";
import { useMonthName } from "../ui/fields/dates/month-names.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { InteractionDetail } from "./InteractionDetail.tsx";
import stack from "../ui/layout/Stack.module.css";
import { type Interaction, monthFilter } from "./interactions.ts";
import { NoInteractions } from "./NoInteractions.tsx";
import { useColumns } from "./useColumns.tsx";
import { useInteractions } from "./useInteractions.ts";

const FIRST_SORT = "-date";

/** The requests of a year: filters, and a table with expandable rows. */
export function InteractionList({ year }: { year: Choice<number> }) {
  const t = useTexts("interactions");
  const search = useSearch();
  const shownYear = search.get(year);
  const { interactions, hasFailed, refetch } = useInteractions(shownYear);
  const columns = useColumns();
  const openedFirst = new URLSearchParams(useLocation().search).get("request") ?? undefined;
  const insuredFilter = useInsuredFilter();
  const rows = interactions?.filter(
    fitsFilters(search.get(monthFilter), search.get(insuredFilter)),
  );
  if (hasFailed) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  return (
    <div className={stack.gap4}>
      {interactions?.length !== 0 && (
        <InteractionFilters
          year={shownYear}
          insured={insuredFilter}
          count={rows?.length ?? 0}
          sort={<SortMenu columns={columns} firstSort={FIRST_SORT} />}
        />
      )}
      <DataTable
        label={t("label", { year: shownYear })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        firstSort={FIRST_SORT}
        openedFirst={openedFirst}
        isWhole
        detail={detailOf}
        empty={
          <NoInteractions
            year={shownYear}
            hasAny={interactions?.length !== 0}
            onShowAll={() => search.set(monthFilter.to([]), insuredFilter.to([]))}
          />
        }
      />
    </div>
  );
}

function detailOf(interaction: Interaction) {
  return <InteractionDetail interaction={interaction} />;
}

function useInsuredFilter(): Filter<string> {
  const { insureds } = usePortal();
  return anyOf(
    "insured",
    insureds.map(({ insuredNumber }) => String(insuredNumber)),
  );
}

interface InteractionFiltersProps {
  year: number;
  insured: Filter<string>;
  count: number;
  sort: ReactNode;
}

function InteractionFilters({ year, insured, count, sort }: InteractionFiltersProps) {
  const t = useTexts("interactions");
  const monthName = useMonthName();
  const { insureds } = usePortal();
  const nameOf = (number: string) =>
    insureds.find(({ insuredNumber }) => String(insuredNumber) === number)?.fullname ?? number;
  return (
    <FilterBar label={t("filters")} parameters={[monthFilter, insured]} count={count} sort={sort}>
      <FilterMenu
        label={t("filter.month")}
        parameter={monthFilter}
        nameOf={(month) => monthName(`${year}-${month}`, "month")}
      />
      {insureds.length > 1 && (
        <FilterMenu label={t("filter.insured")} parameter={insured} nameOf={nameOf} />
      )}
    </FilterBar>
  );
}

/** The people of a request: its own, and those of its parts. */
function fitsFilters(months: readonly string[], insureds: readonly string[]) {
  return ({ requestDate, concernedInsured, children }: Interaction): boolean => {
    const people = [concernedInsured, ...children.map((part) => part.concernedInsured)];
    return (
      (months.length === 0 || months.includes(requestDate.slice(5, 7))) &&
      (insureds.length === 0 ||
        people.some((one) => one && insureds.includes(String(one.insuredNumber))))
    );
  };
}
