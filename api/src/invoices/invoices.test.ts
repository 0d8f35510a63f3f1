import { expect, test } from "vitest";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { aCustomer, clock, database, db } from "../../test/portal.ts";

clock.set("2026-11-15");

const LIST = `query List($from: Date!, $to: Date!) {
  invoices(from: $from, to: $to) {
    openCount totalCount
    invoices {
      id iddms type holder totalAmount toBePaid fees status deadline periodFrom periodTo invoiceDate bvrNumber
      adhesionNumber paymentMode statementNumber healthInsurerCode seen
      lines { kind insuredNumber name amount }
      payments { paidOn amount } reminders { status sentOn fee } instalments { date amount }
      joker { actif deadline eligible }
      arrangement { eligible actif ineligibilityReason datesPossiblesPremiereEcheance nbMensualites
        nbMensualitesPossibles }
    }
  }
}`;
const in2026 = { from: "2026-01-01", to: "2026-12-31" };

test("I05 I07 I09 invoices of a period come with everything the specification names, and how many are open", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  await hasInvoice(anna, { invoiceDate: "2025-12-31" });
  await hasInvoice(anna, { invoiceDate: "2026-03-01", status: "ANNULEE" });
  await hasInvoice(anna, { invoiceDate: "2026-02-01", totalAmount: -41_20 });
  const { data } = await anna.graphql(LIST, in2026);
  const { invoices, ...counts } = data.invoices;
  expect(counts).toEqual({ openCount: 1, totalCount: 3 });
  expect(invoices[0]).toEqual({
    id: no,
    iddms: expect.stringMatching(/^[0-9A-F]{20}$/),
    type: "PREMIUM",
    holder: "Anna Rossi",
    totalAmount: 412.35,
    toBePaid: 412.35,
    fees: 0,
    status: "ENCOURS",
    deadline: "2026-11-25",
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    invoiceDate: "2026-11-01",
    bvrNumber: expect.stringMatching(/^\d{27}$/),
    adhesionNumber: String(anna.insuredNumber),
    paymentMode: "BVR",
    statementNumber: null,
    healthInsurerCode: "9101",
    seen: false,
    lines: [{ kind: "BASIC", insuredNumber: anna.insuredNumber, name: "RT01", amount: 412.35 }],
    payments: [],
    reminders: [],
    instalments: [],
    joker: { actif: false, deadline: "2026-12-28", eligible: true },
    arrangement: {
      eligible: true,
      actif: false,
      ineligibilityReason: null,
      datesPossiblesPremiereEcheance: ["2026-12-01", "2027-01-01", "2027-02-01"],
      nbMensualites: null,
      nbMensualitesPossibles: [2, 3, 4, 5, 6, 7, 8],
    },
  });
});

test("I05 opening marks an invoice as seen, once, and no account marks a foreign one", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  const no = await hasInvoice(anna);
  const MARK = `mutation Mark($id: ID!) { markInvoiceSeen(id: $id) }`;
  const foreign = await stranger.graphql(MARK, { id: no });
  expect(foreign.errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  expect((await anna.graphql(MARK, { id: no })).data).toEqual({ markInvoiceSeen: true });
  const { data } = await anna.graphql(LIST, in2026);
  expect(data.invoices.invoices[0].seen).toBe(true);
});

test("H07 what is to be paid comes with the most urgent first, without credits and paid ones", async () => {
  const anna = await aCustomer();
  const later = await hasInvoice(anna, { deadline: "2026-12-20" });
  const urgent = await hasInvoice(anna, { deadline: "2026-10-20", status: "RAPPEL" });
  await hasInvoice(anna, { status: "REGLEE" });
  await hasInvoice(anna, { totalAmount: -5_00 });
  await hasInvoice(anna, { invoiceDate: "2025-10-01" });
  const TO_PAY = `query ToPay($from: Date!, $first: Int) { invoicesToPay(from: $from, first: $first) { id } }`;
  const { data } = await anna.graphql(TO_PAY, { from: "2025-11-15" });
  expect(data.invoicesToPay).toEqual([{ id: urgent }, { id: later }]);
  const most = await anna.graphql(TO_PAY, { from: "2025-11-15", first: 1 });
  expect(most.data.invoicesToPay).toEqual([{ id: urgent }]);
  const none = await anna.graphql(TO_PAY, { from: "2025-11-15", first: 0 });
  expect(none.errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
});

test("H07 a customer who is not billed has nothing to pay, and is told so", async () => {
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  const [anna, affiliated] = [await aCustomer(), await aCustomer({ isAddressOwner: false })];
  await hasInvoice(anna);
  const { data } = await affiliated.graphql(
    `query ToPay { invoicesToPay(from: "2025-11-15") { id } }`,
  );
  expect(data.invoicesToPay).toEqual([]);
});

test("I01 only the owner of the address sees invoices, and only their own", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  await hasInvoice(anna);
  expect((await stranger.graphql(LIST, in2026)).data.invoices.totalCount).toBe(0);
  const affiliated = await aCustomer({ isAddressOwner: false });
  const refused = await affiliated.graphql(LIST, in2026);
  expect(refused.errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  const backwards = await anna.graphql(LIST, { from: in2026.to, to: in2026.from });
  expect(backwards.errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: { to: "period.backwards" },
  });
});

test("I03 the lines of an invoice sum to its total, or it is not kept", async () => {
  const anna = await aCustomer();
  const odd = [{ kind: "BASIC", insuredNumber: anna.insuredNumber, about: "RT01", amount: 1 }];
  await expect(hasInvoice(anna, { lines: JSON.stringify(odd) })).rejects.toThrow(/check/);
});

test("I01 a year of six hundred invoices is one range of an index, also with invoices of other accounts", async () => {
  const beat = await aCustomer();
  for (let place = 0; place < 40; place++) {
    await hasInvoice(beat, { invoiceDate: `20${22 + (place % 5)}-0${1 + (place % 9)}-11` });
  }
  expect((await beat.graphql(LIST, in2026)).data.invoices.totalCount).toBe(8);
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  await client.query("begin");
  await client.query("set local enable_seqscan = off");
  await client.query("select set_config('app.account', $1, true)", [beat.id]);
  const { rows: plan } = await client.query<Record<string, string>>(
    `explain select no from invoice where invoice_date >= '2026-01-01' and invoice_date <= '2026-12-31'
     order by invoice_date desc, no`,
  );
  await client.query("rollback");
  client.release();
  await pool.end();
  const words = plan.map((line) => Object.values(line).join("")).join(" ");
  expect(words).toMatch(/Index Cond: .*account_id = .*invoice_date >= .*invoice_date <= /);
});
