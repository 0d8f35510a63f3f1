import { isReference, referenceOf } from "@portal/model/invoices/reference.ts";
import { expect, test } from "vitest";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { openPdf } from "../../../test/pdf.ts";
import { codesOn } from "../../../test/samples/qr-codes.ts";
import { aCustomer, type Customer, db } from "../../../test/portal.ts";

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
    "CH2631999456001101017",
    "S",
    "Cervin Santé SA",
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

test("I09 the insurer of a contract is its creditor, on the slip and at the head of the letter", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const no = await hasInvoice(anna, { law: "LCA", healthInsurerCode: "9102" });
  const bytes = await paperOf(anna, no);
  const { text } = await openPdf(bytes);
  expect(text).toContain("Dent Blanche SA · Rue de la Dent-Blanche 8 · 1950 Sion");
  const [code = ""] = await codesOn(bytes);
  expect(code).toContain(
    "CH6731999456001102025\nS\nDent Blanche SA\nRue de la Dent-Blanche\n8\n1950\nSion",
  );
});

test("I09 an invoice says that its slip is on the next page, which bears its number", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const { texts } = await openPdf(await paperOf(anna, await hasInvoice(anna)));
  expect(texts).toEqual([
    expect.stringContaining("QR-facture de la page suivante"),
    expect.stringMatching(/Récépissé.*Page 2 sur 2/),
  ]);
});
