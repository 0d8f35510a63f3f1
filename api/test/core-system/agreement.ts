import { sql } from "kysely";
import { expect } from "vitest";
import { db } from "../portal.ts";
import type { CoreSystem } from "./core-system.ts";
import { type CoreInvoice, paidByInvoice } from "./life.ts";

/** Both sides have the same records in the same versions, and the portal's rows say what the core system says. */
export async function expectAgreement(
  core: CoreSystem,
  source: string,
  day: string,
): Promise<void> {
  expect(core.isDelivered, `${day}: ${core.refused.slice(-3).join("; ")}`).toBe(true);
  await expectVersions(core, source, day);
  await expectHouseholds(core, day);
  await expectInvoices(core, day);
  await expectRequests(day);
  const { rows } = await sql`select broken_audit_seal() as broken`.execute(db);
  expect(rows, day).toEqual([{ broken: null }]);
}

async function expectVersions(core: CoreSystem, source: string, day: string): Promise<void> {
  const held = await db
    .selectFrom("exchangeRecord")
    .select(["entity", "id", "version"])
    .where("source", "=", source)
    .where("entity", "in", ["households", "invoices", "payments"])
    .execute();
  const named = (records: readonly { entity: string; id: string; version: number }[]) =>
    records.map(({ entity, id, version }) => `${entity} ${id} ${version}`).toSorted();
  const own = ["households", "invoices", "payments"].flatMap((entity) => core.records(entity));
  expect(named(held), day).toEqual(named(own));
}

interface CorePerson {
  insuredNumber: number;
  lastname: string;
  addresses: { street: string; number: string; zip: string; city: string }[];
}

async function expectHouseholds(core: CoreSystem, day: string): Promise<void> {
  const people = core
    .records("households")
    .flatMap(({ data }) => (data as { people: CorePerson[] }).people);
  const expected = people.map(({ insuredNumber, lastname, addresses }) => {
    const [home] = addresses;
    return `${insuredNumber} ${lastname} ${home?.street} ${home?.number} ${home?.zip} ${home?.city}`;
  });
  const { rows } = await sql<{ line: string }>`
    select i.insured_number || ' ' || i.lastname || ' ' || p.street || ' ' || p.number || ' ' || p.zip || ' ' || p.city
      as line
    from insured i join postal_address p on p.insured_number = i.insured_number and p.domicile_legal
    where i.insured_number = any (${people.map(({ insuredNumber }) => insuredNumber)})`.execute(db);
  expect(rows.map(({ line }) => line).toSorted(), day).toEqual(expected.toSorted());
}

/**
 * What came in is what the core system says. What was too much is a credit, which may have paid another invoice of the
 * household.
 */
async function expectInvoices(core: CoreSystem, day: string): Promise<void> {
  const payments = paidByInvoice(core);
  const policyholders = core
    .records("households")
    .map(({ data }) => (data as { policyholder: number }).policyholder);
  const { rows } = await sql<{ no: string; line: string; by_credit: number }>`
    select v.no, v.no || ' ' || v.total_amount || ' ' || v.status || ' ' || coalesce(p.paid, 0) as line,
      coalesce(p.by_credit, 0)::int as by_credit
    from invoice v join account a on a.id = v.account_id left join (
      select invoice_no, sum(amount) filter (where way = 'BANK') as paid,
        sum(amount) filter (where way = 'CREDIT') as by_credit
      from invoice_payment group by 1) p on p.invoice_no = v.no
    where a.insured_number = any (${policyholders})`.execute(db);
  const credits = new Map(rows.map((row) => [row.no, row.by_credit]));
  const expected = core.records("invoices").map(({ data }) => {
    const { number, total, cancelledOn } = data as CoreInvoice;
    const paid = Math.round((payments.get(number) ?? 0) * 100);
    const owed = Math.round(total * 100);
    const isPaid = paid + (credits.get(number) ?? 0) >= owed;
    return `${number} ${owed} ${cancelledOn ? "ANNULEE" : isPaid ? "REGLEE" : "ENCOURS"} ${paid}`;
  });
  expect(rows.map(({ line }) => line).toSorted(), day).toEqual(expected.toSorted());
}

/** No request has two ends, and its history ends with its status. */
async function expectRequests(day: string): Promise<void> {
  const { rows } = await sql`
    select i.id from interaction i
    where (select count(*) from interaction_status s where s.interaction_id = i.id and s.status in ('DONE', 'REFUSED')) > 1
      or i.status <> (select s.status from interaction_status s where s.interaction_id = i.id
        order by s.position desc limit 1)`.execute(db);
  expect(rows, `${day}: requests with two ends`).toEqual([]);
}
