import pg from "pg";
import { seedDemonstration } from "../seed/demonstration.ts";
import { emailLookup } from "../src/core/secrets.ts";
import { aSession, callsAs, clock, db, ownerUrl, secrets } from "./portal.ts";

/** Puts the demonstration people into this file's database, on a day that the insurer's clock then shows. */
export async function seedPeople(today: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await seedDemonstration(owner, secrets, { today });
  await owner.end();
  clock.set(today);
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
