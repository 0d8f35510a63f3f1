import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";

/** Row level security is the filter. */
const ownLanguage = prepare(() => sql.selectFrom("account").select("language"));

const languageOfAccount = oncePerRequest(async (ctx: Pick<Context, "read">) => {
  const [account] = await ctx.read(ownLanguage({}));
  return account?.language ?? "";
});

/** The language in which an account wishes to be spoken to, which is not always the one of its browser. */
export function readOwnLanguage(ctx: Pick<Context, "read">): Promise<string> {
  return languageOfAccount(ctx, "");
}
