import { colours } from "./colours.ts";
import type { Table, TableColumn, TableRow } from "./paper.ts";
import { contentWidth, type Group, page, type Sheet } from "./sheet.ts";

const GAP = 14;
const INDENT = 10;
/** A taller row starts on the current page and continues on the next one. */
const MOST_KEPT = 200;

interface Cell {
  text: string;
  x: number;
  width: number;
  align: "left" | "right";
}

type Style = "regular" | "semibold" | "quiet";

/** Draws a table over as many pages as it needs, with its head on each. */
export function drawTable(sheet: Sheet, { label, columns, rows, total }: Table): void {
  const titles = columns.map(({ title }) => title);
  // Keeps the head on the page of the first row.
  const first = rows[0] ?? total ?? [];
  const { cells: firstCells, style: firstStyle } = rowOf(columns, first);
  sheet.keep(
    headHeight(sheet, cellsOf(columns, titles)) +
      Math.min(
        MOST_KEPT,
        heightOf(sheet, firstCells, firstStyle) + explainedHeight(sheet, columns, rows, 0),
      ),
  );
  sheet.group("Table", { alt: label }, (structure) => {
    structure.group("TR", (row) => drawHead(sheet, columns, titles, row));
    for (const [place, content] of rows.entries()) {
      const { cells, style } = rowOf(columns, content);
      const height = heightOf(sheet, cells, style);
      // Keeps the total on the page of the last row.
      const isLast = total && place === rows.length - 1;
      const isNewPage = sheet.keep(
        (isLast ? 2 * height : height) + explainedHeight(sheet, columns, rows, place),
      );
      if (isNewPage) sheet.ornament(() => drawHead(sheet, columns, titles));
      structure.group("TR", (row) => drawRow(sheet, cells, row, style));
      const next = rows[place + 1];
      if (!next || !isExplaining(next)) sheet.line(sheet.pdf.y);
    }
    if (total) {
      const cells = cellsOf(columns, total);
      sheet.keep(heightOf(sheet, cells, "semibold"));
      sheet.line(sheet.pdf.y, colours.ink);
      structure.group("TR", (row) => drawRow(sheet, cells, row, "semibold"));
    }
  });
  sheet.space(12);
}

/** The height of a table that is not split. */
export function tableHeight(sheet: Sheet, { columns, rows, total }: Table): number {
  const titles = columns.map(({ title }) => title);
  const drawn = rows.map((row) => rowOf(columns, row));
  if (total) drawn.push({ cells: cellsOf(columns, total), style: "semibold" });
  const heights = drawn.map(({ cells, style }) => heightOf(sheet, cells, style));
  const head = headHeight(sheet, cellsOf(columns, titles));
  return heights.reduce((sum, height) => sum + height, head + 12 * sheet.density.gap);
}

function isExplaining(row: TableRow): row is { explains: readonly string[] } {
  return "explains" in row;
}

function rowOf(columns: readonly TableColumn[], row: TableRow): { cells: Cell[]; style: Style } {
  if (!isExplaining(row)) return { cells: cellsOf(columns, row), style: "regular" };
  const [first, ...others] = cellsOf(columns, row.explains);
  if (!first) return { cells: [], style: "quiet" };
  const indented = { ...first, x: first.x + INDENT, width: first.width - INDENT };
  return { cells: [indented, ...others], style: "quiet" };
}

/** The height of the explanations below a row, which stay on its page. */
function explainedHeight(
  sheet: Sheet,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  place: number,
): number {
  const row = rows[place];
  if (!row || isExplaining(row)) return 0;
  let height = 0;
  for (const next of rows.slice(place + 1)) {
    if (!isExplaining(next)) break;
    const { cells, style } = rowOf(columns, next);
    height += heightOf(sheet, cells, style);
  }
  return height;
}

/** On later pages the head is an artifact, so that screen readers read it only once. */
function drawHead(
  sheet: Sheet,
  columns: readonly TableColumn[],
  titles: readonly string[],
  row?: Group,
): void {
  const cells = cellsOf(columns, titles);
  const { tableHead: size, cellPadding } = sheet.density;
  const style = { size, weight: "semibold", colour: colours.quiet } as const;
  const top = sheet.pdf.y;
  for (const { text, ...place } of cells) {
    const draw = () => sheet.text(text, { ...style, ...place, y: top + cellPadding });
    if (row) row.add("TH", draw, "Column");
    else draw();
  }
  sheet.pdf.y = top + headHeight(sheet, cells);
  if (row) sheet.line(sheet.pdf.y, colours.lake);
}

function headHeight(sheet: Sheet, cells: readonly Cell[]): number {
  const { tableHead: size, cellPadding } = sheet.density;
  const style = { size, weight: "semibold" } as const;
  const heights = cells.map(({ text, width }) => sheet.heightOf(text, { ...style, width }));
  return Math.max(...heights) + 2 * cellPadding;
}

function drawRow(sheet: Sheet, cells: readonly Cell[], row: Group, style: Style): void {
  const top = sheet.pdf.y;
  const height = heightOf(sheet, cells, style);
  for (const [place, { text, ...where }] of cells.entries()) {
    const draw = () =>
      sheet.text(text, {
        ...where,
        ...typeOf(sheet, style),
        y: top + paddingOf(sheet, style),
        isTabular: where.align === "right",
      });
    row.add(place === 0 ? "TH" : "TD", draw, place === 0 ? "Row" : undefined);
  }
  sheet.pdf.y = top + height;
}

function typeOf({ density }: Sheet, style: Style) {
  const isQuiet = style === "quiet";
  return {
    size: isQuiet ? density.table - 0.5 : density.table,
    weight: isQuiet ? "regular" : style,
    colour: isQuiet ? colours.quiet : colours.ink,
  } as const;
}

function paddingOf({ density }: Sheet, style: Style): number {
  return style === "quiet" ? density.cellPadding / 3 : density.cellPadding;
}

function heightOf(sheet: Sheet, cells: readonly Cell[], style: Style): number {
  const heights = cells.map(({ text, width }) =>
    sheet.heightOf(text, { ...typeOf(sheet, style), width }),
  );
  return Math.max(...heights) + 2 * paddingOf(sheet, style);
}

function cellsOf(columns: readonly TableColumn[], texts: readonly string[]): Cell[] {
  const shares = columns.map(({ width = 1 }) => width);
  const room = contentWidth - GAP * (columns.length - 1);
  const unit = room / shares.reduce((sum, share) => sum + share, 0);
  let x = page.left;
  return columns.map(({ align }, place) => {
    const width = (shares[place] ?? 1) * unit;
    const cell: Cell = {
      text: texts[place] ?? "",
      x,
      width,
      align: align === "end" ? "right" : "left",
    };
    x += width + GAP;
    return cell;
  });
}
