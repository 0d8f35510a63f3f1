import { csvOf } from "@portal/model/typing/csv.ts";
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

const columns = [
  "number",
  "what",
  "holder",
  "insurer",
  "date",
  "deadline",
  "status",
  "amount",
  "toPay",
] as const;

/** Excel opens it with its accents. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The list as it is filtered, for a spreadsheet. */
export function ExportButton({ rows, year, today }: ExportButtonProps) {
  const t = useTexts("invoices");
  const titleOf = useTitle();
  const cellsOf = (one: Invoice) => {
    const status = statusOf(one, today);
    const said = status ? t(`status.${status}`) : "";
    const { id, holder, creditor, invoiceDate, deadline, totalAmount, toBePaid } = one;
    const what = [id, titleOf(one), holder, creditor.name];
    return [...what, invoiceDate, deadline, said, totalAmount, toBePaid];
  };
  const save = () => {
    const text = csvOf([columns.map((name) => t(`csv.${name}`)), ...rows.map(cellsOf)]);
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
