import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatChf } from "@portal/model/money.ts";
import { useSearch } from "../core/routing/search.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { DataTable } from "../ui/tables/DataTable.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { FilterBar } from "../ui/tables/FilterBar.tsx";
import { FilterMenu } from "../ui/tables/FilterMenu.tsx";
import type { Column } from "../ui/tables/table.ts";
import { holder, type Sample, samples, status, statusLabels } from "./samples.ts";
import { State } from "./State.tsx";
import styles from "./TableSection.module.css";

const tones = { due: "info", late: "bad", paid: "done" } as const;

const columns: Column<Sample>[] = [
  {
    id: "title",
    title: "Type",
    cell: ({ title, number }) => (
      <>
        {title}
        <span className={styles.number}>Invoice {number}</span>
      </>
    ),
  },
  { id: "holder", title: "Holder", cell: (one) => one.holder },
  { id: "due", title: "Due", cell: ({ due }) => formatDate(due), sortBy: ({ due }) => due },
  {
    id: "status",
    title: "Status",
    cell: (one) => <Badge tone={tones[one.status]}>{statusLabels[one.status]}</Badge>,
  },
  {
    id: "rappen",
    title: "Amount",
    align: "end",
    cell: ({ rappen }) => <strong className={styles.amount}>{formatChf(rappen)}</strong>,
    sortBy: ({ rappen }) => rappen,
  },
];

export function TableSection() {
  return (
    <>
      <State name="Filters, sort, opening rows, pages: all kept in the address">
        <Invoices />
      </State>
      <State name="Empty">
        <DataTable
          label="No invoices"
          columns={columns}
          rows={[]}
          keyOf={({ number }) => number}
          empty={
            <EmptyState picture="document" title="No invoices in 2024">
              We sent you none that year. The invoices of 2026 are a tab away.
            </EmptyState>
          }
        />
      </State>
      <State name="Loading">
        <DataTable
          label="Invoices on their way"
          columns={columns}
          rows={undefined}
          keyOf={({ number }) => number}
          empty={null}
        />
      </State>
    </>
  );
}

function Invoices() {
  const search = useSearch();
  const statuses = search.get(status);
  const holders = search.get(holder);
  const rows = samples.filter(
    (one) =>
      (statuses.length === 0 || statuses.includes(one.status)) &&
      (holders.length === 0 || holders.includes(one.holder)),
  );
  return (
    <>
      <FilterBar
        label="Filter the invoices"
        parameters={[status, holder]}
        count={rows.length}
        actions={<Button variant="secondary">Export (CSV)</Button>}
      >
        <FilterMenu label="Status" parameter={status} nameOf={(value) => statusLabels[value]} />
        <FilterMenu label="Holder" parameter={holder} nameOf={String} />
      </FilterBar>
      <DataTable
        label="Invoices"
        columns={columns}
        rows={rows}
        keyOf={({ number }) => number}
        firstSort="-due"
        detail={detailOf}
        empty={<NoMatches />}
      />
    </>
  );
}

function NoMatches() {
  const search = useSearch();
  const clear = () => search.set(status.to([]), holder.to([]));
  return (
    <EmptyState
      picture="search"
      title="Nothing fits these filters"
      action={
        <Button variant="secondary" onClick={clear}>
          Show all invoices
        </Button>
      }
    >
      No invoice has all of what you chose.
    </EmptyState>
  );
}

function detailOf(row: Sample) {
  return (
    <dl className={styles.detail}>
      <div>
        <dt>Basic insurance</dt>
        <dd>{formatChf(row.rappen + 2060)}</dd>
      </div>
      <div>
        <dt>Redistribution of the environmental levy</dt>
        <dd>{formatChf(-2060)}</dd>
      </div>
      <div className={styles.total}>
        <dt>To pay</dt>
        <dd>{formatChf(row.rappen)}</dd>
      </div>
    </dl>
  );
}
