import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { FilterBar } from "../../ui/tables/FilterBar.tsx";
import { FilterMenu } from "../../ui/tables/FilterMenu.tsx";
import { useMonthName } from "../../ui/fields/dates/month-names.ts";
import { ExportButton } from "./ExportButton.tsx";
import { deadlineFilter, type Invoice, statusFilter, typeFilter } from "../invoices.ts";

interface InvoiceFiltersProps {
  invoices: readonly Invoice[];
  rows: readonly Invoice[];
  sort: ReactNode;
  year: number;
}

export function InvoiceFilters({ invoices, rows, sort, year }: InvoiceFiltersProps) {
  const t = useTexts("invoices");
  const monthName = useMonthName();
  const months = deadlineFilter(invoices);
  return (
    <FilterBar
      label={t("filters")}
      parameters={[statusFilter, typeFilter, months]}
      count={rows.length}
      sort={sort}
      actions={<ExportButton rows={rows} year={year} />}
    >
      <FilterMenu
        label={t("column.status")}
        parameter={statusFilter}
        nameOf={(status) => t(`group.${status}`)}
      />
      <FilterMenu
        label={t("column.type")}
        parameter={typeFilter}
        nameOf={(type) => t(`type.${type}`)}
      />
      <FilterMenu
        label={t("column.deadline")}
        parameter={months}
        nameOf={(month) => monthName(month)}
      />
    </FilterBar>
  );
}
