import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { messageBinding } from "../outbox/enqueue.ts";

/** So long the message of what was asked for together waits, so that what is done right after is told with it. */
export const GATHERING_SECONDS = 30;

const Parameters = z.record(z.string(), z.string());

/**
 * Adds a line to the message that waits for the rest of a whole. False where none waits, or where it is being sent: what
 * is done on another day is told by itself.
 */
export async function joinMessage(
  db: Kysely<Tables>,
  secrets: Secrets,
  whole: string,
  { template, line }: { template: string; line: string },
): Promise<boolean> {
  // Parts that are decided at once come one after the other.
  await db
    .selectFrom("interaction")
    .select("id")
    .where("id", "=", whole)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom("message")
    .select(["id", "parameters"])
    .where("interactionId", "=", whole)
    .where("template", "=", template)
    .where("state", "=", "WAITING")
    .where("tries", "=", 0)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, parameters } of waiting) {
    const binding = messageBinding("parameters", id);
    const { lines = "", ...rest } = Parameters.parse(
      JSON.parse(secrets.decrypt(binding, parameters)),
    );
    const joined = JSON.stringify({ ...rest, lines: `${lines}\n${line}` });
    await db
      .updateTable("message")
      .set({ parameters: secrets.encrypt(binding, joined) })
      .where("id", "=", id)
      .execute();
  }
  return waiting.length > 0;
}
