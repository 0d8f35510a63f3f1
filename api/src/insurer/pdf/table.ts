import { colours } from "./colours.ts";
import type { Table, TableColumn } from "./paper.ts";
import { contentWidth, type Group, page, type Sheet } from "./sheet.ts";

const PADDING = 4.5;
const GAP = 14;
const SIZE = 9.5;

interface Cell {
  text: string;
  x: number;
  width: number;
  align: "left" | "right";
}

/** A table that goes on over as many pages as it needs, its head on each of them. */
export function drawTable(sheet: Sheet, { label, columns, rows, total }: Table): void {
  const titles = columns.map(({ title }) => title);
  sheet.keep(60);
  sheet.group("Table", { alt: label }, (structure) => {
    structure.group("TR", (row) => drawHead(sheet, columns, titles, row));
    for (const [place, texts] of rows.entries()) {
      const cells = cellsOf(columns, texts);
      const height = heightOf(sheet, cells, "regular");
      // The total does not stand alone on a page.
      const isLast = total && place === rows.length - 1;
      const isNewPage = sheet.keep(isLast ? 2 * height : height);
      if (isNewPage) sheet.ornament(() => drawHead(sheet, columns, titles));
      structure.group("TR", (row) => drawRow(sheet, cells, row, "regular"));
      sheet.line(sheet.pdf.y);
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

/** On the pages that follow the first, the head is an ornament: it was read once. */
function drawHead(
  sheet: Sheet,
  columns: readonly TableColumn[],
  titles: readonly string[],
  row?: Group,
): void {
  const cells = cellsOf(columns, titles);
  const style = { size: 8.5, weight: "semibold", colour: colours.quiet } as const;
  const top = sheet.pdf.y;
  const height = Math.max(
    ...cells.map(({ text, width }) => sheet.heightOf(text, { ...style, width })),
  );
  for (const { text, ...place } of cells) {
    const draw = () => sheet.text(text, { ...style, ...place, y: top + PADDING });
    if (row) row.add("TH", draw, "Column");
    else draw();
  }
  sheet.pdf.y = top + height + 2 * PADDING;
  if (row) sheet.line(sheet.pdf.y, colours.lake);
}

function drawRow(sheet: Sheet, cells: readonly Cell[], row: Group, weight: "regular" | "semibold") {
  const top = sheet.pdf.y;
  const height = heightOf(sheet, cells, weight);
  for (const [place, { text, ...where }] of cells.entries()) {
    const draw = () =>
      sheet.text(text, {
        ...where,
        size: SIZE,
        weight,
        y: top + PADDING,
        isTabular: where.align === "right",
      });
    row.add(place === 0 ? "TH" : "TD", draw, place === 0 ? "Row" : undefined);
  }
  sheet.pdf.y = top + height;
}

function heightOf(sheet: Sheet, cells: readonly Cell[], weight: "regular" | "semibold"): number {
  const heights = cells.map(({ text, width }) =>
    sheet.heightOf(text, { size: SIZE, weight, width }),
  );
  return Math.max(...heights) + 2 * PADDING;
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
