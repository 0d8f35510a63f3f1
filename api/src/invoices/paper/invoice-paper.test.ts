import { isReference, referenceOf } from "@portal/model/invoices/reference.ts";
import { severityWords } from "@portal/model/invoices/severity-words.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { openPdf } from "../../../test/pdf.ts";
import { codesOn } from "../../../test/samples/qr-codes.ts";
import { aCustomer, type Customer, db } from "../../../test/portal.ts";
import { companyIn } from "../../insurer/papers/company.ts";
import { creditor } from "../../../test/samples/creditor.ts";
import { renderPaper } from "../../insurer/pdf/render.ts";
import { pageOf } from "../../insurer/pdf/texts.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { invoicePaper } from "./invoice-paper.ts";

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

test("I09 a plain invoice is one page: amount and day in one box, and the slip below where the text says so", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const { texts, places } = await openPdf(await paperOf(anna, await hasInvoice(anna)));
  expect(texts).toEqual([expect.stringMatching(/QR-facture ci-dessous.*Récépissé.*Page 1 sur 1/)]);
  const at = (words: string) => places.find(({ text }) => text === words)?.y ?? 0;
  expect(at("CHF 412.35")).toBeCloseTo(at("25.11.2026"), 0);
  expect(at("CHF 412.35")).toBeGreaterThan(at("Personne"));
  expect(at("À payer")).toBeGreaterThan(at("Personne"));
});

/** An invoice with a number of lines, as its template renders it. */
function invoiceOf(count: number, language: Language, more: Partial<InvoiceContent> = {}) {
  const company = companyIn(language);
  const document = { iddms: "A", date: "2026-11-02", language, partenaires: [], company };
  const lines = Array.from({ length: count }, (_, place) => ({
    person: "Camille",
    kind: "SUPPLEMENTARY" as const,
    name: `Cervin Hospital ${place + 1}`,
    amount: 10_05,
  }));
  const content: InvoiceContent = {
    head: { window: ["Camille Perret", "Chemin des Vignes 14", "1009 Pully"], salutation: "" },
    type: "PREMIUM",
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    deadline: "2026-11-25",
    adhesionNumber: "108.422.17",
    statementNumber: null,
    paymentMode: "BVR",
    lines,
    totalAmount: count * 10_05,
    offset: 0,
    writtenOff: 0,
    creditor,
    ...more,
  };
  return renderPaper({
    ...invoicePaper.draw(document, { no: "4218730000001" }, content),
    company,
  });
}

test.each(languages)(
  "I09 eight lines of a family fit above the slip, in %s; an invoice of forty bears its number on every page",
  async (language) => {
    expect((await openPdf(await invoiceOf(8, language))).pages).toBe(1);
    const { texts, pages } = await openPdf(await invoiceOf(40, language));
    expect(pages).toBeGreaterThan(1);
    for (const [place, text] of texts.entries())
      expect(text).toContain(pageOf[language](place + 1, pages));
    expect(texts.at(-1)).toContain("CHF 402.00");
    expect(await codesOn(await invoiceOf(40, language))).toHaveLength(1);
  },
);

test("I04 what the bank debits, and what a credit covers, is not called to be paid", async () => {
  const words = severityWords.DUE.fr;
  const boxOf = async (more: Partial<InvoiceContent>) => {
    const { places } = await openPdf(await invoiceOf(1, "fr", more));
    return places.map(({ text }) => text);
  };
  expect(await boxOf({})).toContain(words);
  const debited = await boxOf({ paymentMode: "LSV" });
  expect(debited).toContain("Débité de votre compte bancaire le");
  expect(debited).not.toContain(words);
  expect(await boxOf({ offset: 10_05 })).not.toContain(words);
});
