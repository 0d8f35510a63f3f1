import { colours } from "./colours.ts";
import { drawHighlight } from "./highlight.ts";
import { drawMeters } from "./meters.ts";
import type { Block, Fact, SlipNote } from "./paper.ts";
import { fitsAbove } from "./qr-bill.ts";
import { contentWidth, page, type Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";
import { drawVerification } from "./verification.ts";

const NAME_WIDTH = 220;
const INDENT = 14;

export function drawBlock(sheet: Sheet, block: Exclude<Block, SlipNote>): void {
  switch (block.kind) {
    case "highlight":
      return drawHighlight(sheet, block);
    case "heading":
      return drawHeading(sheet, block.text);
    case "paragraph":
      return drawParagraph(sheet, block.text, block.tone === "quiet" ? colours.quiet : colours.ink);
    case "list":
      return drawList(sheet, block.points);
    case "facts":
      return drawFacts(sheet, block.facts);
    case "meters":
      return drawMeters(sheet, block.label, block.meters);
    case "table":
      return drawTable(sheet, block);
    case "verification":
      return drawVerification(sheet, block);
    case "closing":
      return drawClosing(sheet, block.lines);
  }
}

/** Keeps a heading with the start of its content: the head and first row of a table. */
function drawHeading(sheet: Sheet, text: string): void {
  sheet.keep(96);
  sheet.space(8);
  const style = { size: sheet.density.heading, weight: "semibold" } as const;
  sheet.add("H2", () => sheet.text(text, { ...style, colour: colours.lake }));
  sheet.space(4);
}

const BELOW_PARAGRAPH = 7;

export function paragraphHeight(sheet: Sheet, text: string): number {
  return sheet.heightOf(text) + BELOW_PARAGRAPH * sheet.density.gap;
}

function drawParagraph(sheet: Sheet, text: string, colour: string): void {
  sheet.keep(Math.min(30, sheet.heightOf(text)));
  sheet.add("P", () => sheet.text(text, { colour }));
  sheet.space(BELOW_PARAGRAPH);
}

/** Draws the note about the slip's place. Without room for it, it moves to the slip's page, below the head. */
export function drawSlipNote(
  sheet: Sheet,
  { below, overleaf }: SlipNote,
  drawHead: () => void,
): void {
  const isBelow = fitsAbove(sheet.pdf.y + (below ? paragraphHeight(sheet, below) : 0));
  if (!isBelow && sheet.hasRoom(paragraphHeight(sheet, overleaf) + 10)) {
    if (!below) sheet.space(10);
    return drawParagraph(sheet, overleaf, colours.ink);
  }
  if (!isBelow) {
    sheet.pdf.addPage();
    drawHead();
  }
  if (below) drawParagraph(sheet, below, colours.ink);
}

function drawList(sheet: Sheet, points: readonly string[]): void {
  sheet.group("L", {}, (structure) => {
    for (const point of points) {
      sheet.keep(24);
      structure.group("LI", (item) => {
        const top = sheet.pdf.y;
        item.add("Lbl", () => sheet.text("•", { colour: colours.lake, isSingleLine: true }));
        const place = { x: page.left + INDENT, y: top, width: contentWidth - INDENT };
        item.add("LBody", () => sheet.text(point, place));
      });
      sheet.space(3);
    }
  });
  sheet.space(5);
}

/** Names at the left, values beside them, a thin line between rows. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  sheet.group("Table", {}, (structure) => {
    for (const [name, value] of facts) {
      const width = contentWidth - NAME_WIDTH;
      const padding = sheet.density.cellPadding;
      sheet.keep(sheet.heightOf(value, { width }) + 2 * padding + 1);
      const top = sheet.pdf.y + padding - 0.5;
      structure.group("TR", (row) => {
        const named = { y: top, width: NAME_WIDTH - 10, colour: colours.quiet };
        row.add("TH", () => sheet.text(name, named), "Row");
        const below = sheet.pdf.y;
        const valued = { x: page.left + NAME_WIDTH, y: top, width };
        row.add("TD", () => sheet.text(value, { ...valued, weight: "semibold", isTabular: true }));
        const under = Math.max(0, padding - sheet.density.lineGap);
        sheet.pdf.y = Math.max(sheet.pdf.y, below) + under;
      });
      sheet.line(sheet.pdf.y);
    }
  });
  sheet.space(12);
}

export function closingHeight(sheet: Sheet, lines: readonly string[]): number {
  const { text, lineGap, gap, isGreetingShort } = sheet.density;
  const count = isGreetingShort ? 1 : lines.length;
  return 18 * gap + count * (text * 1.2 + lineGap);
}

function drawClosing(sheet: Sheet, lines: readonly string[]): void {
  sheet.keep(closingHeight(sheet, lines));
  sheet.space(8);
  if (sheet.density.isGreetingShort) {
    const [greeting = "", ...from] = lines;
    sheet.add("P", () => sheet.text(`${greeting} · ${from.join(", ")}`));
    return;
  }
  for (const [place, line] of lines.entries()) {
    sheet.add("P", () => sheet.text(line, { weight: place === 1 ? "semibold" : "regular" }));
    if (place === 0) sheet.space(8);
  }
}
