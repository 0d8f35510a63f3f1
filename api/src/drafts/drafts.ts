import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type Draft,
  DraftMark,
  DraftValues,
  draftDays,
  KeepDraft,
  keptValues,
  largestDraft,
  mostDrafts,
} from "@portal/model/portal/drafts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";

const ownDrafts = prepare(() =>
  sql.selectFrom("draft").select(["accountId", "form", "generation", "content", "keptAt"]),
);

/** The unfinished forms of the account, and those that were sent or discarded recently. */
export async function listDrafts(ctx: Context): Promise<Draft[]> {
  const rows = await ctx.read(ownDrafts({}));
  return rows.map(({ accountId, form, generation, content, keptAt }) => {
    const text = content && ctx.secrets.decrypt(placeOf(accountId, form), content);
    const values = text === null ? null : DraftValues.parse(JSON.parse(text));
    return { form, generation, keptAt: keptAt.toISOString(), values };
  });
}

export interface UnsentDraft {
  form: string;
  endsOn: string;
}

const unsent = prepare(() =>
  sql.selectFrom("draft").select(["form", "keptAt"]).where("content", "is not", null),
);

/** The forms that were started and not sent, without their content; the one that expires next comes first. */
export async function listUnsentDrafts(ctx: Context): Promise<UnsentDraft[]> {
  const rows = await ctx.read(unsent({}));
  return rows
    .map(({ form, keptAt }) => ({
      form,
      endsOn: moveDay(todayInZurich(keptAt), { days: draftDays }),
    }))
    .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn));
}

/**
 * Stores the content of a form; the last write wins. A page that still shows a form that was sent or discarded
 * elsewhere is refused, so that it does not restore it.
 */
export async function keepDraft(ctx: Context, form: string, given: unknown): Promise<void> {
  const { generation, values } = parse(KeepDraft, given);
  parse(DraftMark, { form, generation });
  const text = JSON.stringify(keptValues(values));
  if (text.length > largestDraft) throw new Problem("TOO_LARGE");
  await ctx.write(async (db, { accountId }) => {
    const content = ctx.secrets.encrypt(placeOf(accountId, form), text);
    const row = { generation, content, keptAt: new Date() };
    // An advisory lock serialises the drafts of an account: concurrent writes would count too few.
    await raw`select pg_advisory_xact_lock(hashtextextended(${`drafts ${accountId}`}, 0))`.execute(
      db,
    );
    const kept = await db
      .insertInto("draft")
      .values({ accountId, form, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(["accountId", "form"])
          .doUpdateSet(row)
          .where("draft.generation", "<=", generation),
      )
      .returning("form")
      .executeTakeFirst();
    if (!kept) throw new Problem("CONFLICT");
    await dropOldest(db, accountId);
  });
}

export async function discardDraft(ctx: Context, given: unknown): Promise<void> {
  const { form, generation } = parse(DraftMark, given);
  await ctx.write(async (db, { accountId }) => {
    await db
      .updateTable("draft")
      .set({ generation: generation + 1, content: null, keptAt: new Date() })
      .where("accountId", "=", accountId)
      .where("form", "=", form)
      .where("generation", "<=", generation)
      .execute();
  });
}

async function dropOldest(db: Kysely<Tables>, accountId: string): Promise<void> {
  const tooMany = db
    .selectFrom("draft")
    .select("form")
    .where("accountId", "=", accountId)
    .where("content", "is not", null)
    .orderBy("keptAt", "desc")
    .offset(mostDrafts);
  await db
    .deleteFrom("draft")
    .where("accountId", "=", accountId)
    .where("form", "in", tooMany)
    .execute();
}

function placeOf(accountId: string, form: string) {
  return { table: "draft", column: "content", row: `${accountId} ${form}` };
}
