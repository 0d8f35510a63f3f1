import { qrBillText, type QrParty } from "@portal/model/invoices/qr-bill.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { brand } from "@portal/brand/brand.ts";
import { beforeAll, expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { cover } from "../../test/samples/covered.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { treatAll } from "../../test/samples/requests.ts";
import { aCustomer, callsAs, clock, type Customer, db, secrets } from "../../test/portal.ts";
import { upload } from "../../test/samples/uploads.ts";
import { detailsBinding } from "../insurer/requests/kinds.ts";

const today = "2026-11-16";
beforeAll(() => clock.set(today));

const CHECK = `query Check($bill: BillInput!, $files: [ID!]!) { billCheck(bill: $bill, files: $files) {
  isOwnInvoice invoice doubles { date request statement } } }`;
const PENDING = `query Pending { pendingBills { careProvider treatmentBegin totalAmount request notEstimated
  estimate { year billed deductibleLeft deductible coinsuranceRate coinsurance toBePaidToYou } } }`;

const practice: QrParty = {
  name: "Praxis Dr. Keller",
  street: "Bahnhofstrasse",
  number: "7",
  zip: "8001",
  city: "Zürich",
  country: "CH",
};
let bills = 0;
/** The QR code of a bill with a reference of its own, of CHF 500 unless another amount is given. */
const aCode = (more: object = {}) => {
  bills += 1;
  const reference = referenceOf(String(7_000_000 + bills));
  const iban = "CH6630808001234567890";
  return qrBillText({ iban, creditor: practice, amount: 500_00, reference, message: "", ...more });
};
const aBill = (more: object = {}) => ({
  provider: practice.name,
  town: practice.city,
  amount: 500,
  billedOn: "2026-10-05",
  ...more,
});

/** A file of its own, unless a word names one. */
const aFile = async (who: Customer, word = `file ${(bills += 1)}`) =>
  (await upload(who, "f.pdf", new Uint8Array(aPdf({ trailer: `/Info << /Title (${word}) >>` }))))
    .uuid ?? "";

interface Sending {
  insured?: number;
  type?: string;
  file?: string;
}
async function answerOf(who: Customer, bill: object, { insured, type, file }: Sending = {}) {
  const path = `/mobile-gw/api/v1/documents?insuredNumber=${insured ?? who.insuredNumber}&documentType=${type ?? "INVOICE"}`;
  return who.post(path, { files: [file ?? (await aFile(who))], bill });
}
async function sends(who: Customer, bill: object, more: Sending = {}): Promise<string> {
  const answer = await answerOf(who, bill, more);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}
const checked = async (who: Customer, bill: object, files: string[] = []) =>
  (await who.graphql(CHECK, { bill, files })).data.billCheck;
const pendingOf = async (who: Customer, request: string) =>
  (await who.graphql(PENDING)).data.pendingBills.find(
    (one: { request: string }) => one.request === request,
  );
/** An adult with a deductible of CHF 300 and no bill on the way. */
async function aPatient(options: Parameters<typeof aCustomer>[0] = {}): Promise<Customer> {
  const who = await aCustomer(options);
  await cover(who);
  await db.deleteFrom("claim").where("insuredNumber", "=", who.insuredNumber).execute();
  return who;
}
async function lives(who: Customer, withOther: Customer): Promise<void> {
  const link = { accountId: who.id, insuredNumber: withOther.insuredNumber, position: 1 };
  await db.insertInto("accountInsured").values(link).execute();
}

test("V05 what was read and corrected is kept with the request, and the list of pending bills shows it", async () => {
  const anna = await aPatient();
  const code = aCode();
  const id = await sends(anna, aBill({ amount: 420, category: "THERAPY", code }));
  const { details } = await db
    .selectFrom("interaction")
    .select("details")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(secrets.decrypt(detailsBinding(id), details))).toMatchObject({
    documentType: "INVOICE",
    bill: {
      provider: "Praxis Dr. Keller",
      town: "Zürich",
      amount: 420_00,
      billedOn: "2026-10-05",
      category: "THERAPY",
      account: "CH6630808001234567890",
      source: "CODE",
      corrected: { amount: 500_00, reference: expect.stringMatching(/^\d{27}$/) },
    },
  });
  expect(await pendingOf(anna, id)).toMatchObject({
    careProvider: "Praxis Dr. Keller",
    totalAmount: 420,
    treatmentBegin: null,
  });
  const asked = `query D($id: ID!) { interaction(id: $id) { details } }`;
  const shown = (await anna.graphql(asked, { id })).data.interaction.details;
  expect(shown.bill).toMatchObject({ amount: 420_00, source: "CODE" });
  await treatAll();
  const { data } = await anna.graphql(
    `query L { reimbursements(from: "${today}", to: "${today}") { statements { careProvider totalAmount category } } }`,
  );
  expect(data.reimbursements[0].statements).toEqual([
    { careProvider: "Praxis Dr. Keller", totalAmount: 420, category: "THERAPY" },
  ]);
});

