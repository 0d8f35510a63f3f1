import { toned, type TonedColours } from "./colours.ts";
import type { Highlight } from "./paper.ts";
import { contentWidth, page, type Sheet } from "./sheet.ts";

const INSET = 14;
const BETWEEN = 30;
const LABEL = 8;
const WORD = 11;
const ICON = 15;
/** Font sizes for long amounts, as factors. */
const SMALLER = [1, 0.85, 0.7, 0.55, 0.45];

interface FigurePosition {
  name: string;
  value: string;
  x: number;
}

/** Draws the box with the paper's main message: few figures in large type, and their severity. */
export function drawHighlight(sheet: Sheet, block: Highlight): void {
  const look = toned[block.isSolid ? "solid" : block.tone];
  const size = sizeFor(sheet, block);
  const { gap } = sheet.density;
  const inset = 2 + 8 * gap;
  const height = 2 * inset + LABEL * 1.2 + 3 + size * 1.2;
  sheet.keep(height + 12);
  const top = sheet.pdf.y;
  sheet.ornament(() => {
    sheet.pdf.roundedRect(page.left, top, contentWidth, height, 5).fill(look.ground);
    sheet.pdf.roundedRect(page.left, top, contentWidth, height, 5).lineWidth(0.8).stroke(look.edge);
  });
  if (block.word) drawWord(sheet, block, look, top + height / 2);
  sheet.group("Table", {}, (structure) => {
    for (const { name, value, x } of placesOf(sheet, block, size)) {
      const label = { x, y: top + inset, size: LABEL, colour: look.label, isSingleLine: true };
      const figure = { ...label, y: top + inset + LABEL * 1.2 + 3, size, colour: look.ink };
      structure.group("TR", (row) => {
        row.add("TH", () => sheet.text(name, label), "Row");
        row.add("TD", () => sheet.text(value, { ...figure, weight: "semibold", isTabular: true }));
      });
    }
  });
  sheet.pdf.y = top + height;
  sheet.space(12);
}

function placesOf(sheet: Sheet, { facts }: Highlight, size: number): FigurePosition[] {
  let x = page.left + INSET;
  return facts.map(([name, value]) => {
    const place = { name, value, x };
    const widths = [
      sheet.widthOf(name, { size: LABEL }),
      sheet.widthOf(value, { size, weight: "semibold" }),
    ];
    x += Math.max(...widths) + BETWEEN;
    return place;
  });
}

function sizeFor(sheet: Sheet, block: Highlight): number {
  const { figure } = sheet.density;
  const room = contentWidth - 2 * INSET + BETWEEN - wordWidth(sheet, block);
  const fits = (size: number) => {
    const places = placesOf(sheet, { ...block, facts: [...block.facts, ["", ""]] }, size);
    return (places.at(-1)?.x ?? 0) - page.left - INSET <= room;
  };
  const sizes = SMALLER.map((share) => share * figure);
  return sizes.find(fits) ?? sizes.at(-1) ?? figure;
}

function wordWidth(sheet: Sheet, { word, icon }: Highlight): number {
  if (!word) return 0;
  const width = sheet.widthOf(word, { size: WORD, weight: "semibold" });
  return width + (icon ? ICON + 6 : 0) + BETWEEN;
}

function drawWord(
  sheet: Sheet,
  { word = "", icon }: Highlight,
  look: TonedColours,
  middle: number,
): void {
  const style = { size: WORD, weight: "semibold", colour: look.ink, isSingleLine: true } as const;
  const x = page.left + contentWidth - INSET - sheet.widthOf(word, style);
  sheet.add("P", () => sheet.text(word, { ...style, x, y: middle - WORD * 0.62 }));
  if (!icon) return;
  sheet.ornament(() => {
    const { pdf } = sheet;
    pdf.save().translate(x - ICON - 6, middle - ICON / 2);
    pdf
      .scale(ICON / 24)
      .lineWidth(2)
      .lineCap("round")
      .lineJoin("round");
    for (const path of icons[icon]) pdf.path(path).stroke(look.ink);
    pdf.restore();
  });
}

/** The portal's icons (Lucide, ISC), in a square of 24. */
const icons: Readonly<Record<NonNullable<Highlight["icon"]>, readonly string[]>> = {
  bell: [
    "M10.268 21a2 2 0 0 0 3.464 0",
    "M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326",
  ],
  alert: [
    "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
    "M12 9v4",
    "M12 17h.01",
  ],
};
