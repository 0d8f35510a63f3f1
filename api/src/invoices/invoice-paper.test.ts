import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brand } from "@portal/brand/brand.ts";
import { isReference, referenceOf } from "@portal/model/invoices/reference.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { cover } from "../../test/covered.ts";
import { hasInvoice } from "../../test/invoices.ts";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, type Customer, db } from "../../test/portal.ts";

const wasm = readFileSync(
  fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")),
);
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

async function paperOf(who: Customer, no: string): Promise<Buffer> {
  const { iddms } = await db
    .selectFrom("invoice")
    .select("iddms")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** What a phone reads on the last page, drawn as a reader draws it. */
async function codesOn(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const sheet = await pdf.getPage(pdf.numPages);
  const viewport = sheet.getViewport({ scale: 3 });
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: never; context: CanvasRenderingContext2D };
  };
  const { canvas, context } = factory.create(viewport.width, viewport.height);
  await sheet.render({ canvas, canvasContext: context, viewport }).promise;
  const image = context.getImageData(0, 0, viewport.width, viewport.height);
  const codes = await readBarcodes(image, { formats: ["QRCode"] });
  await task.destroy();
  return codes.map(({ text }) => text);
}

test("I09 the PDF of an invoice bears a QR-bill that a phone reads, with every field as billed", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const no = await hasInvoice(anna);
  const bytes = await paperOf(anna, no);
  const { text } = await openPdf(bytes);
  for (const words of ["Facture de prime", "01.12.2026 – 31.12.2026", "412.35", "25.11.2026"]) {
    expect(text).toContain(words);
  }
  const [code = "", ...others] = await codesOn(bytes);
  expect(others).toEqual([]);
  const nobody = ["", "", "", "", "", "", ""];
  expect(code.split(/\r?\n/).slice(0, 31)).toEqual([
    "SPC",
    "0200",
    "1",
    brand.qrIban,
    "S",
    brand.legalName,
    "Avenue du Mont-Blanc",
    "12",
    "1003",
    "Lausanne",
    "CH",
    ...nobody,
    "412.35",
    "CHF",
    "S",
    "Anna Rossi",
    "Tannenhalde",
    "7",
    "3011",
    "Bern",
    "CH",
    "QRR",
    referenceOf(no),
    expect.stringContaining("Facture"),
    "EPD",
  ]);
  expect(isReference(referenceOf(no))).toBe(true);
});

test.each([
  ["LSV", "débité de votre compte bancaire le 25.11.2026"],
  ["YWB", "dans votre e-banking (eBill)"],
])("I04 an invoice paid by %s says what happens, and bears no slip", async (paymentMode, words) => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { paymentMode });
  const bytes = await paperOf(anna, no);
  expect((await openPdf(bytes)).text).toContain(words);
  expect(await codesOn(bytes)).toEqual([]);
});
