import { sql as raw } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { aPdf } from "../../../test/corpus.ts";
import { aCustomer, clock, db, portal } from "../../../test/portal.ts";
import { hostilePdfs } from "../../../test/pdf-corpus.ts";
import { seedTariffs } from "../../../test/samples/demonstration.ts";
import { aHousehold, anInvoice, aSource, inPortal } from "../../../test/samples/exchanged.ts";

const TODAY = "2026-11-18";
const source = await aSource();

beforeAll(async () => {
  await seedTariffs(TODAY);
  await db
    .updateTable("insurer")
    .set({ invoicesFrom: "EXCHANGE" })
    .where("code", "=", "9101")
    .execute();
});

const asOf = () => new Date(Date.now() - 30_000).toISOString();

async function taken(more: object = {}) {
  const sample = aHousehold(more);
  const { status } = await source.put("households", sample.id, sample.data);
  expect(status).toBe("written");
  return sample;
}

const terms = {
  insurer: "9101",
  product: "RF01",
  deductible: 300,
  risk: "MIT",
  periodicity: "MONTHLY",
};
const basic = (insuredNumber: number, more: object = {}) => ({
  asOf: asOf(),
  kind: "BASIC",
  insuredNumber,
  versions: [
    { ...terms, validFrom: "2020-01-01", validTo: "2024-12-31" },
    { ...terms, validFrom: "2025-01-01", deductible: 2500 },
  ],
  ...more,
});

const CONTRACTS = `query Contracts { contracts(date: "2026-11-18") { insuredNumber
  healthBasic { product { code } deductible monthlyAmount primaryCareDoctor { nomPrenom } }
  supplementals { product { code } level } } }`;

test("contracts with their versions are what the customer sees, with their premium", async () => {
  const { policyholder, id } = await taken();
  expect(await source.put("contracts", `${id}-1`, basic(policyholder))).toMatchObject({
    http: 200,
    status: "written",
  });
  const more = {
    asOf: asOf(),
    kind: "SUPPLEMENTARY",
    insuredNumber: policyholder,
    product: "AH01",
    versions: [{ validFrom: "2020-01-01", level: "PRIVATE", risk: "MIT" }],
  };
  expect(await source.put("contracts", `${id}-2`, more)).toMatchObject({ status: "written" });
  const doctor = { noPartenaire: "767676", nomPrenom: "Wigger Adelheid", npa: "1003" };
  const chosen = { asOf: asOf(), insuredNumber: policyholder, validFrom: "2025-06-01", doctor };
  expect(await source.put("family-doctors", id, chosen)).toMatchObject({ status: "written" });
  const { data } = await (await inPortal(policyholder)).graphql(CONTRACTS);
  expect(data.contracts[0]).toEqual({
    insuredNumber: policyholder,
    healthBasic: {
      product: { code: "RF01" },
      deductible: 2500,
      monthlyAmount: expect.any(Number),
      primaryCareDoctor: { nomPrenom: "Wigger Adelheid" },
    },
    supplementals: [{ product: { code: "AH01" }, level: "Division privée" }],
  });
  expect(data.contracts[0].healthBasic.monthlyAmount).toBeGreaterThan(0);
  const again = basic(policyholder, {
    versions: [{ ...terms, validFrom: "2020-01-01", deductible: 1000 }],
  });
  await source.put("contracts", `${id}-1`, again, 2);
  const rows = await db
    .selectFrom("basicContract")
    .select(["validFrom", "validTo", "deductible", "doctor"])
    .where("insuredNumber", "=", policyholder)
    .orderBy("validFrom")
    .execute();
  expect(rows).toEqual([
    { validFrom: "2020-01-01", validTo: "2025-05-31", deductible: 1000_00, doctor: null },
    expect.objectContaining({
      validFrom: "2025-06-01",
      validTo: "9999-12-31",
      doctor: expect.any(Object),
    }),
  ]);
});

