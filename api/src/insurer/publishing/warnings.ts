import { randomUUID } from "node:crypto";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { WarningContent } from "@portal/model/desk/publication-contents.ts";
import type { Kysely } from "kysely";
import { condition } from "../../core/db/condition.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { Actor } from "../audit.ts";
import { dateOf, instantOf, type PublicationKind } from "./publication-kind.ts";
import { publish } from "./publish.ts";

const MOST_LISTED = 200;

/** The warnings on top of the customers' homepage. Of several at a time, the one that began last is shown. */
export const warnings: PublicationKind<WarningContent> = {
  name: "warning",
  rule: WarningContent,
  async read(db, item) {
    let rows = db
      .selectFrom("warningMessage")
      .select(["id", "texts", "beginsAt", "endsAt"])
      .orderBy("beginsAt", (order) => order.desc().nullsLast())
      .orderBy("id")
      .limit(MOST_LISTED);
    if (item !== undefined) rows = rows.where("id", "=", item);
    return (await rows.execute()).map(({ id, texts, beginsAt, endsAt }) => ({
      item: id,
      content: {
        texts: InFourLanguages.parse(texts),
        beginsAt: instantOf(beginsAt),
        endsAt: instantOf(endsAt),
      },
    }));
  },
  summary: ({ texts, ...times }) => ({ titles: texts, isOn: true, ...times }),
  async write(db, { item, content: { texts, beginsAt, endsAt } }) {
    const row = {
      texts: JSON.stringify(texts),
      beginsAt: dateOf(beginsAt),
      endsAt: dateOf(endsAt),
    };
    await db
      .insertInto("warningMessage")
      .values({ id: item, single: null, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
};

interface Command {
  actor: Actor;
  now: Date;
}

/** Shows a warning at once, in place of the one that stands. */
export async function setWarning(
  db: Kysely<Tables>,
  content: Pick<WarningContent, "texts" | "endsAt">,
  { actor, now }: Command,
): Promise<void> {
  await endWarnings(db, { actor, now });
  const begun = { ...content, beginsAt: now.toISOString() };
  await publish(db, warnings, { item: randomUUID(), content: begun, actor, now });
}

/** Ends the warnings that stand. Those that are planned stay planned. */
export async function endWarnings(db: Kysely<Tables>, { actor, now }: Command): Promise<void> {
  const standing = await db
    .selectFrom("warningMessage")
    .select("id")
    .where(condition`begins_at is null or begins_at <= ${now}`)
    .where(condition`ends_at is null or ends_at > ${now}`)
    .execute();
  for (const { id } of standing) {
    const [one] = await warnings.read(db, id);
    if (!one) continue;
    const content = { ...one.content, endsAt: now.toISOString() };
    await publish(db, warnings, { item: id, content, actor, now });
  }
}
