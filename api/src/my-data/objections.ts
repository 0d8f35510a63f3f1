import { consentsAgainst, ObjectionPurpose } from "@portal/model/my-data.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";

export interface Objection {
  purpose: ObjectionPurpose;
  /** When the customer objected, an instant; null while they do not object. */
  since: string | null;
}

const ownObjections = prepare(() => sql.selectFrom("objection").select(["purpose", "at"]));

/** Every purpose to which a customer may object, and whether the account does. */
export async function listObjections(ctx: Context): Promise<Objection[]> {
  return standing(await ctx.read(ownObjections({})));
}

function standing(rows: readonly { purpose: string; at: Date }[]): Objection[] {
  return ObjectionPurpose.options.map((purpose) => {
    const row = rows.find((one) => one.purpose === purpose);
    return { purpose, since: row?.at.toISOString() ?? null };
  });
}

const Decision = z.object({ purpose: ObjectionPurpose, objects: z.boolean() });

/**
 * Records an objection, or that there is none any more. An objection also takes back the consents to the same use; they
 * do not come back with its end, because a consent is given and never assumed.
 */
export async function setObjection(
  ctx: Context,
  given: { purpose: string; objects: boolean },
): Promise<Objection[]> {
  const { purpose, objects } = parse(Decision, given);
  return ctx.write(async (db, session) => {
    const { accountId } = session;
    const changed = objects
      ? await db
          .insertInto("objection")
          .values({ accountId, purpose })
          .onConflict((conflict) => conflict.doNothing())
          .returning("purpose")
          .execute()
      : await db
          .deleteFrom("objection")
          .where("accountId", "=", accountId)
          .where("purpose", "=", purpose)
          .returning("purpose")
          .execute();
    if (changed.length > 0)
      await noteAct(db, session, ctx, objects ? "object" : "end objection", purpose);
    const people = objects ? await withdrawConsents(db, accountId, purpose) : [];
    for (const insuredNumber of people)
      await noteAct(db, session, ctx, "decide about consents", String(insuredNumber));
    return standing(await db.selectFrom("objection").select(["purpose", "at"]).execute());
  });
}

/** Takes back what is agreed to, and says whose consents changed. Row level security limits the people. */
async function withdrawConsents(
  db: Kysely<Tables>,
  accountId: string,
  purpose: ObjectionPurpose,
): Promise<number[]> {
  const categories = consentsAgainst[purpose];
  const { rows: decided } = await raw<{ insuredNumber: number }>`
    select distinct insured_number from consent_event where category = any (${categories}::text[])
    order by insured_number`.execute(db);
  // The lock of a decision about consents, in one order.
  for (const { insuredNumber } of decided)
    await raw`select pg_advisory_xact_lock(26, ${insuredNumber})`.execute(db);
  const { rows: withdrawn } = await raw<{ insuredNumber: number }>`
    insert into consent_event (insured_number, account_id, category, channel, value, text_version)
    select l.insured_number, ${accountId}::uuid, l.category, l.channel, false, (select max(version) from consent_text)
    from (
      select distinct on (insured_number, category, channel) insured_number, category, channel, value
      from consent_event where category = any (${categories}::text[])
      order by insured_number, category, channel, id desc
    ) l where l.value
    returning insured_number`.execute(db);
  return [...new Set(withdrawn.map(({ insuredNumber }) => insuredNumber))];
}