test("a contract is refused where the person, the product or a period is wrong", async () => {
  const { policyholder, id } = await taken();
  const refused = async (data: object) => {
    const { fields, http } = await source.put("contracts", `${id}-x`, data);
    return { http, fields };
  };
  expect(await refused(basic(1_999_999))).toEqual({
    http: 400,
    fields: { insuredNumber: "exchange.unknownRecord" },
  });
  const versions = (...list: object[]) => basic(policyholder, { versions: list });
  expect(
    (await refused(versions({ ...terms, validFrom: "2020-01-01", product: "XX99" }))).fields,
  ).toEqual({
    "versions.0.product": "product.unknown",
  });
  expect(
    (await refused(versions({ ...terms, validFrom: "2020-01-01", validTo: "2019-12-31" }))).fields,
  ).toEqual({
    "versions.0.validTo": "range.order",
  });
  const overlapping = versions(
    { ...terms, validFrom: "2020-01-01" },
    { ...terms, validFrom: "2024-02-29" },
  );
  expect((await refused(overlapping)).fields).toEqual({
    "versions.1.validFrom": "validity.overlap",
  });
  expect(
    (await refused(versions({ ...terms, validFrom: "2020-01-01", deductible: 300.005 }))).fields,
  ).toEqual({
    "versions.0.deductible": "amount.format",
  });
});

let nextInvoice = 9_000_000_000;
function aFamilyInvoice(policyholder: number, more: object = {}) {
  return anInvoice(policyholder, {
    number: String(nextInvoice++),
    lines: [
      { kind: "BASIC", insuredNumber: policyholder, about: "RF01", amount: 412.35 },
      { kind: "BASIC", insuredNumber: policyholder + 1, about: "RF01", amount: 300.65 },
    ],
    total: 713,
    ...more,
  });
}

const INVOICES = `query Invoices { invoices(from: "2026-11-01", to: "2026-11-30") { invoices {
  id toBePaid status lines { amount } } } }`;
const news = (accountId: string) =>
  db
    .selectFrom("notification")
    .select(["kind", "parameters"])
    .where("accountId", "=", accountId)
    .orderBy("sent")
    .execute();
const messages = (accountId: string) =>
  db.selectFrom("message").select("template").where("accountId", "=", accountId).execute();

test("an invoice of the source is told once, and becomes paid by its payments", async () => {
  const { policyholder, id } = await taken();
  const elodie = await inPortal(policyholder);
  await db
    .updateTable("account")
    .set({ loginEmail: null, loginEmailHash: null })
    .where("id", "=", elodie.accountId)
    .execute();
  const invoice = aFamilyInvoice(policyholder);
  expect(await source.put("invoices", id, invoice)).toMatchObject({ status: "written" });
  await source.put("invoices", id, invoice);
  await source.put("invoices", id, { ...invoice, deadline: "2026-12-15" }, 2);
  expect(await news(elodie.accountId)).toMatchObject([
    { kind: "InvoiceNew", parameters: { noInvoice: invoice.number, amountDue: 713_00 } },
  ]);
  expect(await messages(elodie.accountId), "an account that is not opened has no address").toEqual(
    [],
  );
  const { graphql } = await inPortal(policyholder);
  const shown = async () => (await graphql(INVOICES)).data.invoices.invoices;
  expect(await shown()).toMatchObject([{ id: invoice.number, toBePaid: 713, status: "ENCOURS" }]);
  const pay = (number: number, amount: number) =>
    source.put("payments", `${id}-${number}`, {
      invoice: invoice.number,
      amount,
      paidOn: "2026-11-17",
      bankReference: `B-${number}`,
    });
  expect(await pay(1, 700)).toMatchObject({ status: "written" });
  expect(await pay(1, 700)).toMatchObject({ status: "unchanged" });
  await portal.billing.runDue();
  expect(await shown()).toMatchObject([{ toBePaid: 13, status: "ENCOURS" }]);
  await pay(2, 13);
  await portal.billing.runDue();
  expect(await shown()).toMatchObject([{ toBePaid: 0, status: "REGLEE" }]);
  expect((await news(elodie.accountId)).map(({ kind }) => kind)).toEqual([
    "InvoiceNew",
    "InvoicePaid",
  ]);
  await source.put("invoices", id, { ...invoice, deadline: "2026-12-16" }, 3);
  expect(await shown()).toMatchObject([{ toBePaid: 0, status: "REGLEE" }]);
  expect(
    await source.put(
      "payments",
      `${id}-1`,
      { invoice: invoice.number, amount: 1, paidOn: "2026-11-17" },
      2,
    ),
  ).toMatchObject({
    http: 409,
    fields: { amount: "payment.booked" },
  });
});

