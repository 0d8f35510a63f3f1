import { ChangeReading, type Reading, TextSize, Wording } from "@portal/model/portal/reading.ts";
import { ordinaryReading } from "@portal/model/portal/reading-cookie.ts";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { parse } from "../core/http/parse.ts";

/** Row level security limits the rows to the own account. */
const ownReading = prepare(() => sql.selectFrom("account").select(["wording", "textSize"]));

interface Stored {
  wording: string | null;
  textSize: string | null;
}

/** How the customer reads; undefined until they choose, so that the browser's choice holds. */
export async function readReading(ctx: Context): Promise<Reading | undefined> {
  const [account] = await ctx.read(ownReading({}));
  return account && readingIn(account);
}

/** Stores what the customer chose, for all their devices. */
export async function changeReading(ctx: Context, input: object): Promise<Reading> {
  const { wording, textSize } = parse(ChangeReading, input);
  return ctx.write(async (db, session) => {
    const before = await db
      .selectFrom("account")
      .select(["wording", "textSize"])
      .where("id", "=", session.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = readingIn(before);
    const next = {
      wording: wording ?? known?.wording ?? ordinaryReading.wording,
      textSize: textSize ?? known?.textSize ?? ordinaryReading.textSize,
    };
    if (next.wording === known?.wording && next.textSize === known.textSize) return next;
    await db.updateTable("account").set(next).where("id", "=", session.accountId).execute();
    await noteAct(db, session, ctx, "change reading");
    return next;
  });
}

/** Both columns are written together. */
function readingIn({ wording, textSize }: Stored): Reading | undefined {
  if (wording === null || textSize === null) return undefined;
  return { wording: Wording.parse(wording), textSize: TextSize.parse(textSize) };
}
