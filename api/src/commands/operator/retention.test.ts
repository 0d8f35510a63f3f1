import { sql } from "kysely";
import { expect, test } from "vitest";
import { db, secrets } from "../../../test/portal.ts";
import { retentionCommands } from "./retention.ts";

const operator = {
  secrets,
  now: new Date(),
  kinds: [],
  person: "Anna Muster",
  scanner: { isClean: () => Promise.resolve(true) },
};

const run = (name: string, words: string[], options: Record<string, string> = {}) =>
  db
    .transaction()
    .execute((act) =>
      Promise.resolve(retentionCommands[name]?.run({ ...operator, db: act }, { words, options })),
    );

test("an operator changes a period, not below what the law asks for, and the audit names it", async () => {
  const set = (subject: string, months: string) => run("retention set", [subject], { months });
  await expect(set("requests", "119")).rejects.toThrow("is not between 120 and 1200");
  await expect(set("requests", "12.5")).rejects.toThrow("is not between");
  await expect(set("everything", "12")).rejects.toThrow("is no rule");
  expect(await set("notifications", "36")).toEqual([
    "notifications are deleted after 36 months (before: 24)",
  ]);
  const { rows } = await sql<{ actor: string; action: string }>`
    select actor, action from audit where subject = 'notifications'`.execute(db);
  expect(rows).toEqual([{ actor: "operator Anna Muster", action: "retention set 24 to 36" }]);
  await set("notifications", "24");
});

test("the list names each period, its reason and how much was deleted in the last 30 days", async () => {
  const now = new Date();
  await sql`insert into retention_run (subject, day, removed)
    values ('messages', ${now}::date, 7), ('messages', ${now}::date - 5, 5), ('messages', ${now}::date - 40, 100)`.execute(
    db,
  );
  const lines = (await run("retention list", [])) ?? [];
  expect(lines).toHaveLength(13);
  expect(lines[0]).toMatch(/^messages +3 months \(at least 1\), 12 deleted\. nDSG art\. 6/);
});
