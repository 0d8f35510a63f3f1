import type { FlagId } from "@portal/model/portal/flags.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "./db/tables.ts";

/** A disabled feature flag also refuses acts, not only hides them. */
export async function requireFlag(db: Kysely<Tables>, id: FlagId): Promise<void> {
  const flag = await db
    .selectFrom("featureFlag")
    .select("value")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!flag?.value) throw new Problem("FORBIDDEN");
}
