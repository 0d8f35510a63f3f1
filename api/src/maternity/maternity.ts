import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type DeclareMaternity,
  declareMaternityRule,
  isEligibleForMaternity,
} from "@portal/model/maternity.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { Gender } from "@portal/model/portal/profile.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { parse } from "../core/http/parse.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { maternityDeclaration } from "./declaration.ts";

/** Somebody on the account, and whether a pregnancy or a birth can be declared for them. */
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

/** The people of the account in the policyholder's order. Row level security is the filter. */
export async function listMaternityInsureds(ctx: Context): Promise<MaternityInsured[]> {
  const today = todayInZurich(ctx.clock.now());
  const rows = await ctx.read(everybody({}));
  return rows.map((person) => ({
    ...person,
    isEligibleMaternityDeclaration: isEligible(person, today),
  }));
}

/** Tells us of a birth or a 13th week, as a request that is told once. */
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
    const { id } = await submitRequest({ ctx, db, session }, maternityDeclaration, {
      insuredNumber: concernedInsured,
      details: { type, date },
      business: `${concernedInsured} ${type} ${date}`,
      once: true,
    });
    return id;
  });
}

function refused(message: string): Problem {
  return new Problem("INVALID", { fields: { concernedInsured: message } });
}
