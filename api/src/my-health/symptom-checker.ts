import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { EndAssessment, StartAssessment, type SymptomAssessment } from "@portal/model/my-health.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { requireFlag } from "../core/flags.ts";
import { parse } from "../core/http/parse.ts";

/** Starts an assessment of a person of the account. The answers in the checker never reach the insurer. */
export async function startAssessment(
  ctx: Context,
  input: StartAssessment,
): Promise<SymptomAssessment> {
  const { assessmentFor } = parse(StartAssessment, input);
  const today = todayInZurich(ctx.clock.now());
  return ctx.write(async (db, session) => {
    await requireFlag(db, "ADA");
    const insurancePlan = await planOf(db, assessmentFor, today);
    const { id } = await db
      .insertInto("symptomAssessment")
      .values({ accountId: session.accountId, insuredNumber: assessmentFor, insurancePlan })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteAct(db, session, ctx, "start symptom assessment", id);
    return { id, insurancePlan };
  });
}

/** Closes an assessment of the account; repeating it changes nothing. */
export async function finishAssessment(
  ctx: Context,
  id: string,
  input: EndAssessment,
): Promise<void> {
  const { status } = parse(EndAssessment, input);
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  await ctx.write(async (db, session) => {
    await requireFlag(db, "ADA");
    const found = await db
      .selectFrom("symptomAssessment")
      .select("status")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Problem("NOT_FOUND");
    if (found.status === status) return null;
    await db
      .updateTable("symptomAssessment")
      .set({ status, finishedAt: ctx.clock.now() })
      .where("id", "=", id)
      .execute();
    await noteAct(db, session, ctx, "finish symptom assessment", id);
    return null;
  });
}

/** The basic insurance product on a day; a foreign person, or one linked for information only, is not found. */
async function planOf(
  db: Kysely<Tables>,
  insuredNumber: number,
  today: string,
): Promise<string | null> {
  const person = await db
    .selectFrom("insured")
    .innerJoin("accountInsured as link", "link.insuredNumber", "insured.insuredNumber")
    .leftJoin("basicContract as contract", (join) =>
      join
        .onRef("contract.insuredNumber", "=", "insured.insuredNumber")
        .on("contract.validFrom", "<=", today)
        .on("contract.validTo", ">=", today),
    )
    .select("contract.productCode")
    .where("insured.insuredNumber", "=", insuredNumber)
    .where("insured.forInformation", "=", false)
    .executeTakeFirst();
  if (!person) throw new Problem("NOT_FOUND");
  return person.productCode;
}
