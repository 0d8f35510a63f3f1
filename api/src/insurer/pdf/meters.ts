import { colours } from "./colours.ts";
import type { Meter } from "./paper.ts";
import { contentWidth, page, type Sheet } from "./sheet.ts";

const BETWEEN = 26;
const BAR = 6;

/** Draws bars for the used part of yearly amounts, two beside each other. */
export function drawMeters(sheet: Sheet, label: string, meters: readonly Meter[]): void {
  const width = (contentWidth - BETWEEN) / 2;
  sheet.keep(60);
  const top = sheet.pdf.y;
  let bottom = top;
  sheet.group("Table", { alt: label }, (structure) => {
    for (const [place, meter] of meters.entries()) {
      const x = page.left + place * (width + BETWEEN);
      const style = { size: sheet.density.table, x, width };
      structure.group("TR", (row) => {
        const named = { ...style, y: top, weight: "semibold" } as const;
        row.add("TH", () => sheet.text(meter.name, named), "Row");
        const below = sheet.pdf.y;
        const value = { ...style, y: top, align: "right", isTabular: true } as const;
        row.add("TD", () => sheet.text(meter.value, value));
        const bar = Math.max(sheet.pdf.y, below) + 3;
        sheet.ornament(() => drawBar(sheet, { x, y: bar, width }, meter.share));
        const noted = { ...style, y: bar + BAR + 4, size: sheet.density.tableHead };
        row.add("TD", () => sheet.text(meter.note, { ...noted, colour: colours.quiet }));
        bottom = Math.max(bottom, sheet.pdf.y);
      });
    }
  });
  sheet.pdf.y = bottom;
  sheet.space(12);
}

function drawBar(
  { pdf }: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  share: number,
): void {
  pdf.roundedRect(x, y, width, BAR, BAR / 2).fill(colours.track);
  // A small share is drawn as a dot, because the rounded ends need this width.
  const filled = share <= 0 ? 0 : Math.max(BAR, Math.min(1, share) * width);
  if (filled > 0) pdf.roundedRect(x, y, filled, BAR, BAR / 2).fill(colours.lake);
}
