import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { DataTable } from "../ui/tables/DataTable.tsx";
import { FilterBar } from "../ui/tables/FilterBar.tsx";
import { FilterMenu } from "../ui/tables/FilterMenu.tsx";
import { SortMenu } from "../ui/tables/SortMenu.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Switch } from "../ui/fields/Switch.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./DelegationsScreen.module.css";
import { NoDelegations } from "./NoDelegations.tsx";
import { useColumns } from "./useColumns.tsx";
import { useDelegationFilters } from "./useDelegationFilters.ts";
import { useDelegations } from "./useDelegations.ts";

const FIRST_SORT = "-validity";

export function DelegationList({ today }: { today: string }) {
  const t = useTexts("delegations");
  const view = useDelegationFilters(today);
  const { delegations, hasFailed, refetch } = useDelegations(view.years, today);
  const columns = useColumns(view.nameOf, view.people.length > 1);
  const concerned = delegations?.filter(view.concerns);
  const rows = concerned?.filter(({ status }) => view.showsExpired || status !== "EXPIRED");
  if (hasFailed) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  return (
    <div className={stack.gap4}>
      <DelegationFilters
        view={view}
        count={rows?.length ?? 0}
        sort={<SortMenu columns={columns} firstSort={FIRST_SORT} />}
      />
      <DataTable
        label={t("label")}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        firstSort={FIRST_SORT}
        empty={
          <NoDelegations
            isFiltered={view.isFiltered}
            hiddenCount={concerned?.length ?? 0}
            onShowExpired={() => view.showExpired(true)}
            onShowAll={view.clear}
          />
        }
      />
    </div>
  );
}

interface DelegationFiltersProps {
  view: ReturnType<typeof useDelegationFilters>;
  count: number;
  sort: ReactNode;
}

function DelegationFilters({ view, count, sort }: DelegationFiltersProps) {
  const t = useTexts("delegations");
  const { insured, year } = view.filters;
  return (
    <FilterBar label={t("filters")} parameters={[insured, year]} count={count} sort={sort}>
      {view.people.length > 1 && (
        <FilterMenu label={t("filter.insured")} parameter={insured} nameOf={view.nameOf} />
      )}
      <FilterMenu label={t("filter.year")} parameter={year} nameOf={String} />
      <div className={styles.switch}>
        <Switch
          label={t("filter.expired")}
          checked={view.showsExpired}
          onChange={(event) => view.showExpired(event.target.checked)}
        />
      </div>
    </FilterBar>
  );
}
