import { csvOf } from "@portal/model/typing/csv.ts";
import Download from "lucide-react/icons/download";
import { saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import type { Invoice } from "../invoices.ts";
import styles from "../InvoicesScreen.module.css";
import { useColumns } from "./useColumns.tsx";

interface ExportButtonProps {
  rows: readonly Invoice[];
  year: number;
}

/** Excel needs it to read the accents. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Exports the filtered list for a spreadsheet. */
export function ExportButton({ rows, year }: ExportButtonProps) {
  const t = useTexts("invoices");
  const columns = useColumns().flatMap(({ csv }) => csv);
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
      <span className={styles.export}>{t("csv.export")}</span>
    </Button>
  );
}
