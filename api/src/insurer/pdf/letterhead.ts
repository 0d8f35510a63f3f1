import { brand } from "@portal/brand/brand.ts";
import { drawFacts } from "./blocks.ts";
import { drawNumberAboveSlip } from "./qr-bill.ts";
import { colours } from "./colours.ts";
import type { Paper } from "./paper.ts";
import { contentWidth, millimetres, page, type Sheet } from "./sheet.ts";
import { longDate, pageOf } from "./texts.ts";

/** The window of a Swiss envelope: at the right, 55 mm from the top. */
const address = { x: millimetres(118), y: millimetres(52), width: millimetres(78) };
const belowWindow = millimetres(98);
/** Where the date stands below the window. */
const dateAt = belowWindow - 24;
/** Smaller type for addresses of many or long lines, down to what a sorting machine still reads. */
const addressSizes = [10.5, 9.5, 8.5, 7.5];
const { city } = brand.address;

/** What the first page begins with, down to the heading. */
export function drawOpening(sheet: Sheet, paper: Paper): void {
  sheet.ornament(() => drawCrest(sheet));
  const written = `${city}, ${longDate(paper.date, paper.language)}`;
  const windowEnd = paper.address ? drawWindow(sheet, paper.address, partsOf(paper)) : 0;
  sheet.pdf.y = paper.address ? Math.max(dateAt, windowEnd + 8) : millimetres(46);
  if (paper.address) {
    sheet.add("P", () => sheet.text(written, { colour: colours.quiet }));
    sheet.space(16);
  }
  sheet.add("H1", () => sheet.text(paper.title, { size: 19, weight: "semibold" }));
  const subtitle = paper.subtitle;
  if (subtitle) {
    sheet.space(2);
    sheet.add("P", () => sheet.text(subtitle, { size: 11, colour: colours.quiet }));
  }
  sheet.space(14);
  if (paper.references) drawFacts(sheet, paper.references);
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

/** Says where the address ends. */
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

/** The name of whoever writes, the street and the place. */
function partsOf({
  sender,
  company,
}: Pick<Paper, "sender" | "company">): [name: string, street: string, place: string] {
  const { address: office } = brand;
  return sender
    ? [sender.name, `${sender.street} ${sender.number}`.trim(), `${sender.zip} ${sender.city}`]
    : [company.name, office.street, `${office.zip} ${office.city}`];
}

/** At the foot of every page, once it is known how many there are. */
export function drawFeet(sheet: Sheet, paper: Paper): void {
  const { language, bill, company } = paper;
  const { start, count } = sheet.pdf.bufferedPageRange();
  const [name, street, place] = partsOf(paper);
  const us = `${name} · ${street}, ${place} · ${company.phone} · ${brand.supportEmail}`;
  for (let index = start; index < start + count; index++) {
    sheet.pdf.switchToPage(index);
    const where = pageOf[language](index + 1, count);
    // The payment part reaches down to the edge of the last page.
    const hasSlip = bill !== undefined && index === start + count - 1;
    if (!hasSlip) sheet.ornament(() => drawFoot(sheet, us, where));
    else if (count > 1) sheet.ornament(() => drawNumberAboveSlip(sheet, where));
  }
}

function drawFoot(sheet: Sheet, us: string, where: string): void {
  const style = { size: 7.5, colour: colours.quiet, isSingleLine: true } as const;
  const y = page.height - millimetres(17);
  sheet.pdf
    .moveTo(page.left, y - 8)
    .lineTo(page.left + contentWidth, y - 8)
    .lineWidth(0.6)
    .stroke(colours.line);
  sheet.text(us, { ...style, y });
  const x = page.left + contentWidth - sheet.widthOf(where, style);
  sheet.text(where, { ...style, x, y });
}
