import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useLocation } from "../core/routing/router.tsx";
import { type Choice, useSearch } from "../core/routing/search.ts";
import { DataTable } from "../ui/tables/DataTable.tsx";
import { FilterBar } from "../ui/tables/FilterBar.tsx";
import { FilterMenu } from "../ui/tables/FilterMenu.tsx";
import { SortMenu } from "../ui/tables/SortMenu.tsx";
import { useMonthName } from "../ui/fields/dates/month-names.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { NoStatements } from "./NoStatements.tsx";
import {
  fullName,
  insuredFilter,
  monthFilter,
  readablePeople,
  type Reimbursement,
} from "./reimbursements.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ReimbursementsScreen.module.css";
import { StatementDetail } from "./StatementDetail.tsx";
import { useColumns } from "./useColumns.tsx";
import { useStatements } from "./useStatements.ts";

const FIRST_SORT = "-date";

/** The statements of a year: filters and the table, in which each expands to its bills. */
export function StatementList({ year }: { year: Choice<number> }) {
  const t = useTexts("reimbursements");
  const search = useSearch();
  const shownYear = search.get(year);
  const people = useReadablePeople(shownYear);
  const { statements, hasFailed, refetch, markSeen } = useStatements(shownYear);
  const columns = useColumns();
  const openedFirst = new URLSearchParams(useLocation().search).get("statement") ?? undefined;
  const byPerson = insuredFilter(people);
  const [months, chosen] = [search.get(monthFilter), search.get(byPerson)];
  const rows = statements?.filter(
    ({ date, insured }) =>
      (months.length === 0 || months.includes(date.slice(5, 7))) &&
      (chosen.length === 0 || chosen.includes(String(insured.insuredNumber))),
  );
  const detailOf = (statement: Reimbursement) => (
    <StatementDetail statement={statement} onSeen={markSeen} />
  );
  if (hasFailed) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  return (
    <div className={stack.gap4}>
      {statements?.length !== 0 && (
        <Filters
          year={shownYear}
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
        detail={detailOf}
        empty={
          <NoStatements
            year={shownYear}
            hasAny={statements?.length !== 0}
            onShowAll={() => search.set(monthFilter.to([]), byPerson.to([]))}
          />
        }
      />
      {rows && rows.length > 0 && <Legend />}
    </div>
  );
}

function Legend() {
  const t = useTexts("reimbursements");
  return (
    <ul className={`${styles.legend} ${styles.key}`} aria-hidden="true">
      <li>{t("costs.paidByUs")}</li>
      <li className={styles.own}>{t("costs.own")}</li>
    </ul>
  );
}

interface FiltersProps {
  year: number;
  count: number;
  sort: ReactNode;
}

function Filters({ year, count, sort }: FiltersProps) {
  const t = useTexts("reimbursements");
  const monthName = useMonthName();
  const people = useReadablePeople(year);
  const byPerson = insuredFilter(people);
  const nameOf = (number: string) => {
    const found = people.find(({ insuredNumber }) => String(insuredNumber) === number);
    return found ? fullName(found) : number;
  };
  return (
    <FilterBar label={t("filters")} parameters={[monthFilter, byPerson]} count={count} sort={sort}>
      <FilterMenu
        label={t("month")}
        parameter={monthFilter}
        nameOf={(month) => monthName(`${year}-${month}`, "month")}
      />
      {people.length > 1 && <FilterMenu label={t("person")} parameter={byPerson} nameOf={nameOf} />}
    </FilterBar>
  );
}

function useReadablePeople(year: number) {
  const { insureds, profile } = usePortal();
  return readablePeople(insureds, profile.insuredNumber, year);
}
