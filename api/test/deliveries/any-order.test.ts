import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { type Random, randomOf } from "../../seed/random.ts";
import { aPdf } from "../corpus.ts";
import { db } from "../portal.ts";
import { seedTariffs } from "../samples/demonstration.ts";
import { aHousehold, anInvoice, aSource, type Line } from "../samples/exchanged.ts";

const TODAY = "2026-11-18";
const MOST_ROUNDS = 12;
const source = await aSource();
await seedTariffs(TODAY);
// The jobs bill nothing, however long the deliveries take.
await db.updateTable("insurer").set({ invoicesFrom: "EXCHANGE" }).execute();

const asOf = "2026-11-18T07:30:00Z";
const content = aPdf().toString("base64");

/** All that a source knows of a household, each record with an older and its last version where it may have two. */
function aHistory() {
  const { policyholder, id, data } = aHousehold({ asOf });
  const about = { insuredNumber: policyholder };
  const terms = { insurer: "9101", product: "RF01", risk: "MIT", periodicity: "MONTHLY" };
  const basic = { asOf, kind: "BASIC", ...about };
  const extra = { asOf, kind: "SUPPLEMENTARY", ...about, product: "AH01" };
  const invoice = (total: number, more: object = {}) =>
    anInvoice(policyholder, { announce: false, total, ...more });
  const { number } = anInvoice(policyholder);
  const next = { number: `${number}1`, periodFrom: "2027-01-01", periodTo: "2027-01-31" };
  const payment = (amount: number, more: object = {}) => ({
    announce: false,
    invoice: number,
    amount,
    paidOn: "2026-11-16",
    bankReference: `Z-${amount}`,
    ...more,
  });
  const doctor = (name: string) => ({
    asOf,
    ...about,
    validFrom: "2025-06-01",
    doctor: { noPartenaire: "767676", nomPrenom: name, npa: "1003" },
  });
  const voucher = (validTo: string) => ({
    ...about,
    providerNumber: "H123456",
    providerName: "Clinique du Léman",
    validFrom: "2026-11-01",
    validTo,
    treatment: "HOSP",
  });
  const paper = (day: string) => ({
    announce: false,
    people: [policyholder],
    type: "DOCUMENT",
    subType: "POLICY",
    filterType: "CONTRACT",
    date: day,
    language: "fr",
    titles: { fr: "Police", de: "Police", it: "Polizza", en: "Policy" },
    content,
  });
  const people = data.people.map((person) => ({ ...person, lastname: "Neuhaus" }));
  const reminder = { step: "REMINDER", sentOn: "2026-11-17", deadline: "2026-12-20", fee: 5 };
  const versions: Record<string, unknown[]> = {
    [`households ${id}`]: [data, { ...data, people }],
    [`contracts ${id}-B`]: [
      { ...basic, versions: [{ ...terms, validFrom: "2020-01-01", deductible: 300 }] },
      {
        ...basic,
        versions: [
          { ...terms, validFrom: "2020-01-01", validTo: "2024-12-31", deductible: 300 },
          { ...terms, validFrom: "2025-01-01", validTo: "2027-12-31", deductible: 1500 },
        ],
      },
    ],
    [`contracts ${id}-S`]: [
      { ...extra, versions: [{ validFrom: "2020-01-01", level: "PRIVATE", risk: "MIT" }] },
      {
        ...extra,
        versions: [
          { validFrom: "2020-01-01", validTo: "2027-12-31", level: "PRIVATE", risk: "OHN" },
        ],
      },
    ],
    [`family-doctors ${id}`]: [doctor("Wigger Adelheid"), doctor("Keller Anna")],
    [`invoices ${id}`]: [invoice(400), invoice(500, { reminders: [reminder] })],
    [`payments ${id}-1`]: [payment(250)],
    [`payments ${id}-2`]: [payment(150)],
    [`payments ${id}-3`]: [payment(200)],
    [`invoices ${id}-N`]: [invoice(400, next), invoice(300, next)],
    [`payments ${id}-N`]: [payment(90, { invoice: next.number, way: "CREDIT" })],
    [`statements ${id}`]: [
      {
        announce: false,
        number: `S-${policyholder}`,
        ...about,
        date: "2026-10-12",
        lines: [
          {
            provider: "Dr Anna Keller",
            category: "DOCTOR",
            treatmentBegin: "2026-09-01",
            treatmentEnd: "2026-09-01",
            tiers: "GARANT",
            billed: 180,
            deductible: 180,
          },
        ],
      },
    ],
    [`vouchers ${id}`]: [voucher("2027-01-31"), voucher("2027-02-28")],
    [`documents ${id}`]: [paper("2026-01-05"), paper("2026-02-05")],
    [`deaths ${id}`]: [
      { insuredNumber: policyholder, diedOn: "2026-11-10" },
      { insuredNumber: policyholder, diedOn: null },
    ],
    [`departures ${id}`]: [
      { ...about, lastDay: null },
      { ...about, lastDay: "2027-12-31" },
    ],
  };
  const lines = Object.entries(versions).flatMap(([key, states]): Line[] => {
    const [entity = "", record = ""] = key.split(" ");
    return states.map((state, at) => ({ entity, id: record, version: at + 1, data: state }));
  });
  return { policyholder, lines };
}

