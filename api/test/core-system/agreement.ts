import { sql } from "kysely";
import { expect } from "vitest";
import { db } from "../portal.ts";
import type { CoreSystem } from "./core-system.ts";
import { type CoreInvoice, creditOf, paidByInvoice, rappenOf } from "./life.ts";

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

/** Invoices, what is paid of them and what is too much are what the core system says. */
async function expectInvoices(core: CoreSystem, day: string): Promise<void> {
  const policyholders = core
    .records("households")
    .map(({ data }) => (data as { policyholder: number }).policyholder);
  const { rows } = await sql<{ line: string }>`
    select v.no || ' ' || v.total_amount || ' ' || v.status || ' ' || coalesce(p.paid, 0) || ' '
      || coalesce(p.by_credit, 0) as line
    from invoice v join account a on a.id = v.account_id left join (
      select invoice_no, sum(amount) filter (where way = 'BANK') as paid,
        sum(amount) filter (where way = 'CREDIT') as by_credit
      from invoice_payment group by 1) p on p.invoice_no = v.no
    where a.insured_number = any (${policyholders})`.execute(db);
  const [paid, byCredit] = [paidByInvoice(core, "BANK"), paidByInvoice(core, "CREDIT")];
  const expected = core.records("invoices").map(({ data }) => {
    const { number, total, cancelledOn } = data as CoreInvoice;
    const [money, credit] = [paid.get(number) ?? 0, byCredit.get(number) ?? 0];
    const isPaid = money + credit >= rappenOf(total);
    const status = cancelledOn ? "ANNULEE" : isPaid ? "REGLEE" : "ENCOURS";
    return `${number} ${rappenOf(total)} ${status} ${money} ${credit}`;
  });
  expect(rows.map(({ line }) => line).toSorted(), day).toEqual(expected.toSorted());
  const { rows: credits } = await sql<{ policyholder: number; credit: number }>`
    select a.insured_number as policyholder, sum(c.amount)::int as credit
    from credit_movement c join account a on a.id = c.account_id
    where a.insured_number = any (${policyholders}) group by 1 having sum(c.amount) <> 0 order by 1`.execute(
    db,
  );
  const held = policyholders
    .toSorted((one, other) => one - other)
    .map((policyholder) => ({ policyholder, credit: creditOf(core, policyholder) }))
    .filter(({ credit }) => credit !== 0);
  expect(credits, day).toEqual(held);
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
