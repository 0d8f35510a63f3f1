import { sql as raw } from "kysely";
import { z } from "zod";
import { type CommandContext, type GivenArguments, wrong } from "./command.ts";

/** The id of the webhook that a command names. */
export async function webhookIn(
  { db }: CommandContext,
  { words }: GivenArguments,
): Promise<string> {
  const [id = "", more] = words;
  if (!z.uuid().safeParse(id).success || more !== undefined)
    throw wrong("say the id of one webhook");
  const found = await db.selectFrom("webhook").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw wrong(`there is no webhook ${id}`);
  return id;
}

/** The commands' connection has no transactions of its own. */
export async function inOneTransaction(
  { db }: CommandContext,
  work: () => Promise<unknown>,
): Promise<void> {
  await raw`begin`.execute(db);
  try {
    await work();
    await raw`commit`.execute(db);
  } catch (error) {
    await raw`rollback`.execute(db);
    throw error;
  }
}

export async function noteCommand(
  { db }: CommandContext,
  action: string,
  subject: string,
): Promise<void> {
  await db.insertInto("audit").values({ actor: "operator", action, subject }).execute();
}