/** Sends lines until the last version of each record is held, as a source does that repeats what was refused. */
async function deliver(lines: readonly Line[], ordered: (list: readonly Line[]) => Line[]) {
  let waiting = [...lines];
  const refused: string[] = [];
  for (let round = 0; round < MOST_ROUNDS && waiting.length > 0; round++) {
    const sent = ordered(waiting);
    const answers = await source.send(sent);
    refused.length = 0;
    waiting = sent.filter((line, at) => {
      const { status, fields } = answers[at] ?? {};
      if (status === "refused") refused.push(`${line.entity} ${JSON.stringify(fields)}`);
      return status === "refused";
    });
  }
  expect(refused).toEqual([]);
}

const tables: Record<string, string> = {
  insured: "insured_number",
  postal_address: "insured_number",
  contact: "insured_number",
  financial_address: "insured_number",
  account: "insured_number",
  basic_contract: "insured_number",
  supplementary_contract: "insured_number",
  statement: "insured_number",
  statement_line: "insured_number",
  contribution: "insured_number",
  delegation: "insured_number",
  invoice: "insured_number",
};

/** What is drawn anew for each household, says when a row was written, or marks work of the jobs. */
const drawn =
  "{premiums_changed_from,premiums_billed_to,id,account_id,value,value_hash,iban,analytics_user_id,created_at,version,statement_id,iddms,bvr_number,position,seen_at}";

/** The rows of a household, with the same names for the numbers of each. */
async function rowsOf(policyholder: number): Promise<Record<string, string[]>> {
  const numbers = [policyholder, policyholder + 1, policyholder + 2].join();
  const rows: Record<string, string[]> = {};
  const read = async (table: string, where: string) => {
    const found = await raw<{ row: string }>`
      select (to_jsonb(t) - ${drawn}::text[])::text as row from ${raw.raw(table)} t
      where ${raw.raw(where)}`.execute(db);
    const base = String(policyholder).slice(0, -1);
    rows[table] = found.rows.map(({ row }) => row.replaceAll(base, "N")).toSorted();
  };
  for (const [table, column] of Object.entries(tables))
    await read(table, `${column} in (${numbers})`);
  const own = `select id from account where insured_number in (${numbers})`;
  for (const table of ["account_insured", "invoice_payment", "invoice_reminder"])
    await read(table, `account_id in (${own})`);
  await read("document", `account_id in (${own}) and replaced_by is null`);
  const credit = await raw<{
    credit: number;
  }>`select sum(amount)::int as credit from credit_movement
    where account_id in (${raw.raw(own)})`.execute(db);
  rows["credit"] = credit.rows.map((row) => String(row.credit));
  return rows;
}

test("records of every kind that come repeated, late and in any order end in the same rows", async () => {
  const inOrder = aHistory();
  await deliver(inOrder.lines, (list) => [...list]);
  const expected = await rowsOf(inOrder.policyholder);
  expect(Object.entries(expected).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const seeds = process.env["LONG"] === "1" ? 200 : 6;
  for (let seed = 1; seed <= seeds; seed++) {
    const random = randomOf(seed, "deliveries");
    const { policyholder, lines } = aHistory();
    const doubled = [...lines, ...lines.filter(() => random.chance(0.4))];
    await deliver(doubled, (list) => shuffled(list, random));
    // Older lines, once all is there.
    await deliver(
      lines.filter(() => random.chance(0.5)),
      (list) => shuffled(list, random),
    );
    expect(await rowsOf(policyholder), `seed ${seed}`).toEqual(expected);
  }
});

function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  return list
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
