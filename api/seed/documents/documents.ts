import { recipientOf } from "@portal/model/documents.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { addDays, duringDay } from "../days.ts";
import type { Account, Household, World } from "../people/household.ts";
import { chanceOf, iddmsOf } from "./iddms.ts";
import { headsFor } from "./letterheads.ts";
import { invoicesSent } from "../invoices/invoice-rows.ts";
import { costSharesSent, lettersSent } from "./letters.ts";
import { accountId } from "../people/people.ts";
import { conditionsSent, policiesSent } from "../contracts/policies.ts";
import { damagesDeclared } from "../requests/giulias-damage.ts";
import { theftPapers } from "../requests/giulias-theft.ts";
import { accidentsDeclared } from "../requests/noes-accident.ts";
import type { SentDocument } from "./sent-document.ts";
import { FIRST_POST_DAYS } from "../reimbursements/statements.ts";
import { statementsSent } from "../reimbursements/statement-rows.ts";

/** The sources of a household's documents; an area adds a line. */
const sources: readonly ((household: Household, world: World) => SentDocument[])[] = [
  lettersSent,
  costSharesSent,
  policiesSent,
  conditionsSent,
  statementsSent,
  invoicesSent,
  accidentsDeclared,
  damagesDeclared,
  theftPapers,
];

/** The newest document of an account is unread, and often the few before it. */
const FRESH = 4;

export function documentRows(household: Household, world: World): Insertable<Tables["document"]>[] {
  if (addDays(household.joined, FIRST_POST_DAYS) > world.today) return [];
  const accounts = household.accounts.map(addresseeOf);
  const sent = sources
    .flatMap((documentsOf) => documentsOf(household, world))
    .filter(({ date }) => date <= world.today)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return accounts.flatMap(({ account }) => {
    const own = sent.filter((one) => isFor(one, accounts)?.account === account);
    const headOn = headsFor(account, household, world);
    return own.map((document, place) => {
      const to = { head: headOn(document.date), language: account.language };
      return { ...rowOf(document, account, world, place), content: document.contentFor(to) };
    });
  });
}

interface Addressee {
  account: Account;
  insuredNumber: number;
  isAddressOwner: boolean;
}

/** The recipient of a document. */
export function recipientIn({ accounts }: Household, document: SentDocument): Account | undefined {
  return isFor(document, accounts.map(addresseeOf))?.account;
}

function addresseeOf(account: Account): Addressee {
  const { insuredNumber, type } = account;
  return { account, insuredNumber, isAddressOwner: type === "PPA" };
}

function isFor(
  { kind, about, date }: SentDocument,
  accounts: readonly Addressee[],
): Addressee | undefined {
  return recipientOf(about[0], { date, isMedical: kind.isMedical }, accounts);
}

/** The index counts from the newest document of the account. */
function rowOf(
  document: SentDocument,
  account: Account,
  world: World,
  place: number,
): Insertable<Tables["document"]> {
  const { kind, about, date, parameters } = document;
  const chance = chanceOf(document, world);
  const isUnread = place === 0 || chance.readUInt8(11) < (place < FRESH ? 170 : 6);
  return {
    iddms: iddmsOf(chance),
    accountId: accountId(world, account),
    partenaires: about.map((person) => person.insuredNumber),
    type: kind.type,
    subType: kind.subType,
    code: kind.code,
    documentFilterType: kind.documentFilterType,
    date,
    language: account.language,
    parameters,
    seenAt: isUnread ? null : readAt(date, world, chance.readUInt8(12)),
  };
}

/** A few days later, but not after the day of seeding. */
function readAt(date: string, { today }: World, chance: number): Date {
  const read = addDays(date, chance % 9);
  return new Date(duringDay(read < today ? read : today, chance));
}
