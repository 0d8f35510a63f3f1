import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { blockCard, unblockCard } from "../../insurer/cards/block-card.ts";
import { issueCard } from "../../insurer/cards/issue-card.ts";
import {
  always,
  audit,
  type Command,
  type CommandArguments,
  insuredNumberIn,
  type OperatorContext,
  wrong,
} from "./command.ts";

export const cardCommands: Record<string, Command> = {
  "cards list": {
    atDesk: "desk customer",
    usage: "NUMBER",
    about: "the insurance cards of an insured person, the newest first",
    run: listCards,
  },
  "cards issue": {
    atDesk: "desk card",
    usage: "NUMBER",
    about: "makes a new card for an insured person, with its letter, and blocks the old one",
    confirms: always,
    run: issue,
  },
  "cards block": {
    atDesk: "desk block-card",
    usage: "NUMBER",
    about: "blocks a card by the number on it; nothing takes its place",
    confirms: always,
    run: block,
  },
  "cards unblock": {
    atDesk: "desk unblock-card",
    usage: "NUMBER",
    about: "takes back what cards block did, as long as no other card has taken its place",
    confirms: always,
    run: unblock,
  },
};

async function listCards({ db }: OperatorContext, given: CommandArguments): Promise<string[]> {
  const rows = await db
    .selectFrom("insuranceCard")
    .selectAll()
    .where("insuredNumber", "=", insuredIn(given))
    .orderBy("issuedOn", "desc")
    .orderBy("cardNumber", "desc")
    .execute();
  if (rows.length === 0) return ["No card."];
  return rows.map(({ cardNumber, insurerCode, issuedOn, validUntil, blockedOn, blockReason }) =>
    [
      cardNumber,
      insurerCode,
      `${issuedOn} – ${validUntil}`,
      blockedOn ? `blocked ${blockedOn} ${blockReason}` : "in use",
    ].join("  "),
  );
}

async function issue(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { db, now } = operator;
  const insuredNumber = insuredIn(given);
  const today = todayInZurich(now);
  const contract = await db
    .selectFrom("basicContract")
    .select("insurerCode")
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .executeTakeFirst();
  if (!contract) throw wrong(`${insuredNumber} has no basic insurance with us`);
  const { insurerCode } = contract;
  const wanted = { insuredNumber, insurerCode, reason: "OPERATOR", interactionId: null } as const;
  const cardNumber = await issueCard({ ...operator, today }, wanted);
  await auditCard(operator, "cards issue", { cardNumber, insuredNumber });
  return [`Made: ${cardNumber}`];
}

async function block(operator: OperatorContext, { words }: CommandArguments): Promise<string[]> {
  const cardNumber = words.join("");
  const today = todayInZurich(operator.now);
  const blocked = await blockCard(operator.db, { cardNumber, today });
  if (!blocked) throw wrong(`no card in use has the number ${cardNumber}`);
  await auditCard(operator, "cards block", blocked);
  return [`Blocked: ${cardNumber}`];
}

async function unblock(operator: OperatorContext, { words }: CommandArguments): Promise<string[]> {
  const cardNumber = words.join("");
  const today = todayInZurich(operator.now);
  const unblocked = await unblockCard(operator.db, { cardNumber, today });
  if (!unblocked)
    throw wrong(`${cardNumber} is no card that an operator blocked and that has no successor`);
  await auditCard(operator, "cards unblock", unblocked);
  return [`In use again: ${cardNumber}`];
}

/** A line for each account that sees the person, so that each can read it under "My data". */
async function auditCard(
  operator: OperatorContext,
  action: string,
  { cardNumber, insuredNumber }: { cardNumber: string; insuredNumber: number },
): Promise<void> {
  const accounts = await operator.db
    .selectFrom("accountInsured")
    .select("accountId")
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("accountId")
    .execute();
  const lines = accounts.length > 0 ? accounts : [{ accountId: null }];
  for (const { accountId } of lines) await audit(operator, action, cardNumber, accountId);
}

function insuredIn({ words }: CommandArguments): number {
  const [text = "", more] = words;
  const number = insuredNumberIn(text);
  if (number === undefined || more !== undefined)
    throw wrong("the number of one insured person is missing");
  return number;
}
