import { qrBillText, type QrBill } from "@portal/model/invoices/qr-bill.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import PdfDocument from "pdfkit";
import sharp from "sharp";
import { encode } from "uqr";

let bills = 0;

/** The text of the QR code of a provider's bill of CHF 187.45, with a reference of its own. */
export function aBillCode(more: Partial<QrBill> = {}): string {
  bills += 1;
  const text = qrBillText({
    iban: "CH6630808001234567890",
    creditor: {
      name: "Praxis Dr. med. Anna Keller",
      street: "Bahnhofstrasse",
      number: "7",
      zip: "8001",
      city: "Zürich",
      country: "CH",
    },
    amount: 187_45,
    reference: referenceOf(String(Date.now() * 1000 + bills)),
    message: "",
    ...more,
  });
  return `${text}\n//S1/10/R-2041/11/261005/31/260928`;
}

/** A page in millimetres at 200 dpi, and the edge of a code by the guideline. */
const MM = 200 / 25.4;
const PAGE = { width: 210, height: 297 };
const EDGE = 46;

/** A photo of the lower half of a bill, a little askew and blurred, on a table. */
export async function aBillPhoto(code: string): Promise<Buffer> {
  const { size, data } = encode(code, { ecc: "M", border: 2 });
  const cell = (EDGE * MM) / size;
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [`<rect x="${x * cell}" y="${y * cell}" width="${cell}" height="${cell}"/>`] : [],
    ),
  );
  const [width, height] = [Math.round(PAGE.width * MM), Math.round((PAGE.height / 2) * MM)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fdfdfa"/>
    <g transform="translate(${67 * MM} ${60 * MM})">${cells.join("")}</g></svg>`;
  const page = await sharp(Buffer.from(svg)).rotate(4, { background: "#8a7f70" }).png().toBuffer();
  return sharp(page).blur(0.8).jpeg({ quality: 80 }).toBuffer();
}

/** A PDF of two pages with the code, drawn as lines, on the second. */
export async function aBillPdf(code: string): Promise<Buffer> {
  const { size, data } = encode(code, { ecc: "M", border: 0 });
  const document = new PdfDocument({ size: "A4" });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => void document.on("end", resolve));
  document.text("R-2041").addPage();
  const cell = (EDGE * (72 / 25.4)) / size;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) document.rect(190 + x * cell, 600 + y * cell, cell, cell).fill("#000");
  document.end();
  await ended;
  return Buffer.concat(parts);
}