test("what the source calls paid is paid; its payments take the place of that, and are not counted twice", async () => {
  const { policyholder, id } = await taken();
  const { accountId, graphql } = await inPortal(policyholder);
  const invoice = aFamilyInvoice(policyholder, { paidOn: "2026-11-16", announce: false });
  await source.put("invoices", id, invoice);
  const shown = async () => (await graphql(INVOICES)).data.invoices.invoices;
  expect(await shown()).toMatchObject([{ toBePaid: 0, status: "REGLEE" }]);
  const pay = (number: number, amount: number) =>
    source.put("payments", `${id}-${number}`, {
      announce: false,
      invoice: invoice.number,
      amount,
      paidOn: "2026-11-16",
    });
  await pay(1, 300);
  await pay(2, 413);
  await portal.billing.runDue();
  const rows = await db
    .selectFrom("invoicePayment")
    .select(["amount", "isBooked", "standsIn"])
    .where("invoiceNo", "=", invoice.number)
    .orderBy("amount")
    .execute();
  expect(rows).toEqual([
    { amount: 300_00, isBooked: true, standsIn: false },
    { amount: 413_00, isBooked: true, standsIn: false },
  ]);
  expect(await shown()).toMatchObject([{ toBePaid: 0, status: "REGLEE" }]);
  expect(await news(accountId), "a first load tells nobody").toEqual([]);
  const open = { ...aFamilyInvoice(policyholder), paidOn: "2026-11-16", announce: false };
  await source.put("invoices", `${id}-2`, open);
  await source.put("invoices", `${id}-2`, { ...open, paidOn: null }, 2);
  expect((await shown()).find((one: { id: string }) => one.id === open.number)).toMatchObject({
    toBePaid: 713,
    status: "ENCOURS",
  });
});

test("reminders of the source are shown and told, and the portal reminds nothing itself", async () => {
  const { policyholder, id } = await taken();
  const { accountId } = await inPortal(policyholder);
  const invoice = aFamilyInvoice(policyholder, { announce: false });
  await source.put("invoices", id, invoice);
  clock.set("2027-06-01");
  await portal.billing.runDue();
  clock.set(undefined);
  const state = () =>
    db
      .selectFrom("invoice")
      .select(["status", "fees", "deadline"])
      .where("no", "=", invoice.number)
      .executeTakeFirst();
  expect(await state()).toEqual({ status: "ENCOURS", fees: 0, deadline: "2026-12-10" });
  const reminder = { step: "REMINDER", sentOn: "2026-12-28", deadline: "2027-01-18", fee: 5 };
  const reminded = { ...invoice, announce: true, reminders: [reminder] };
  await source.put("invoices", id, reminded, 2);
  await source.put("invoices", id, { ...reminded, holder: "Élodie Neuhaus" }, 3);
  expect(await state()).toEqual({ status: "RAPPEL", fees: 5_00, deadline: "2027-01-18" });
  expect(await news(accountId)).toMatchObject([
    { kind: "InvoiceReminder", parameters: { step: "RAPPEL", remainingAmount: 718_00 } },
  ]);
  await source.put("invoices", id, { ...reminded, cancelledOn: "2027-01-05" }, 4);
  expect(await state()).toMatchObject({ status: "ANNULEE" });
});

