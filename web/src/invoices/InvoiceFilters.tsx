import Download from "lucide-react/icons/download";
import { saveFile } from "../core/download.ts";
import { useLanguage, useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { FilterBar } from "../ui/FilterBar.tsx";
import { FilterMenu } from "../ui/FilterMenu.tsx";
import { monthName } from "../ui/month-names.ts";
import { csvOf } from "./csv.ts";
import { deadlineFilter, type Invoice, statusFilter, statusOf, typeFilter } from "./invoices.ts";
import { useTitle } from "./useTitle.ts";

interface InvoiceFiltersProps {
  invoices: readonly Invoice[];
  /** What the filters leave. */
  rows: readonly Invoice[];
  year: number;
  today: string;
}

export function InvoiceFilters({ invoices, rows, year, today }: InvoiceFiltersProps) {
  const t = useTexts("invoices");
  const { language } = useLanguage();
  const titleOf = useTitle();
  const months = deadlineFilter(invoices);
  const save = () => {
    const head = [
      "number",
      "what",
      "holder",
      "date",
      "deadline",
      "status",
      "amount",
      "toPay",
    ] as const;
    const table = rows.map((one) => {
      const status = statusOf(one, today);
      return [
        one.id,
        titleOf(one),
        one.holder,
        one.invoiceDate,
        one.deadline,
        status ? t(`status.${status}`) : "",
        one.totalAmount,
        one.toBePaid,
      ];
    });
    const text = csvOf([head.map((name) => t(`csv.${name}`)), ...table]);
    saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), `${t("csv.file")}-${year}.csv`);
  };
  return (
    <FilterBar
      label={t("filters")}
      parameters={[statusFilter, typeFilter, months]}
      count={rows.length}
      actions={
        <Button look="secondary" disabled={rows.length === 0} onClick={save}>
          <Download size={18} aria-hidden="true" />
          {t("csv.export")}
        </Button>
      }
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
        nameOf={(month) => monthName(month, language)}
      />
    </FilterBar>
  );
}
