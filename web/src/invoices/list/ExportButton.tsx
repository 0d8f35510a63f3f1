import { type CsvColumn, csvOf } from "@portal/model/typing/csv.ts";
import Download from "lucide-react/icons/download";
import { saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { type Invoice, statusOf } from "../invoices.ts";
import { useTitle } from "../useTitle.ts";

interface ExportButtonProps {
  rows: readonly Invoice[];
  year: number;
  today: string;
}

/** Excel opens it with its accents. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The list as it is filtered, for a spreadsheet. */
export function ExportButton({ rows, year, today }: ExportButtonProps) {
  const t = useTexts("invoices");
  const columns = useCsvColumns(today);
  const save = () => {
    const text = csvOf(columns, rows);
    saveFile(
      new Blob([BYTE_ORDER_MARK, text], { type: "text/csv;charset=utf-8" }),
      `${t("csv.file")}-${year}.csv`,
    );
  };
  return (
    <Button variant="secondary" disabled={rows.length === 0} onClick={save}>
      <Download size={18} aria-hidden="true" />
      {t("csv.export")}
    </Button>
  );
}

/** What the spreadsheet says of an invoice: days and amounts as machines read them. */
function useCsvColumns(today: string): CsvColumn<Invoice>[] {
  const t = useTexts("invoices");
  const titleOf = useTitle();
  const statusText = (invoice: Invoice) => {
    const status = statusOf(invoice, today);
    return status ? t(`status.${status}`) : "";
  };
  return [
    { name: t("csv.number"), cell: ({ id }) => id },
    { name: t("csv.what"), cell: titleOf },
    { name: t("csv.holder"), cell: ({ holder }) => holder },
    { name: t("csv.insurer"), cell: ({ creditor }) => creditor.name },
    { name: t("csv.date"), cell: ({ invoiceDate }) => invoiceDate },
    { name: t("csv.deadline"), cell: ({ deadline }) => deadline },
    { name: t("csv.status"), cell: statusText },
    { name: t("csv.amount"), cell: ({ totalAmount }) => totalAmount },
    { name: t("csv.toPay"), cell: ({ toBePaid }) => toBePaid },
  ];
}
