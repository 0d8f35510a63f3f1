import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { messageBinding } from "../outbox/enqueue.ts";

/** How long a message about requests made together waits for further results. */
export const GATHERING_SECONDS = 30;

const Parameters = z.record(z.string(), z.string());

/**
 * Adds a line to the waiting message of a parent request. Returns false if none waits or it is being sent: a later
 * result gets its own message.
 */
export async function joinMessage(
  db: Kysely<Tables>,
  secrets: Secrets,
  whole: string,
  { template, line }: { template: string; line: string },
): Promise<boolean> {
  // The row lock serializes parts that are decided at once.
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
