import type pg from "pg";
import { z } from "zod";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { messageBinding } from "../../insurer/outbox/enqueue.ts";
import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";

const Said = z.object({ code: z.string().optional(), link: z.string().optional() });

interface DemonstrationMessage extends z.infer<typeof Said> {
  recipient: string;
}

/** The last codes or links sent to demonstration accounts, or to one of them; never those of customers. */
export async function listDemonstrationMessages(
  { pool, secrets }: { pool: pg.Pool; secrets: Secrets },
  { key }: MessageTemplate,
  accountId: string | null = null,
): Promise<DemonstrationMessage[]> {
  const { rows } = await pool.query<{ id: string; recipient: Buffer; parameters: Buffer }>(
    "select id, recipient, parameters from demonstration_messages($1, $2)",
    [key, accountId],
  );
  return rows.map(({ id, recipient, parameters }) => ({
    recipient: secrets.decrypt(messageBinding("recipient", id), recipient),
    ...Said.parse(JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters))),
  }));
}