test("V03 nothing has to be said of a bill, other documents have none, and a faulty field is named", async () => {
  const anna = await aPatient();
  const silent = await sends(anna, {});
  expect(await pendingOf(anna, silent)).toMatchObject({ careProvider: null, totalAmount: null });
  const other = await sends(anna, aBill(), { type: "DOCUMENT" });
  const { details } = await db
    .selectFrom("interaction")
    .select("details")
    .where("id", "=", other)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(secrets.decrypt(detailsBinding(other), details))).not.toHaveProperty("bill");
  for (const [bill, field, message] of [
    [aBill({ provider: "x".repeat(71) }), "bill.provider", "text.tooLong"],
    [aBill({ amount: 0 }), "bill.amount", "number.invalid"],
    [aBill({ amount: 1_000_000.01 }), "bill.amount", "number.invalid"],
    [aBill({ billedOn: "2026-02-29" }), "bill.billedOn", "date.format"],
    [aBill({ treatedOn: "2026-11-17" }), "bill.treatedOn", "date.format"],
    [aBill({ category: "BRAND_MEDICINE" }), "bill.category", "invalid"],
  ] as const) {
    const answer = await answerOf(anna, bill);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: "INVALID", fields: { [field]: message } },
    ]);
  }
  const hostile = await sends(anna, { code: "SPC\n".repeat(200), provider: "<b>Dr</b>" });
  expect(await pendingOf(anna, hostile)).toMatchObject({ careProvider: "<b>Dr</b>" });
});

test("V04 a bill that the account sent before is found by its reference, by what it says, and by its file", async () => {
  const [anna, bruno] = [await aPatient(), await aPatient()];
  const code = aCode();
  const file = await aFile(anna, "the same");
  const request = await sends(anna, aBill({ reference: code.split("\n")[28], code }), { file });
  const double = { date: today, request, statement: null };
  const reminder = aBill({
    reference: code.split("\n")[28],
    amount: 520,
    billedOn: "2026-11-10",
    code,
  });
  expect((await checked(anna, reminder)).doubles).toEqual([double]);
  expect((await checked(anna, aBill({ provider: "praxis dr keller" }))).doubles).toEqual([double]);
  expect((await checked(anna, {}, [await aFile(anna, "the same")])).doubles).toEqual([double]);
  expect((await checked(anna, aBill({ amount: 1 }))).doubles).toEqual([]);
  expect((await checked(anna, {})).doubles).toEqual([]);
  expect((await checked(bruno, reminder)).doubles).toEqual([]);
  expect((await checked(bruno, {}, [file])).doubles).toEqual([]);
  // The customer may send it anyway; the insurer pays it once.
  clock.set("2026-11-17");
  const again = await sends(anna, aBill({ reference: code.split("\n")[28], code }));
  clock.set(today);
  await treatAll();
  const claims = await db
    .selectFrom("claim")
    .select(["interactionId", "status", "reason"])
    .where("interactionId", "in", [request, again])
    .execute();
  expect(new Map(claims.map((one) => [one.interactionId, one.status]))).toEqual(
    new Map([
      [request, "SETTLED"],
      [again, "REFUSED"],
    ]),
  );
});

test("V04 a bill on a statement is found by those who may read the statement alone", async () => {
  const [anna, gian] = [await aPatient(), await aPatient({ firstname: "Gian" })];
  await lives(anna, gian);
  const old = { provider: "Praxis Quarzblick", amount: 80, billedOn: "2025-12-20" };
  const [found] = (await checked(gian, old)).doubles;
  expect(found).toEqual({ date: "2026-01-01", request: null, statement: expect.any(String) });
  await db.deleteFrom("statementLine").where("insuredNumber", "=", anna.insuredNumber).execute();
  expect((await checked(anna, old)).doubles).toEqual([]);
  const sent = await sends(anna, aBill(), { insured: gian.insuredNumber });
  expect((await checked(anna, aBill())).doubles).toEqual([
    { date: today, request: sent, statement: null },
  ]);
  expect((await checked(gian, aBill())).doubles, "she sent it, not he").toEqual([]);
  expect(await pendingOf(anna, sent), "his bill is his alone").toBeUndefined();
  expect(await pendingOf(gian, sent)).toMatchObject({ totalAmount: 500 });
});

test("V08 an invoice of the insurer is told apart, and its number is told to its recipient alone", async () => {
  const [anna, bruno] = [await aPatient(), await aPatient()];
  const no = await hasInvoice(anna);
  const code = aCode({ iban: brand.qrIban, reference: referenceOf(no) });
  const own = { isOwnInvoice: true, doubles: [] };
  expect(await checked(anna, { code })).toEqual({ ...own, invoice: no });
  expect(await checked(bruno, { code })).toEqual({ ...own, invoice: null });
  const provider = aCode({ reference: referenceOf(no) });
  expect(await checked(anna, { code: provider })).toMatchObject({ isOwnInvoice: false });
});

