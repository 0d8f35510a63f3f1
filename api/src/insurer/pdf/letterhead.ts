import { brand } from "@portal/brand/brand.ts";
import { drawFacts } from "./blocks.ts";
import { colours } from "./colours.ts";
import { drawHighlight } from "./highlight.ts";
import type { Fact, Paper } from "./paper.ts";
import { footAboveSlip } from "./qr-bill.ts";
import { contentWidth, millimetres, page, type Sheet } from "./sheet.ts";
import { longDate, pageOf } from "./texts.ts";

/** The window of a Swiss envelope: at the right, 55 mm from the top. */
const address = { x: millimetres(118), y: millimetres(52), width: millimetres(78) };
const belowWindow = millimetres(98);
/** The date's position below the window. */
const dateAt = belowWindow - 29;
/** Smaller type for long addresses, down to the smallest that a sorting machine reads. */
const addressSizes = [10.5, 9.5, 8.5, 7.5];
const { city } = brand.address;

/** Draws the first page down to the heading. */
export function drawOpening(sheet: Sheet, paper: Paper): void {
  sheet.ornament(() => drawCrest(sheet));
  const written = `${city}, ${longDate(paper.date, paper.language)}`;
  const windowEnd = paper.address ? drawWindow(sheet, paper.address, partsOf(paper)) : 0;
  const { references = [] } = paper;
  const isBeside = paper.address !== undefined && besideHeight(sheet, references) < sideRoom;
  if (isBeside && references.length > 0) drawBeside(sheet, references);
  sheet.pdf.y = paper.address ? Math.max(dateAt, windowEnd + 8) : millimetres(46);
  if (paper.address) {
    sheet.add("P", () => sheet.text(written, { colour: colours.quiet }));
    sheet.space(16);
  }
  sheet.add("H1", () => sheet.text(paper.title, { size: sheet.density.title, weight: "semibold" }));
  const subtitle = paper.subtitle;
  if (subtitle) {
    sheet.space(2);
    sheet.add("P", () => sheet.text(subtitle, { size: 11, colour: colours.quiet }));
  }
  sheet.space(14);
  if (!isBeside && references.length > 0) drawFacts(sheet, references);
}

const SIDE_SIZE = 8.5;
const side = { name: millimetres(37), gap: 8, top: address.y + 16 };
const sideValue = address.x - millimetres(6) - page.left - side.name - side.gap;
const sideRoom = dateAt - 8 - side.top;

function besideHeight(sheet: Sheet, references: readonly Fact[]): number {
  return references.reduce((sum, fact) => sum + besideRow(sheet, fact), 0);
}

function besideRow(sheet: Sheet, [name, value]: Fact): number {
  const named = sheet.heightOf(name, { size: SIDE_SIZE, width: side.name });
  const style = { size: SIDE_SIZE, weight: "semibold", width: sideValue } as const;
  return Math.max(named, sheet.heightOf(value, style)) + 2;
}

/** Draws the reference numbers at the left of the window, which leaves more room for the text below. */
function drawBeside(sheet: Sheet, references: readonly Fact[]): void {
  let y = side.top;
  sheet.group("Table", {}, (structure) => {
    for (const fact of references) {
      const [name, value] = fact;
      const style = { y, size: SIDE_SIZE };
      structure.group("TR", (row) => {
        const named = { ...style, width: side.name, colour: colours.quiet };
        row.add("TH", () => sheet.text(name, named), "Row");
        const x = page.left + side.name + side.gap;
        const valued = { ...style, x, width: sideValue, weight: "semibold" } as const;
        row.add("TD", () => sheet.text(value, { ...valued, isTabular: true }));
      });
      y += besideRow(sheet, fact);
    }
  });
}

/** The head of a payment slip on a separate page: title, first number and box of the letter. */
export function drawSlipHead(sheet: Sheet, paper: Paper): void {
  const about = [paper.title, paper.references?.[0]?.join(" ") ?? ""].filter(Boolean).join(" · ");
  sheet.add("P", () => sheet.text(about, { weight: "semibold" }));
  sheet.space(8);
  const box = paper.blocks.find((block) => block.kind === "highlight");
  if (box) drawHighlight(sheet, box);
}

function drawCrest({ pdf }: Sheet): void {
  const scale = 1.05;
  pdf
    .save()
    .translate(page.left - 2, millimetres(16))
    .scale(scale);
  pdf.path(brand.crest.shield).fill(colours.lake);
  pdf.path(brand.crest.snow).fill(colours.paper);
  pdf.path(brand.crest.glow).fill(colours.glow);
  pdf.restore();
  pdf.font("semibold").fontSize(17).fillColor(colours.ink);
  pdf.text(brand.name, page.left + 40, millimetres(16) + 9, { lineBreak: false });
}

/** Draws the address window and returns its lower end. */
function drawWindow(sheet: Sheet, lines: readonly string[], from: readonly string[]): number {
  sheet.ornament(() => {
    sheet.text(from.join(" · "), {
      ...address,
      size: 6.5,
      colour: colours.quiet,
      isSingleLine: true,
    });
  });
  const text = lines.join("\n");
  const y = address.y + 16;
  const fits = (size: number) => y + sheet.heightOf(text, { ...address, size }) < dateAt - 8;
  const size = addressSizes.find(fits) ?? addressSizes.at(-1) ?? 0;
  sheet.add("P", () => sheet.text(text, { ...address, y, size }));
  return sheet.pdf.y;
}

/** The sender's name, street and place. */
function partsOf({
  sender,
  company,
}: Pick<Paper, "sender" | "company">): [name: string, street: string, place: string] {
  const { address: office } = brand;
  return sender
    ? [sender.name, `${sender.street} ${sender.number}`.trim(), `${sender.zip} ${sender.city}`]
    : [company.name, office.street, `${office.zip} ${office.city}`];
}

/** Draws the foot of every page, once the number of pages is known. */
export function drawFeet(sheet: Sheet, paper: Paper): void {
  const { language, bill, company } = paper;
  const { start, count } = sheet.pdf.bufferedPageRange();
  const [name, street, place] = partsOf(paper);
  const us = `${name} · ${street}, ${place} · ${company.phone} · ${brand.supportEmail}`;
  for (let index = start; index < start + count; index++) {
    sheet.pdf.switchToPage(index);
    const where = pageOf[language](index + 1, count);
    // The payment part extends to the edge of the last page.
    const hasSlip = bill !== undefined && index === start + count - 1;
    sheet.ornament(() => {
      if (!hasSlip) drawFootLine(sheet);
      drawFoot(sheet, us, where, hasSlip ? footAboveSlip : footAt);
    });
  }
}

const footAt = page.height - millimetres(17);

function drawFootLine({ pdf }: Sheet): void {
  pdf
    .moveTo(page.left, footAt - 8)
    .lineTo(page.left + contentWidth, footAt - 8)
    .lineWidth(0.6)
    .stroke(colours.line);
}

function drawFoot(sheet: Sheet, us: string, where: string, y: number): void {
  const style = { size: 7.5, colour: colours.quiet, isSingleLine: true } as const;
  sheet.text(us, { ...style, y });
  const x = page.left + contentWidth - sheet.widthOf(where, style);
  sheet.text(where, { ...style, x, y });
}
