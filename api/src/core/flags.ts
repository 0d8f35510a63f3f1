import type { FlagId } from "@portal/model/portal/flags.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "./db/tables.ts";

/** What a flag closes is closed to acts too, not only hidden. */
export async function requireFlag(db: Kysely<Tables>, id: FlagId): Promise<void> {
  const flag = await db
    .selectFrom("featureFlag")
    .select("value")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!flag?.value) throw new Problem("FORBIDDEN");
}