test("an insurer's invoices come from one issuer: the portal bills nothing for it, and takes none of the others", async () => {
  const { policyholder, id } = await taken();
  const { accountId } = await inPortal(policyholder);
  await source.put("contracts", `${id}-1`, basic(policyholder));
  await source.put("contracts", `${id}-2`, {
    asOf: asOf(),
    kind: "SUPPLEMENTARY",
    insuredNumber: policyholder,
    product: "AH01",
    versions: [{ validFrom: "2020-01-01", level: "PRIVATE", risk: "MIT" }],
  });
  await db
    .updateTable("account")
    .set({ premiumsBilledTo: "2026-11-30" })
    .where("id", "=", accountId)
    .execute();
  clock.set("2026-11-12");
  await portal.billing.runDue();
  clock.set(undefined);
  const billed = await db
    .selectFrom("invoice")
    .select(["no", "law", "healthInsurerCode", "bvrNumber"])
    .where("accountId", "=", accountId)
    .execute();
  expect(billed.map(({ law }) => law)).toEqual(["LCA"]);
  const [own] = billed;
  const other = aFamilyInvoice(policyholder, { insurer: own?.healthInsurerCode, law: "LCA" });
  expect(await source.put("invoices", `${id}-x`, other)).toMatchObject({
    http: 409,
    fields: { insurer: "invoice.issuedHere" },
  });
  const sameNumber = {
    ...aFamilyInvoice(policyholder),
    number: own?.no,
    reference: own?.bvrNumber,
  };
  expect((await source.put("invoices", `${id}-y`, sameNumber)).fields).toEqual({
    number: "invoice.taken",
  });
  const paid = { invoice: own?.no, amount: 1, paidOn: "2026-11-16" };
  expect((await source.put("payments", `${id}-z`, paid)).fields).toEqual({
    invoice: "invoice.issuedHere",
  });
});

test("an invoice of a stranger, with a wrong sum or reference is refused", async () => {
  const [{ policyholder, id }, anna] = [await taken(), await aCustomer()];
  const refused = async (more: object) =>
    (await source.put("invoices", `${id}-r`, { ...aFamilyInvoice(policyholder), ...more })).fields;
  expect(await refused({ total: 712.99 })).toEqual({ total: "invoice.total" });
  expect(await refused({ reference: "210000000003139471430009018" })).toEqual({
    reference: "invoice.reference",
  });
  const line = { kind: "BASIC", insuredNumber: anna.insuredNumber, about: "", amount: 713 };
  expect(await refused({ lines: [line] })).toEqual({
    "lines.0.insuredNumber": "household.member",
  });
  const first = aFamilyInvoice(policyholder);
  await source.put("invoices", `${id}-a`, first);
  const { policyholder: other, id: otherId } = await taken();
  const taker = { ...aFamilyInvoice(other), number: first.number, reference: first.reference };
  expect((await source.put("invoices", `${otherId}-a`, taker)).fields).toEqual({
    number: "invoice.taken",
  });
});

const statementOf = (insuredNumber: number, more: object = {}) => ({
  number: `S-2026/${insuredNumber}`,
  insuredNumber,
  date: "2026-10-02",
  paysOn: "2026-10-07",
  lines: [
    {
      provider: "Praxis Dr. med. Lüthi",
      category: "DOCTOR",
      treatmentBegin: "2026-09-01",
      treatmentEnd: "2026-09-03",
      tiers: "GARANT",
      billed: 400,
      deductible: 300,
      coinsuranceRate: 1000,
      coinsurance: 10,
      basicPaid: 90,
    },
  ],
  ...more,
});
const STATEMENTS = `query Statements { statements(from: "2026-01-01", to: "2026-12-31") { number } }`;

