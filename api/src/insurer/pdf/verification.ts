import { encode } from "uqr";
import { colours } from "./colours.ts";
import type { Verification } from "./paper.ts";
import { contentWidth, millimetres, page, type Sheet } from "./sheet.ts";

/** Large enough for the camera of a phone at arm's length, with the quiet zone of the standard. */
const QR = millimetres(28);
const INSET = 12;
const QUIET_MODULES = 4;
const CODE_SIZE = 12;
const TITLE_SIZE = 10.5;

/** Draws the box with the QR code at the left, and the words and the code beside it. */
export function drawVerification(sheet: Sheet, block: Verification): void {
  const { title, text, code } = block;
  const words = { x: page.left + 2 * INSET + QR, width: contentWidth - QR - 3 * INSET };
  const titled = { ...words, size: TITLE_SIZE, weight: "semibold" } as const;
  const coded = { ...words, size: CODE_SIZE, weight: "semibold", isTabular: true } as const;
  const wordsHeight =
    sheet.heightOf(title, titled) + sheet.heightOf(text, words) + sheet.heightOf(code, coded) + 10;
  const height = Math.max(QR, wordsHeight) + 2 * INSET;
  sheet.keep(height + 8);
  const top = sheet.pdf.y;
  sheet.ornament(() =>
    sheet.pdf
      .roundedRect(page.left, top, contentWidth, height, 5)
      .lineWidth(0.8)
      .stroke(colours.line),
  );
  sheet.figure(block.alt, () => drawQr(sheet, block.link, page.left + INSET, top + INSET));
  sheet.add("P", () => sheet.text(title, { ...titled, y: top + INSET }));
  sheet.add("P", () => sheet.text(text, { ...words, y: sheet.pdf.y + 3, colour: colours.quiet }));
  sheet.add("P", () => sheet.text(code, { ...coded, y: sheet.pdf.y + 5 }));
  sheet.pdf.y = top + height;
  sheet.space(10);
}

function drawQr({ pdf }: Sheet, link: string, left: number, top: number): void {
  const { data, size } = encode(link, { ecc: "M", border: QUIET_MODULES });
  const module = QR / size;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pdf.rect(left + x * module, top + y * module, module, module);
  pdf.fill("black");
}
