import { prepare, type Reader } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";

/** Row level security limits the rows to the own account. */
const ownLanguage = prepare(() => sql.selectFrom("account").select("language"));

const languageOfAccount = oncePerRequest(async (ctx: Reader) => {
  const [account] = await ctx.read(ownLanguage({}));
  return account?.language ?? "";
});

/** The account's language, which may differ from the browser's. */
export function readOwnLanguage(ctx: Reader): Promise<string> {
  return languageOfAccount(ctx, "");
}