test("a statement moves the meters once, and an adult's is theirs alone", async () => {
  const { policyholder, spouse, id } = await taken();
  const versions = [{ ...terms, validFrom: "2020-01-01" }];
  await source.put("contracts", `${id}-1`, basic(spouse, { versions }));
  const own = statementOf(spouse);
  expect(await source.put("statements", id, own)).toMatchObject({ status: "written" });
  expect(await source.put("statements", id, own)).toMatchObject({ status: "unchanged" });
  const meter = await db
    .selectFrom("contribution")
    .select(["deductiblePaid", "coinsurancePaid", "year"])
    .where("insuredNumber", "=", spouse)
    .execute();
  expect(meter).toEqual([{ deductiblePaid: 300_00, coinsurancePaid: 10_00, year: 2026 }]);
  const elodie = await inPortal(policyholder);
  const seen = await raw<{ count: number }>`
    select count(*)::int from statement where insured_number = ${spouse} and is_private`.execute(
    db,
  );
  expect(seen.rows).toEqual([{ count: 1 }]);
  const shown = await elodie.graphql(STATEMENTS);
  expect(JSON.stringify(shown)).not.toContain(own.number);
  const changed = statementOf(spouse, { paysOn: null });
  expect(await source.put("statements", id, changed, 2)).toMatchObject({
    http: 409,
    fields: { number: "statement.issued" },
  });
  const twice = { ...statementOf(spouse), number: `S-2026/${spouse}b` };
  expect((await source.put("statements", `${id}-b`, twice)).fields).toEqual({
    "lines.0.deductible": "statement.limit",
  });
  const [line] = own.lines;
  const wrong = statementOf(spouse, { number: "S-2026/x", lines: [{ ...line, billed: 401 }] });
  expect((await source.put("statements", `${id}-c`, wrong)).fields).toEqual({
    "lines.0.billed": "statement.parts",
  });
});

const paperOf = (people: readonly number[], content: Buffer, more: object = {}) => ({
  people,
  type: "DOCUMENT",
  subType: "POLICY",
  filterType: "CONTRACT",
  date: "2026-10-12",
  language: "de",
  titles: {
    fr: "Police 2027",
    de: "Police 2027 für Élodie",
    it: "Polizza 2027",
    en: "Policy 2027",
  },
  reference: "P-2027/1",
  content: content.toString("base64"),
  ...more,
});
const DOCUMENTS = `query Documents { documents(from: "2026-01-01", to: "2026-12-31") { iddms description reference code } }`;

test("a paper of another archive is inspected, listed and opened with its own bytes, by its account alone", async () => {
  const { policyholder, id } = await taken();
  const [elodie, stranger] = [await inPortal(policyholder), await aCustomer()];
  const first = aPdf();
  expect(await source.put("documents", id, paperOf([policyholder], first))).toMatchObject({
    http: 200,
    status: "written",
  });
  const listed = async () => (await elodie.graphql(DOCUMENTS)).data.documents;
  const [paper, ...more] = await listed();
  expect(more).toEqual([]);
  expect(paper).toMatchObject({ description: "Police 2027", reference: "P-2027/1" });
  const open = async (who: typeof stranger | typeof elodie, iddms: string) => {
    const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status;
  };
  expect(await open(elodie, paper.iddms)).toEqual(first);
  expect(await open(stranger, paper.iddms)).toBe(await open(stranger, "0".repeat(20)));
  const second = aPdf({ objects: ["<< /Type /Other >>"] });
  await source.put("documents", id, paperOf([policyholder], second), 2);
  const [newer, ...others] = await listed();
  expect(others).toEqual([]);
  expect(newer.iddms).not.toBe(paper.iddms);
  expect(await open(elodie, newer.iddms)).toEqual(second);
  expect(await open(elodie, paper.iddms), "as it was issued").toEqual(first);
  expect((await news(elodie.accountId)).map(({ kind }) => kind)).toEqual(["CommunicationNew"]);
});

