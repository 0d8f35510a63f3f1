import type { BankDesk } from "../insurer/bank/books.ts";
import type { Run } from "./import-file.ts";
import { contentBinding } from "./send/send-orders.ts";

interface DeliverParts {
  run: Run;
  secrets: BankDesk["secrets"];
  now: Date;
}

/** Hands out each message that was not delivered yet; `write` may see one again after an interruption. */
export async function deliverMessages(
  { run, secrets, now }: DeliverParts,
  write: (name: string, text: string) => Promise<void>,
): Promise<string[]> {
  const names: string[] = [];
  const waiting = await run((db) =>
    db
      .selectFrom("bankMessage")
      .select(["id", "kind", "messageId", "content"])
      .where("deliveredAt", "is", null)
      .orderBy("createdAt")
      .execute(),
  );
  for (const { id, kind, messageId, content } of waiting) {
    const name = `${kind === "PAIN001" ? "pain.001" : "pain.008"}-${messageId}.xml`;
    await write(name, secrets.decrypt(contentBinding(id), content));
    await run((db) =>
      db.updateTable("bankMessage").set({ deliveredAt: now }).where("id", "=", id).execute(),
    );
    names.push(name);
  }
  return names;
}
