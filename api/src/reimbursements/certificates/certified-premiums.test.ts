import { expect, test } from "vitest";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { openPdf } from "../../../test/pdf.ts";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";

const fileOf = async (who: Customer) => {
  const answer = await who.get(`/v1/tax-certificates/2026/${who.insuredNumber}.pdf`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const textOf = async (who: Customer) => (await openPdf(await fileOf(who))).text;

async function isPaid(who: Customer, invoiceNo: string, paidOn: string, amount: number) {
  const known = await db
    .selectFrom("invoicePayment")
    .select("position")
    .where("invoiceNo", "=", invoiceNo)
    .execute();
  const payment = { invoiceNo, accountId: who.id, paidOn, amount, isBooked: true };
  await db
    .insertInto("invoicePayment")
    .values({ ...payment, position: known.length })
    .execute();
}

test("K01 a payment that arrives again in the next year leaves the certificate of the last one as it was", async () => {
  clock.set("2027-02-01");
  const anna = await aCustomer();
  await cover(anna);
  const options = { totalAmount: 412_35, paid: 412_35, status: "REGLEE" } as const;
  const no = await hasInvoice(anna, options);
  await isPaid(anna, no, "2026-11-20", 412_35);
  const before = await fileOf(anna);
  expect((await openPdf(before)).text).toContain("412.35");
  await isPaid(anna, no, "2027-01-15", 412_35);
  expect((await fileOf(anna)).equals(before)).toBe(true);
});

test("K01 corrections count for the insurance that they correct, and what was credited is no premium", async () => {
  clock.set("2027-02-01");
  const anna = await aCustomer();
  await cover(anna);
  const { insuredNumber } = anna;
  const lineOf = (kind: string, amount: number) => ({ kind, insuredNumber, about: "AH01", amount });
  const billed = async (law: string, lines: readonly { amount: number }[]) => {
    const totalAmount = lines.reduce((sum, { amount }) => sum + amount, 0);
    const paid = Math.max(0, totalAmount);
    const amounts = { totalAmount, paid, lines: JSON.stringify(lines) };
    const no = await hasInvoice(anna, { law, status: "REGLEE", ...amounts });
    if (paid > 0) await isPaid(anna, no, "2026-11-20", paid);
  };
  await billed("LAMAL", [lineOf("BASIC", 400_00), lineOf("CORRECTION", 20_00)]);
  await billed("LAMAL", [lineOf("BASIC", 400_00), lineOf("CORRECTION", -500_00)]);
  await billed("LCA", [lineOf("SUPPLEMENTARY", 60_00), lineOf("CORRECTION", -5_00)]);
  const text = await textOf(anna);
  expect(text).toContain("320.00");
  expect(text).toContain("55.00");
  expect(text).toContain("Total 375.00");
});

test("K01 what was paid of an invoice counts for the year in which it was paid, though a rest is open", async () => {
  clock.set("2027-02-01");
  const anna = await aCustomer();
  await cover(anna);
  const no = await hasInvoice(anna, { totalAmount: 412_35, paid: 412_30, status: "RAPPEL" });
  await isPaid(anna, no, "2026-12-31", 300_00);
  await isPaid(anna, no, "2027-01-03", 112_30);
  expect(await textOf(anna)).toContain("Total 300.00");
  const path = `/v1/tax-certificates/2027/${anna.insuredNumber}.pdf`;
  const answer = await anna.get(path);
  expect((await openPdf(Buffer.from(await answer.arrayBuffer()))).text).toContain("Total 112.30");
});

test("K01 a year without care has a certificate of the premiums that were paid, and no other account has it", async () => {
  clock.set("2027-02-01");
  const anna = await aCustomer();
  const bruno = await aCustomer();
  const no = await hasInvoice(anna, { totalAmount: 412_35, paid: 412_35, status: "REGLEE" });
  await isPaid(anna, no, "2026-11-20", 412_35);
  const LIST = `query L { taxCertificates(from: 2022, to: 2027) { year billed own insured { insuredNumber } } }`;
  expect((await anna.graphql(LIST)).data.taxCertificates).toEqual([
    { year: 2026, billed: 0, own: 0, insured: { insuredNumber: anna.insuredNumber } },
  ]);
  const text = await textOf(anna);
  expect(text).toContain("Primes payées");
  expect(text).not.toContain("Frais de soins");
  expect((await bruno.graphql(LIST)).data.taxCertificates).toEqual([]);
});
