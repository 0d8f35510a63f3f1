import { moveDay } from "@portal/model/calendar/calendar.ts";
import { heldDeductible } from "@portal/model/cost-sharing/held-deductible.ts";
import { type Kysely, type Selectable, sql as raw, type Updateable } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { type Terms, termKeys } from "./details.ts";

type Version = Selectable<Tables["basicContract"]>;

/**
 * Applies terms from a day on: the contract of the day ends the day before, and one with the new terms begins. Later
 * versions get them too, until one that agreed different terms. Returns whether there was a contract.
 */
export async function setTerms(
  db: Kysely<Tables>,
  insured: number,
  day: string,
  terms: Terms,
): Promise<boolean> {
  return setColumns(db, { insured, day, terms, columns: await columnsOf(db, terms) });
}

/** Restores the given terms to those of the day before. */
export async function restoreTerms(
  db: Kysely<Tables>,
  insured: number,
  day: string,
  terms: Terms,
): Promise<boolean> {
  const before = (await versionsFrom(db, insured, moveDay(day, { days: -1 }))).find(
    ({ validFrom }) => validFrom < day,
  );
  if (!before) return false;
  const keys = termKeys.filter((key) => terms[key] !== undefined);
  const held = { ...before, deductible: await deductibleOn(db, before, day) };
  const columns = {
    ...Object.fromEntries(keys.map((key) => [key, held[key]])),
    ...(terms.doctor !== undefined && { doctor: before.doctor && JSON.stringify(before.doctor) }),
    ...(terms.productCode && { codeReseau: before.codeReseau }),
  };
  const isRestored = await setColumns(db, { insured, day, terms, columns });
  await joinVersions(db, insured, day);
  return isRestored;
}

/** The deductible of a version on a later day. */
async function deductibleOn(
  db: Kysely<Tables>,
  { insuredNumber, deductible, validFrom }: Version,
  day: string,
): Promise<number> {
  const { birthdate } = await db
    .selectFrom("insured")
    .select("birthdate")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  return heldDeductible({ deductible, validFrom }, { day, birthdate });
}

interface NewTerms {
  insured: number;
  day: string;
  terms: Terms;
  columns: Updateable<Tables["basicContract"]>;
}

async function setColumns(
  db: Kysely<Tables>,
  { insured, day, terms, columns }: NewTerms,
): Promise<boolean> {
  await beginVersion(db, insured, day);
  const versions = await versionsFrom(db, insured, day);
  const [first] = versions;
  if (first?.validFrom !== day) return false;
  const other = versions.findIndex((version) => !isAgreedAlike(first, version, terms));
  for (const { validFrom } of other < 0 ? versions : versions.slice(0, other)) {
    await db
      .updateTable("basicContract")
      .set(columns)
      .where("insuredNumber", "=", insured)
      .where("validFrom", "=", validFrom)
      .execute();
  }
  return true;
}

/** The versions of a contract from a day on, earliest first, under row lock against concurrent changes. */
async function versionsFrom(db: Kysely<Tables>, insured: number, day: string): Promise<Version[]> {
  return db
    .selectFrom("basicContract")
    .selectAll()
    .where("insuredNumber", "=", insured)
    .where("validTo", ">=", day)
    .orderBy("validFrom")
    .forUpdate()
    .execute();
}

/** Splits a version on the day; the new one has the terms in force then. */
async function beginVersion(db: Kysely<Tables>, insured: number, day: string): Promise<void> {
  await raw`
    insert into basic_contract (insured_number, valid_from, valid_to, insurer_code, product_code, deductible, risk,
      periodicity, code_reseau, doctor, clauses)
    select insured_number, ${day}::date, b.valid_to, b.insurer_code, b.product_code,
      held_deductible(b.deductible, b.valid_from, i.birthdate, ${day}::date), b.risk, b.periodicity, b.code_reseau,
      b.doctor, b.clauses
    from basic_contract b join insured i using (insured_number)
    where insured_number = ${insured} and b.valid_from < ${day}::date and b.valid_to >= ${day}::date`.execute(
    db,
  );
  await raw`update basic_contract set valid_to = ${day}::date - 1
    where insured_number = ${insured} and valid_from < ${day}::date and valid_to >= ${day}::date`.execute(
    db,
  );
}

/** Whether a later version agrees in the changed terms. A doctor depends on the product, all terms on the insurer. */
function isAgreedAlike(first: Version, later: Version, terms: Terms): boolean {
  return comparedFor(terms).every(
    (key) => JSON.stringify(first[key]) === JSON.stringify(later[key]),
  );
}

function comparedFor(terms: Terms): (keyof Terms)[] {
  if (terms.insurerCode !== undefined) return ["insurerCode"];
  if (terms.productCode !== undefined) return ["insurerCode", "productCode"];
  if (terms.doctor !== undefined) return ["insurerCode", "productCode", "doctor"];
  // Two payment periods would bill months twice: the latest change applies to all versions.
  if (terms.periodicity !== undefined) return [];
  return (["deductible", "risk"] as const).filter((key) => terms[key] !== undefined);
}

async function columnsOf(db: Kysely<Tables>, { doctor, ...terms }: Terms) {
  return {
    ...terms,
    ...(doctor !== undefined && { doctor: doctor && JSON.stringify(doctor) }),
    ...(terms.productCode && { codeReseau: await partnerOf(db, terms.productCode) }),
  };
}

/** The telemedicine partner of a product: the first one of the directory. */
async function partnerOf(db: Kysely<Tables>, productCode: string): Promise<string | null> {
  const partner = await db
    .selectFrom("telemedicinePartner as partner")
    .innerJoin("product", (join) => join.on("product.code", "=", productCode))
    .select("partner.codeReseau")
    .where("product.model", "=", "TELEMEDICINE")
    .orderBy("partner.codeReseau")
    .limit(1)
    .executeTakeFirst();
  return partner?.codeReseau ?? null;
}

/** Merges two versions with equal terms. */
async function joinVersions(db: Kysely<Tables>, insured: number, day: string): Promise<void> {
  const { rows } = await raw<{ validTo: string }>`
    delete from basic_contract later using basic_contract earlier
    where later.insured_number = ${insured} and later.valid_from = ${day}::date
      and earlier.insured_number = later.insured_number and earlier.valid_to = ${day}::date - 1
      and (earlier.insurer_code, earlier.product_code, earlier.deductible, earlier.risk, earlier.periodicity,
        earlier.code_reseau, earlier.doctor, earlier.clauses) is not distinct from
        (later.insurer_code, later.product_code, later.deductible, later.risk, later.periodicity,
        later.code_reseau, later.doctor, later.clauses)
    returning later.valid_to`.execute(db);
  const [gone] = rows;
  if (!gone) return;
  await raw`update basic_contract set valid_to = ${gone.validTo}::date
    where insured_number = ${insured} and valid_to = ${day}::date - 1`.execute(db);
}
