import {
  type DemonstrationVisitor,
  VisitorCode,
  type VisitorMessage,
} from "@portal/model/self-service/demonstration.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { openMessage, type OutboxParts } from "../insurer/outbox/deliver.ts";
import { messageBinding } from "../insurer/outbox/enqueue.ts";
import { secretHash, type Visitor } from "./visitor.ts";

const MOST_SHOWN = 10;

/** The invented persons without an account. */
export async function listVisitors({ visitors }: Context): Promise<DemonstrationVisitor[]> {
  const { rows } = await visitors.pool.query<
    Omit<DemonstrationVisitor, "way" | "insuredNumber"> & {
      insured_number: number;
      phone: boolean;
      email: boolean;
    }
  >("select * from demonstration_visitors()");
  return rows.map(({ insured_number: insuredNumber, phone, email, ...person }) => ({
    ...person,
    insuredNumber,
    way: phone ? "SMS" : email ? "EMAIL" : null,
  }));
}

/** The messages to the invented person of this browser; only row level security limits them. */
export async function listVisitorMessages(
  { visitors, secrets }: Context,
  { browser }: Visitor,
  parts: Pick<OutboxParts, "messageTemplates" | "publicUrl">,
): Promise<VisitorMessage[]> {
  const rows = await inTransaction(visitors.pool, async (client) => {
    const db = onConnection(client);
    await raw`select open_visitor_mailbox(${secretHash(browser ?? "")})`.execute(db);
    return db
      .selectFrom("message")
      .select(["id", "channel", "recipient", "template", "language", "parameters", "createdAt"])
      .orderBy("createdAt", "desc")
      .orderBy("id")
      .limit(MOST_SHOWN)
      .execute();
  });
  return rows.map((row) => {
    const channel = row.channel === "SMS" ? "SMS" : "EMAIL";
    const { recipient, message } = openMessage(
      { secrets, ...parts },
      { ...row, channel, tries: 0 },
    );
    const parameters: unknown = JSON.parse(
      secrets.decrypt(messageBinding("parameters", row.id), row.parameters),
    );
    const { code = null, link = null } = VisitorCode.safeParse(parameters).data ?? {};
    return {
      id: row.id,
      channel,
      recipient,
      subject: message.subject,
      text: channel === "SMS" ? message.short : message.plain,
      code,
      link,
    };
  });
}
