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

async function expectInvoices(core: CoreSystem, day: string): Promise<void> {
  const payments = paidByInvoice(core);
  const expected = core.records("invoices").map(({ data }) => {
    const { number, total, cancelledOn } = data as CoreInvoice;
    const paid = payments.get(number) ?? 0;
    const state = cancelledOn ? "ANNULEE" : paid >= total ? "REGLEE" : "ENCOURS";
    return `${number} ${total.toFixed(2)} ${state} ${paid.toFixed(2)}`;
  });
  const { rows } = await sql<{ line: string }>`
    select v.no || ' ' || to_char(v.total_amount / 100.0, 'FM999990.00') || ' ' || v.status || ' ' ||
      to_char(coalesce((select sum(p.amount) from invoice_payment p where p.invoice_no = v.no), 0) / 100.0, 'FM999990.00')
      as line
    from invoice v`.execute(db);
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
