import { colours } from "./colours.ts";
import type { Block, Fact, SlipNote } from "./paper.ts";
import { fitsAbove } from "./qr-bill.ts";
import { contentWidth, page, type Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

const NAME_WIDTH = 220;
const INDENT = 14;

export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case "heading":
      return drawHeading(sheet, block.text);
    case "paragraph":
      return drawParagraph(sheet, block.text, block.tone === "quiet" ? colours.quiet : colours.ink);
    case "slip":
      return drawSlipNote(sheet, block);
    case "list":
      return drawList(sheet, block.points);
    case "facts":
      return drawFacts(sheet, block.facts);
    case "table":
      return drawTable(sheet, block);
    case "closing":
      return drawClosing(sheet, block.lines);
  }
}

/** A heading stands on the page of what it is about: room for the head of a table and its first row. */
function drawHeading(sheet: Sheet, text: string): void {
  sheet.keep(96);
  sheet.space(8);
  sheet.add("H2", () => sheet.text(text, { size: 11.5, weight: "semibold", colour: colours.lake }));
  sheet.space(4);
}

const BELOW_PARAGRAPH = 7;

export function paragraphHeight(sheet: Sheet, text: string): number {
  return sheet.heightOf(text) + BELOW_PARAGRAPH;
}

function drawParagraph(sheet: Sheet, text: string, colour: string): void {
  sheet.keep(30);
  sheet.add("P", () => sheet.text(text, { colour }));
  sheet.space(BELOW_PARAGRAPH);
}

function drawSlipNote(sheet: Sheet, { below, overleaf }: SlipNote): void {
  sheet.keep(30);
  const isBelow = fitsAbove(sheet.pdf.y + paragraphHeight(sheet, below));
  drawParagraph(sheet, isBelow ? below : overleaf, colours.ink);
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

/** Names at the left, values beside them, a hair line between two. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  sheet.group("Table", {}, (structure) => {
    for (const [name, value] of facts) {
      const width = contentWidth - NAME_WIDTH;
      sheet.keep(sheet.heightOf(value, { width }) + 10);
      const top = sheet.pdf.y + 4;
      structure.group("TR", (row) => {
        const named = { y: top, width: NAME_WIDTH - 10, colour: colours.quiet };
        row.add("TH", () => sheet.text(name, named), "Row");
        const below = sheet.pdf.y;
        const valued = { x: page.left + NAME_WIDTH, y: top, width };
        row.add("TD", () => sheet.text(value, { ...valued, weight: "semibold", isTabular: true }));
        sheet.pdf.y = Math.max(sheet.pdf.y, below) + 2;
      });
      sheet.line(sheet.pdf.y);
    }
  });
  sheet.space(12);
}

export function closingHeight(lines: readonly string[]): number {
  return 20 + lines.length * 16;
}

function drawClosing(sheet: Sheet, lines: readonly string[]): void {
  sheet.keep(closingHeight(lines));
  sheet.space(8);
  for (const [place, line] of lines.entries()) {
    sheet.add("P", () => sheet.text(line, { weight: place === 1 ? "semibold" : "regular" }));
    if (place === 0) sheet.space(8);
  }
}
