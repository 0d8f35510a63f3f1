import { ObjectionPurpose } from "@portal/model/my-data.ts";
import { prepare, type Reader } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";

/** Row level security limits the rows to the own account. */
const ownObjections = prepare(() => sql.selectFrom("objection").select("purpose"));

const objectionsOf = oncePerRequest(async (ctx: Reader) => {
  const rows = await ctx.read(ownObjections({}));
  return new Set(rows.map(({ purpose }) => ObjectionPurpose.parse(purpose)));
});

/** The purposes for which the account's data are not used. */
export function readObjections(ctx: Reader): Promise<ReadonlySet<ObjectionPurpose>> {
  return objectionsOf(ctx, "");
}
