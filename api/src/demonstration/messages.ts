import { type DemonstrationMessage, mailboxSize } from "@portal/model/portal/demonstration.ts";
import { z } from "zod";
import { codeMessage } from "../insurer/confirmations/messages.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { openMessage } from "../insurer/outbox/deliver.ts";
import { type Channel, messageBinding } from "../insurer/outbox/enqueue.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** The parts that render messages. */
export interface MailboxParts {
  messageTemplates: readonly MessageTemplate[];
  publicUrl: string;
}

const newest = prepare(() =>
  sql
    .selectFrom("message")
    .select(["id", "channel", "recipient", "template", "language", "parameters", "createdAt"])
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(mailboxSize),
);

/** The messages to the account of the session, newest first; only row level security limits them. */
export async function listMessages(
  ctx: Context,
  { messageTemplates, publicUrl }: MailboxParts,
): Promise<DemonstrationMessage[]> {
  const rows = await ctx.read(newest({}));
  return rows
    .filter(({ template }) => messageTemplates.some(({ key }) => key === template))
    .map((row) => {
      const channel = channelOf(row.channel);
      const opened = openMessage(
        { secrets: ctx.secrets, messageTemplates, publicUrl },
        { ...row, channel, tries: 0 },
      );
      const { subject, plain, short } = opened.message;
      return {
        id: row.id,
        channel,
        sentAt: row.createdAt.toISOString(),
        recipient: channel === "PUSH" ? null : opened.recipient,
        subject,
        text: channel === "EMAIL" ? plain : short,
        confirmation: row.template === codeMessage.key ? codeIn(ctx, row) : null,
      };
    });
}

/** Older codes do not name their challenge and belong to no pending one. */
const CodeParameters = z.object({ challenge: z.string(), code: z.string() });

function codeIn(
  { secrets }: Context,
  { id, parameters }: { id: string; parameters: Buffer },
): DemonstrationMessage["confirmation"] {
  const opened: unknown = JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters));
  const { data } = CodeParameters.safeParse(opened);
  return data ? { id: data.challenge, code: data.code } : null;
}

function channelOf(stored: string): Channel {
  return stored === "SMS" || stored === "PUSH" ? stored : "EMAIL";
}
