import { useTexts } from "../../core/language/i18n.tsx";
import table from "./DataTable.module.css";
import styles from "./DataTableSkeleton.module.css";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

const rows = [1, 2, 3, 4, 5];
const facts = [1, 2, 3, 4];

/** Five rows in the table's shape, so that nothing moves when the real ones load. */
export function DataTableSkeleton({ inLines = false }: { inLines?: boolean }) {
  const t = useTexts("global");
  return (
    <div className={table.table} role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      <div className={styles.waitingHead}>
        <Skeleton width="64px" height="12px" />
      </div>
      {rows.map((row) => (
        <div
          key={row}
          className={inLines ? `${styles.waitingRow} ${styles.lines}` : styles.waitingRow}
        >
          {facts.map((fact) => (
            <Skeleton key={fact} height="20px" />
          ))}
        </div>
      ))}
    </div>
  );
}
