import type { Deeplink } from "@portal/model/portal/client.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

const all = prepare(() =>
  sql
    .selectFrom("deeplink")
    .select(["gmnetPath", "gmappAvailability", "gmnetAvailability"])
    .orderBy("gmnetPath"),
);

/** The addresses used by letters and the mobile app, and the target of each. */
export function listDeeplinks(ctx: Context): Promise<Deeplink[]> {
  return ctx.read(all({}));
}
