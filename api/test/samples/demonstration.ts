import pg from "pg";
import { inject } from "vitest";
import { readColumnTypes } from "../../seed/rows.ts";
import { tariffStatements } from "../../seed/tariffs/tariffs.ts";
import { runBatch } from "../../src/core/db/batch.ts";
import { emailLookup } from "../../src/core/secrets/secrets.ts";
import { cloneSeeded } from "../database.ts";
import { aSession, callsAs, clock, db, openPortal, ownerUrl, secrets } from "../portal.ts";

/** Opens this file's portal with the demonstration people and sets the insurer's clock to the day. */
export async function seedPeople(today: string): Promise<void> {
  const clone = await cloneSeeded(inject("databaseUrl"), today);
  await holdRequests(clone.url);
  await openPortal(clone);
  clock.set(today);
}

/** The back office goes by the time of the database: without this it decides seeded requests once their day is over. */
async function holdRequests(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(
    "update interaction set due_at = now() + interval '1 year' where due_at is not null",
  );
  await owner.end();
}

/** Adds the invented tariffs to this file's database. */
export async function seedTariffs(today: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await runBatch(owner, tariffStatements(await readColumnTypes(owner), today));
  await owner.end();
}

/** The calls of a demonstration person. */
export async function as(login: string) {
  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("loginEmailHash", "=", emailLookup(secrets, `${login}@example.ch`))
    .executeTakeFirstOrThrow();
  return callsAs(await aSession(id));
}

export function cents(francs: number): number {
  return Math.round(francs * 100);
}
