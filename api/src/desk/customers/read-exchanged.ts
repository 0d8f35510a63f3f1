import {
  type CustomerConversations,
  type CustomerRequests,
  MOST_ROWS,
} from "@portal/model/desk/customer-page.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskRead } from "../call.ts";
import { nameIn } from "../requests/list-waiting.ts";

/** The newest requests, those that were asked at the desk among them. */
export function readRequests(
  call: DeskCall,
  insuredNumber: number,
): Promise<CustomerRequests["requests"]> {
  const look = { what: "Desk.requests", insuredNumber };
  return deskRead(call, look, async ({ db }, accountId) => {
    const rows = await db
      .selectFrom("interaction")
      .select(["id", "type", "nature", "status", "origin", "insuredNumber", "createdAt"])
      .select(["decidedAt", "takenBy"])
      .where((row) =>
        accountId === null
          ? row("insuredNumber", "=", insuredNumber)
          : row("accountId", "=", accountId),
      )
      .orderBy("createdAt", "desc")
      .limit(MOST_ROWS)
      .execute();
    return rows.map(({ createdAt, decidedAt, takenBy, origin, ...row }) => ({
      ...row,
      origin: origin === "DESK" ? "DESK" : "PORTAL",
      askedAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      takenBy: takenBy && nameIn(takenBy),
    }));
  });
}

export function readConversations(
  call: DeskCall,
  insuredNumber: number,
): Promise<CustomerConversations["conversations"]> {
  const look = { what: "Desk.requests conversations", insuredNumber };
  return deskRead(call, look, async ({ db }, accountId) => {
    const rows = await db
      .selectFrom("conversation as c")
      .select(["c.id", "c.insuredNumber", "c.subjectCode", "c.startedAt", "c.lastAt", "c.closedAt"])
      .select(
        raw<boolean>`coalesce((select m.author = 'CUSTOMER' from conversation_message m
          where m.conversation_id = c.id order by m.sent_at desc limit 1), false)`.as("waits"),
      )
      .where("c.accountId", "=", accountId)
      .orderBy("c.lastAt", "desc")
      .limit(MOST_ROWS)
      .execute();
    return rows.map(({ startedAt, lastAt, closedAt, ...row }) => ({
      ...row,
      startedAt: startedAt.toISOString(),
      lastAt: lastAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    }));
  });
}