test("hostile files, other formats and papers without a reader are refused at their field", async () => {
  const { policyholder, spouse, id } = await taken();
  const refused = async (content: Buffer | string, more: object = {}) => {
    const paper = paperOf([policyholder], Buffer.from(""), more);
    const body = {
      ...paper,
      content: typeof content === "string" ? content : content.toString("base64"),
    };
    return (await source.put("documents", `${id}-r`, body)).fields;
  };
  const [hostile] = Object.values(hostilePdfs);
  expect(await refused(hostile?.content() ?? Buffer.alloc(0))).toEqual({ content: "file.active" });
  expect(await refused(Buffer.from("GIF89a"))).toEqual({ content: "file.type" });
  expect(await refused("not base64!")).toEqual({ content: "file.base64" });
  expect(await refused("")).toEqual({ content: "required" });
  const medical = { people: [spouse], isMedical: true };
  expect(await refused(aPdf(), medical)).toEqual({ "people.0": "document.noRecipient" });
  const foreign = { invoice: "9999999999999" };
  expect(await refused(aPdf(), foreign)).toEqual({ invoice: "exchange.unknownRecord" });
  const rows = await db.selectFrom("documentFile").select("iddms").execute();
  const kept = await db
    .selectFrom("document")
    .select("iddms")
    .where("code", "=", "ARCHIVED_FILE")
    .execute();
  expect(rows.length).toBe(kept.length);
});

test("a voucher is shown and corrected", async () => {
  const { policyholder, id } = await taken();
  const voucher = {
    insuredNumber: policyholder,
    providerNumber: "H123456",
    providerName: "Clinique du Léman",
    validFrom: "2026-11-01",
    validTo: "2027-01-31",
    treatment: "HOSP",
  };
  await source.put("vouchers", id, voucher);
  const longer = { ...voucher, validTo: "2027-02-28" };
  expect(await source.put("vouchers", id, longer, 2)).toEqual({ http: 200, status: "written" });
  const { graphql } = await inPortal(policyholder);
  const asked = `query D { delegations(from: "2026-11-01", to: "2027-12-31") { providerName endValidity } }`;
  expect((await graphql(asked)).data.delegations).toEqual([
    { providerName: "Clinique du Léman", endValidity: "2027-02-28" },
  ]);
});

test("the account of the dead is closed at once, and a wrong report is taken back", async () => {
  const { policyholder, id } = await taken();
  const { accountId, graphql } = await inPortal(policyholder);
  const ask = () => graphql("query P { insureds { insuredNumber } }");
  expect((await ask()).data.insureds).toHaveLength(3);
  const { id: request } = await db
    .insertInto("interaction")
    .values({
      accountId,
      insuredNumber: policyholder,
      type: "CALLBACK",
      nature: "MESSAGE",
      details: Buffer.from("x"),
      language: "fr",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(
    (await source.put("deaths", id, { insuredNumber: policyholder, diedOn: "2999-01-01" })).fields,
  ).toEqual({
    diedOn: "date.format",
  });
  const death = { insuredNumber: policyholder, diedOn: "2026-11-02" };
  expect(await source.put("deaths", id, death)).toMatchObject({ status: "written" });
  expect((await ask()).errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  const held = await db
    .selectFrom("interaction")
    .select(["status", "heldAt"])
    .where("id", "=", request)
    .executeTakeFirst();
  expect(held).toEqual({ status: "REQUEST", heldAt: expect.any(Date) });
  await source.put("invoices", id, aFamilyInvoice(policyholder));
  expect(await messages(accountId)).toEqual([]);
  await source.put("deaths", id, { insuredNumber: policyholder, diedOn: null }, 2);
  const state = await db
    .selectFrom("account")
    .select(["lockedAt", "closedByDeathAt"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  expect(state).toEqual({ lockedAt: null, closedByDeathAt: null });
});

test("a departure needs contracts that end, and no contract goes on after it", async () => {
  const { policyholder, id } = await taken();
  await source.put("contracts", `${id}-1`, basic(policyholder));
  const departure = { insuredNumber: policyholder, lastDay: "2026-12-31" };
  expect(await source.put("departures", id, departure)).toMatchObject({
    http: 409,
    fields: { lastDay: "departure.contractOpen" },
  });
  const versions = [{ ...terms, validFrom: "2020-01-01", validTo: "2026-12-31" }];
  await source.put("contracts", `${id}-1`, basic(policyholder, { versions }), 2);
  expect(await source.put("departures", id, departure)).toMatchObject({ status: "written" });
  expect((await source.put("contracts", `${id}-1`, basic(policyholder), 3)).fields).toEqual({
    "versions.1.validTo": "contract.afterDeparture",
  });
});
