import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { useSearch } from "../../core/routing/search.ts";
import { DataTable } from "../../ui/tables/DataTable.tsx";
import { SortMenu } from "../../ui/tables/SortMenu.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { usePreload } from "../../ui/feedback/lazy-part.tsx";
import { ArrangementPanel, InvoiceDetail } from "../detail/InvoiceDetail.tsx";
import { InvoiceFilters } from "./InvoiceFilters.tsx";
import { deadlineFilter, groupOf, type Invoice, statusFilter, typeFilter } from "../invoices.ts";
import stack from "../../ui/layout/Stack.module.css";
import type { Extension } from "../../parts/pay/JokerOffer.tsx";
import { QrPayment } from "../payment/PaymentPanel.tsx";
import { NoInvoices } from "./NoInvoices.tsx";
import { useColumns } from "./useColumns.tsx";
import type { useInvoices } from "../useInvoices.ts";
import { useInvalidateInvoiceViews } from "../../parts/pay/useInvalidateInvoiceViews.ts";

const FIRST_SORT = "-status";

interface InvoiceListProps {
  year: number;
  today: string;
  found: ReturnType<typeof useInvoices>;
  onExtended: (extension: Extension) => void;
}

/** The invoices of a year: filters, the table, and the expanded rows. */
export function InvoiceList({ year, today, found, onExtended }: InvoiceListProps) {
  const t = useTexts("invoices");
  const { list, hasFailed, refetch, markSeen } = found;
  const openedFirst = new URLSearchParams(useLocation().search).get("invoice") ?? undefined;
  const columns = useColumns(list?.invoices);
  const rows = useFiltered(list?.invoices);
  const tellElsewhere = useInvalidateInvoiceViews();
  usePreload(ArrangementPanel);
  usePreload(QrPayment);
  const extend = async (extension: Extension) => {
    onExtended(extension);
    tellElsewhere();
    await refetch();
  };
  const tell = (invoice: Invoice) => (
    <InvoiceDetail invoice={invoice} today={today} onSeen={markSeen} onExtended={extend} />
  );
  if (hasFailed) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  return (
    <div className={stack.gap4}>
      {list?.totalCount !== 0 && (
        <InvoiceFilters
          invoices={list?.invoices ?? []}
          rows={rows ?? []}
          sort={<SortMenu columns={columns} firstSort={FIRST_SORT} />}
          year={year}
        />
      )}
      <DataTable
        label={t("label", { year })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        firstSort={FIRST_SORT}
        empty={<NoInvoices year={year} hasAny={list?.totalCount !== 0} />}
        detail={tell}
        openedFirst={openedFirst}
      />
    </div>
  );
}

/** The invoices that match the filters in the address. */
function useFiltered(invoices: readonly Invoice[] | undefined): readonly Invoice[] | undefined {
  const search = useSearch();
  const [statuses, types] = [search.get(statusFilter), search.get(typeFilter)];
  if (!invoices) return undefined;
  const months = search.get(deadlineFilter(invoices));
  return invoices.filter((one) => {
    const group = groupOf(one);
    return (
      (statuses.length === 0 || (group && statuses.includes(group))) &&
      (types.length === 0 || types.includes(one.type)) &&
      (months.length === 0 || months.includes(one.deadline.slice(0, 7)))
    );
  });
}
