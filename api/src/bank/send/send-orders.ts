import { randomUUID } from "node:crypto";
import { brand } from "@portal/brand/brand.ts";
import type { CipherBinding } from "../../core/secrets/secrets.ts";
import type { BankDesk, Books } from "../../insurer/bank/books.ts";
import { readOwnAccounts } from "../../insurer/bank/own-accounts.ts";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import type { Run } from "../import-file.ts";
import { type DueOrder, dueDebits, dueTransfers } from "./due-orders.ts";
import { type OrderGroup, writeDebits, writeTransfers } from "./messages.ts";

export interface SendParts {
  run: Run;
  secrets: BankDesk["secrets"];
  today: string;
  now: Date;
  books: Books;
}

export function contentBinding(id: string): CipherBinding {
  return { table: "bank_message", column: "content", row: id };
}

/** Puts all due orders into messages, each with its orders in one transaction: an order is in one message. */
export async function sendOrders(parts: SendParts, isStopped = () => false): Promise<string[]> {
  const sent: string[] = [];
  for (const kind of ["PAIN008", "PAIN001"] as const) {
    let messageId: string | undefined;
    do {
      messageId = await parts.run((db) => sendMessage(parts, { ...parts, db }, kind));
      if (messageId !== undefined) sent.push(messageId);
    } while (messageId !== undefined && !isStopped());
  }
  return sent;
}

async function sendMessage(
  { books, now }: SendParts,
  desk: BankDesk,
  kind: "PAIN001" | "PAIN008",
): Promise<string | undefined> {
  const { db, secrets, today } = desk;
  const orders = kind === "PAIN008" ? await dueDebits(desk, books) : await dueTransfers(desk);
  if (orders.length === 0) return undefined;
  const id = randomUUID();
  const messageId = `C${id.replaceAll("-", "").toUpperCase()}`;
  const groups = grouped(orders, messageId);
  const message = {
    messageId,
    groups,
    createdAt: now,
    day: (await workingDaysWithin(db))(today),
    initiator: brand.legalName.fr,
    accounts: await readOwnAccounts(db),
  };
  const text = await (kind === "PAIN008" ? writeDebits(message) : writeTransfers(message));
  await db
    .insertInto("bankMessage")
    .values({
      id,
      kind,
      messageId,
      content: secrets.encrypt(contentBinding(id), text),
      orders: orders.length,
      amount: orders.reduce((sum, { amount }) => sum + amount, 0),
    })
    .execute();
  for (const { paymentInformation, orders: members } of groups) {
    await db
      .updateTable("bankOrder")
      .set({ state: "SENT", messageId, paymentInformation, sentAt: now, reason: null })
      .where(
        "id",
        "in",
        members.map((order) => order.id),
      )
      .execute();
  }
  return messageId;
}

/** The id of a group has at most 35 characters: two are left for its number. */
function grouped(orders: readonly DueOrder[], messageId: string): OrderGroup[] {
  const byAccount = Map.groupBy(orders, ({ insurerCode, scheme }) => `${insurerCode} ${scheme}`);
  return [...byAccount.values()].map((members, place) => ({
    paymentInformation: `${messageId}${place.toString(36).toUpperCase().padStart(2, "0")}`,
    insurerCode: members[0]?.insurerCode ?? "",
    orders: members,
  }));
}
