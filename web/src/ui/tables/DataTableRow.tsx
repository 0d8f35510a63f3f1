import ChevronDown from "lucide-react/icons/chevron-down";
import { type MouseEvent, type ReactNode, useDeferredValue, useId, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./DataTable.module.css";
import type { Column } from "./table.ts";

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  detail: ((row: Row) => ReactNode) | undefined;
  isOpenFirst: boolean;
  onToggle: (isOpen: boolean) => void;
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, detail, isOpenFirst, onToggle } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  // The row reacts to the press at once; its detail is rendered with lower priority.
  const showsDetail = useDeferredValue(isOpen);
  const toggle = () => {
    setOpen(!isOpen);
    onToggle(!isOpen);
  };
  const [first, ...others] = columns;
  return (
    <>
      {/* For those who point; the keyboard and screen readers have the button or the link itself. */}
      <tr
        role="row"
        className={isOpen ? `${styles.row} ${styles.open}` : styles.row}
        onClick={pressMain}
      >
        {detail && (
          <td role="cell" className={styles.opening}>
            <Opener id={id} isOpen={isOpen} onToggle={toggle} />
          </td>
        )}
        <th role="rowheader" scope="row" id={`${id}-name`} className={styles.name}>
          {first?.cell(row)}
        </th>
        {others.map(({ id: columnId, title, cell, align, onPhone, isWideOnly }) => (
          <td
            key={columnId}
            role="cell"
            className={[
              align && styles.end,
              onPhone && styles[onPhone],
              isWideOnly && styles.wideOnly,
            ]
              .filter(Boolean)
              .join(" ")}
          >
            {/* On a phone the column's title stands with each value; the screen reader has it from the head. */}
            <span className={styles.label} aria-hidden="true">
              {title}
            </span>
            {cell(row)}
          </td>
        ))}
      </tr>
      {detail && showsDetail && (
        <tr role="row" className={styles.detailRow}>
          <td role="cell" colSpan={columns.length + 1} id={`${id}-detail`}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}

/**
 * A click anywhere in a row triggers its button or else its link. It needs no overlay: in WebKit a table row is no
 * containing block, so an overlay would cover the page.
 */
function pressMain({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  if (!(target instanceof Element) || target.closest("a, button, input, label")) return;
  // A click that ends a text selection does not open the row.
  if (getSelection()?.type === "Range") return;
  currentTarget.querySelector<HTMLElement>("[aria-expanded], th a")?.click();
}

interface OpenerProps {
  id: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Its accessible name is its label and the name of the row. */
function Opener({ id, isOpen, onToggle }: OpenerProps) {
  const t = useTexts("forms");
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-detail` : undefined}
      aria-labelledby={`${id}-opener ${id}-name`}
      onClick={onToggle}
    >
      <span id={`${id}-opener`} className={styles.openerText}>
        {t("table.details")}
      </span>
      <ChevronDown size={20} aria-hidden="true" />
    </button>
  );
}
