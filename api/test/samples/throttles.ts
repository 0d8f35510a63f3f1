import { throttlesOfAccount } from "../../src/identity/login-throttle.ts";
import { type Customer, db, secrets } from "../portal.ts";

/** Wrong passwords have locked the sign-in. */
export async function isLockedOut(who: Pick<Customer, "id">): Promise<void> {
  const endsAt = new Date(Date.now() + 3_600_000);
  const keys = await keysOf(who);
  await db
    .insertInto("throttle")
    .values(keys.map((key) => ({ key, hits: 99, endsAt })))
    .execute();
}

/** How many throttles hold the sign-in up. */
export async function throttlesOn(who: Pick<Customer, "id">): Promise<number> {
  const keys = await keysOf(who);
  const rows = await db.selectFrom("throttle").select("key").where("key", "in", keys).execute();
  return rows.length;
}

async function keysOf({ id }: Pick<Customer, "id">): Promise<string[]> {
  const { loginEmailHash } = await db
    .selectFrom("account")
    .select("loginEmailHash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!loginEmailHash) throw new Error("The account is not opened.");
  return throttlesOfAccount(secrets, loginEmailHash);
}
