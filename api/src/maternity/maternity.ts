import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { asPregnancy, isOfPregnancy } from "@portal/model/cost-sharing/maternity.ts";
import {
  type DeclareMaternity,
  declareMaternityRule,
  isEligibleForMaternity,
} from "@portal/model/maternity.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { MaternityDetails } from "@portal/model/requests/stored-details.ts";
import { Gender } from "@portal/model/portal/profile.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { detailsBinding } from "../insurer/requests/kinds.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { declaredDay, maternityDeclaration } from "./declaration.ts";

/** A person of the account, and whether a pregnancy or a birth can be declared for them. */
export interface MaternityInsured {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  isEligibleMaternityDeclaration: boolean;
}

const everybody = prepare(() =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select([
      "insured.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
      "gender",
      "forInformation",
    ])
    .orderBy("link.position")
    .orderBy("insured.insuredNumber"),
);

interface Person {
  gender: string;
  birthdate: string;
  forInformation: boolean;
}

function isEligible({ gender, ...person }: Person, today: string): boolean {
  return isEligibleForMaternity({ ...person, gender: Gender.parse(gender) }, today);
}

/** The persons of the account in the policyholder's order; row level security filters the rows. */
export async function listMaternityInsureds(ctx: Context): Promise<MaternityInsured[]> {
  const today = todayInZurich(ctx.clock.now());
  const rows = await ctx.read(everybody({}));
  return rows.map((person) => ({
    ...person,
    isEligibleMaternityDeclaration: isEligible(person, today),
  }));
}

/** Declares a birth or a 13th week, as a request that is submitted once. */
export async function declareMaternity(ctx: Context, input: DeclareMaternity): Promise<string> {
  const today = todayInZurich(ctx.clock.now());
  const { concernedInsured, type, date } = parse(declareMaternityRule(today), input);
  return ctx.write(async (db, session) => {
    const person = await db
      .selectFrom("accountInsured as link")
      .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
      .select(["birthdate", "gender", "forInformation"])
      .where("link.accountId", "=", session.accountId)
      .where("link.insuredNumber", "=", concernedInsured)
      .executeTakeFirst();
    if (!person) throw refused("insured.unknown");
    if (!isEligible(person, today)) throw refused("maternity.notEligible");
    await refuseIfOpen(ctx, db, session.accountId, { concernedInsured, type, date });
    const { id } = await submitRequest({ ctx, db, session }, maternityDeclaration, {
      insuredNumber: concernedInsured,
      details: { type, date },
      deduplicationKey: `${concernedInsured} ${type} ${date}`,
      isKeyPermanent: true,
    });
    return id;
  });
}

/**
 * Allows one open declaration per event of a pregnancy: a second day would overwrite the first. Reads only the
 * account's own requests, so that a refusal does not reveal a pregnancy that another account declared.
 */
async function refuseIfOpen(
  { secrets }: Pick<Context, "secrets">,
  db: Kysely<Tables>,
  accountId: string,
  { concernedInsured, type, date }: DeclareMaternity,
): Promise<void> {
  // An advisory lock serialises two tabs with different days.
  await raw`select pg_advisory_xact_lock(hashtextextended(${`maternity ${concernedInsured}`}, 0))`.execute(
    db,
  );
  const open = await db
    .selectFrom("interaction")
    .select(["id", "details"])
    .where("accountId", "=", accountId)
    .where("insuredNumber", "=", concernedInsured)
    .where("type", "=", maternityDeclaration.type)
    .where("status", "in", ["REQUEST", "PENDING", "IN_PROGRESS"])
    .execute();
  const isOpen = open.some(({ id, details }) => {
    const told = MaternityDetails.parse(JSON.parse(secrets.decrypt(detailsBinding(id), details)));
    // A repeated day is refused by the request itself.
    if (told.date === date) return false;
    return (
      told.type === type &&
      isOfPregnancy(declaredDay({ type, date }), asPregnancy(declaredDay(told)))
    );
  });
  if (isOpen) throw new Problem("CONFLICT", { maternityStatus: "OPEN" });
}

function refused(message: string): Problem {
  return new Problem("INVALID", { fields: { concernedInsured: message } });
}