test("V06 the estimate reckons with the deductible of the year of treatment and with earlier bills on the way", async () => {
  const anna = await aPatient();
  await db
    .insertInto("contribution")
    .values({
      insuredNumber: anna.insuredNumber,
      year: 2026,
      deductibleAnnual: 300_00,
      deductiblePaid: 100_00,
      coinsuranceAnnual: 700_00,
    })
    .execute();
  const first = await sends(anna, aBill());
  clock.set("2026-11-17");
  const second = await sends(anna, aBill({ amount: 100, billedOn: "2026-10-06" }));
  const lastYear = await sends(anna, aBill({ treatedOn: "2025-12-31", billedOn: "2026-01-01" }));
  clock.set(today);
  const shares = { coinsuranceRate: 1000, year: 2026 };
  expect(await pendingOf(anna, first)).toMatchObject({
    notEstimated: null,
    estimate: {
      ...shares,
      billed: 500,
      deductibleLeft: 200,
      deductible: 200,
      coinsurance: 30,
      toBePaidToYou: 270,
    },
  });
  expect((await pendingOf(anna, second)).estimate).toEqual({
    ...shares,
    billed: 100,
    deductibleLeft: 0,
    deductible: 0,
    coinsurance: 10,
    toBePaidToYou: 90,
  });
  expect((await pendingOf(anna, lastYear)).estimate).toMatchObject({
    year: 2025,
    deductibleLeft: 300,
  });
});

test("V06 a child's estimate keeps the limit that siblings share", async () => {
  const mother = await aPatient();
  const born = ["2014-03-01", "2016-03-01", "2018-03-01"];
  const children = await Promise.all(born.map((birthdate) => aPatient({ birthdate })));
  for (const child of children) {
    const { insuredNumber } = child;
    await lives(mother, child);
    await db
      .updateTable("basicContract")
      .set({ deductible: 0 })
      .where("insuredNumber", "=", insuredNumber)
      .execute();
    await db
      .insertInto("contribution")
      .values({
        insuredNumber,
        year: 2026,
        deductibleAnnual: 0,
        coinsuranceAnnual: 350_00,
        coinsurancePaid: 330_00,
      })
      .execute();
  }
  const id = await sends(mother, aBill(), { insured: children[0]?.insuredNumber ?? 0 });
  // Of 350 francs of one child 20 are left, of 1,000 of the family 10.
  expect((await pendingOf(mother, id)).estimate).toMatchObject({
    deductible: 0,
    coinsurance: 10,
    toBePaidToYou: 490,
  });
});

test.each([
  ["NO_AMOUNT", { amount: null }, {}],
  ["NO_DAY", { billedOn: "" }, {}],
  ["FOREIGN", {}, { type: "FOREIGN_INVOICE" }],
  ["HOSPITAL", { category: "HOSPITAL" }, {}],
  ["OTHER_INSURANCE", { category: "GLASSES" }, {}],
  ["FREE_OF_CHARGE", { category: "MATERNITY" }, {}],
  ["NOT_INSURED", { treatedOn: "2019-12-31" }, {}],
])("V07 a bill that cannot be estimated says why: %s", async (reason, bill, sending) => {
  const anna = await aPatient();
  const id = await sends(anna, aBill(bill), sending);
  expect(await pendingOf(anna, id)).toMatchObject({ estimate: null, notEstimated: reason });
});

test("V07 during a declared pregnancy nothing is borne, so that nothing is estimated", async () => {
  const anna = await aPatient();
  await db
    .insertInto("maternity")
    .values({ insuredNumber: anna.insuredNumber, declaredOn: today, expectedOn: "2027-02-10" })
    .execute();
  const id = await sends(anna, aBill());
  expect(await pendingOf(anna, id)).toMatchObject({ notEstimated: "FREE_OF_CHARGE" });
});

test("V04 strangers and accounts that are not admitted compare nothing", async () => {
  const bill = { bill: aBill(), files: [] };
  expect((await callsAs().graphql(CHECK, bill)).errors?.[0]?.extensions?.code).toBe(
    "UNAUTHENTICATED",
  );
  for (const options of [{ role: "OPERATOR" }, { isAddressOwner: false }] as const) {
    const { errors } = await (await aCustomer(options)).graphql(CHECK, bill);
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  }
  const anna = await aPatient();
  const { errors } = await anna.graphql(CHECK, { bill: { amount: -1 }, files: ["none"] });
  expect(errors?.[0]?.extensions?.fields).toEqual({
    "bill.amount": "number.invalid",
    "files.0": "files.gone",
  });
});
