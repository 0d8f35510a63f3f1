import { isOfAge, recipientOf } from "@portal/model/documents.ts";
import { namedCare } from "@portal/model/statements.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { careStatement, type StatedYear } from "../../src/reimbursements/statement-paper.ts";
import { onPaper, sent, type SentDocument } from "../documents/sent-document.ts";
import { idOf } from "../documents/iddms.ts";
import type { SeededBill } from "../invoices/bills.ts";
import type { Account, Household, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { randomOf, uuidOf } from "../random.ts";
import { type SeededStatement, statementsOf } from "./statements.ts";

/** The newest statement of an account is unread, and often the few before it. */
const FRESH = 4;

export function statementRows(
  household: Household,
  world: World,
): Insertable<Tables["statement"]>[] {
  const [head] = household.people;
  const random = randomOf(world.seed, `seen statements ${head?.insuredNumber}`);
  const places = new Map<Account, number>();
  const rows = [...statementsOf(household, world)].toReversed().map((statement) => {
    const { statementNumber, person, date, paysOn } = statement;
    const { insuredNumber, birthdate } = person;
    const account = readerOf(statement, household);
    const place = account ? (places.get(account) ?? 0) : 0;
    if (account) places.set(account, place + 1);
    const isUnread = place === 0 || random.chance(place < FRESH ? 0.6 : 0.02);
    return {
      id: statementId(world, statement),
      statementNumber,
      insuredNumber,
      isPrivate: isOfAge(birthdate, date),
      date,
      paysOn,
      iddms: account ? idOf(sentStatement(statement), world) : null,
      seenBy: account && !isUnread ? [accountId(world, account)] : [],
    };
  });
  return rows.toReversed();
}

export function statementLineRows(
  household: Household,
  world: World,
): Insertable<Tables["statementLine"]>[] {
  return statementsOf(household, world).flatMap((statement) => {
    const { insuredNumber, birthdate } = statement.person;
    const id = statementId(world, statement);
    return statement.lines.map(({ bill, settlement }, position) => ({
      statementId: id,
      position,
      insuredNumber,
      isPrivate: isOfAge(birthdate, statement.date),
      year: bill.year,
      ...careOf(bill),
      ...settlement,
    }));
  });
}

function careOf({ provider, category, begin, end, tiers }: SeededBill) {
  return { provider, category, treatmentBegin: begin, treatmentEnd: end, tiers };
}

/** The documents of the statements; those of adults without an account go by post. */
export function statementsSent(household: Household, world: World): SentDocument[] {
  return statementsOf(household, world).map(sentStatement);
}

const papers = new WeakMap<SeededStatement, SentDocument>();

/** The document of a statement, the same for archive, statement and notification. */
export function sentStatement(statement: SeededStatement): SentDocument {
  const { statementNumber, person, date, paysOn, lines } = statement;
  const paper =
    papers.get(statement) ??
    sent(careStatement, {
      about: [person],
      date,
      parameters: { statementNumber, care: namedCare(lines.map(({ bill }) => careOf(bill))) },
      contentFor: ({ head }) => ({
        head,
        person: onPaper(person),
        paysOn,
        lines: lines.map(({ bill, settlement }) => ({ ...careOf(bill), ...settlement })),
        years: yearsOf(lines),
      }),
    });
  papers.set(statement, paper);
  return paper;
}

/** Each year after the last of its bills. */
function yearsOf(lines: SeededStatement["lines"]): StatedYear[] {
  const years = new Map(lines.map(({ borne }) => [borne.year, borne]));
  return [...years.values()].toSorted((one, other) => one.year - other.year);
}

function statementId({ seed }: World, { statementNumber }: SeededStatement): string {
  return uuidOf(seed, `statement ${statementNumber}`);
}

/** The account that received the statement, if any. */
function readerOf({ person, date }: SeededStatement, { accounts }: Household): Account | undefined {
  const known = accounts.map((account) => ({
    account,
    insuredNumber: account.insuredNumber,
    isAddressOwner: account.type === "PPA",
  }));
  return recipientOf(person, { date, isMedical: true }, known)?.account;
}
