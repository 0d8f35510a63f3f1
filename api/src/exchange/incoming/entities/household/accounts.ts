import { randomUUID } from "node:crypto";
import { isOfAge } from "@portal/model/documents.ts";
import {
  ExchangedAccount,
  type ExchangedPerson,
  type Household,
} from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { emailLookup } from "../../../../core/secrets/secrets.ts";
import type { IncomingWork } from "../../../entity.ts";
import { inviteByLetter } from "./invitation.ts";
import type { Members } from "./members.ts";

/** The accounts of people, and whom each sees. */
export type StoredAccounts = Awaited<ReturnType<typeof storedAccounts>>;

export async function storedAccounts(db: Kysely<Tables>, people: readonly number[]) {
  const [accounts, links] = await Promise.all([
    db
      .selectFrom("account")
      .select(["id", "insuredNumber", "displayName", "extranauteType", "paymentMode"])
      .select(["sousTutelle", "language", "correspondance", "loginEmailHash", "invitedLogin"])
      .where("insuredNumber", "in", people)
      .where("role", "=", "CUSTOMER")
      .orderBy("createdAt")
      .execute(),
    db
      .selectFrom("account")
      .innerJoin("accountInsured as link", "link.accountId", "account.id")
      .select(["link.accountId", "link.insuredNumber", "link.partPrincipal", "link.position"])
      .where("account.insuredNumber", "in", people)
      .where("role", "=", "CUSTOMER")
      .orderBy("link.position")
      .execute(),
  ]);
  return accounts.map((account) => ({
    ...account,
    isOpened: account.loginEmailHash !== null,
    links: links.filter(({ accountId }) => accountId === account.id),
  }));
}

/**
 * Writes the accounts of a household and whom they see. The policyholder has one always, because invoices and papers
 * belong to it; it is opened once its login address was proved.
 */
export async function writeAccounts(
  work: IncomingWork,
  household: Household,
  { members, stored }: { members: Members; stored: StoredAccounts },
): Promise<void> {
  const { db } = work;
  const { policyholder, people } = household;
  const places = people.flatMap((person) => {
    const { insuredNumber } = person;
    const isHolder = insuredNumber === policyholder;
    const given = household.accounts.find((one) => one.insuredNumber === insuredNumber);
    const wanted = given ?? (isHolder ? ExchangedAccount.parse({ insuredNumber }) : undefined);
    const before = stored.find((account) => account.insuredNumber === insuredNumber);
    if (!before && !wanted) return [];
    const account = before ?? { ...newAccount, id: randomUUID() };
    const seen = isHolder ? seenBy(household, wanted) : [insuredNumber];
    return [{ person, given, wanted, isHolder, before, account, seen }];
  });
  const added = places.flatMap((place) => addedAccount(place));
  await Promise.all([
    ...(added.length > 0 ? [db.insertInto("account").values(added).execute()] : []),
    ...places.flatMap((place) => changedAccount(db, place)),
    writeLinks(
      db,
      places.map(({ account, seen }) => ({ account, seen })),
    ),
  ]);
  for (const { person, given, account } of places) {
    const isDead = (members.stored.get(person.insuredNumber)?.diedOn ?? null) !== null;
    if (!isDead) await inviteOnce(work, { person, given, account, household });
  }
  for (const number of members.left) await leaveAlone(db, number);
}

interface Place {
  person: ExchangedPerson;
  wanted: ExchangedAccount | undefined;
  isHolder: boolean;
  before: StoredAccounts[number] | undefined;
  account: StoredAccount;
}

type StoredAccount = Pick<StoredAccounts[number], "id" | "isOpened" | "invitedLogin" | "links">;

const newAccount = { isOpened: false, invitedLogin: null, links: [] };

interface Invited {
  person: ExchangedPerson;
  given: ExchangedAccount | undefined;
  account: StoredAccount;
  household: Household;
}

/** Asks once per address, and never after the account was opened. */
async function inviteOnce(
  work: IncomingWork,
  { person, given, account, household }: Invited,
): Promise<void> {
  const login = given?.login;
  if (!login || account.isOpened || !household.announce) return;
  if (!isOfAge(person.birthdate, work.today)) return;
  const hash = emailLookup(work.secrets, login.email);
  if (account.invitedLogin?.equals(hash)) return;
  await inviteByLetter(work, person, { ...login, accountId: account.id, hash });
}

/** The policyholder first, then the others in their order. */
function seenBy({ policyholder, people }: Household, account: ExchangedAccount | undefined) {
  const all = people.map(({ insuredNumber }) => insuredNumber);
  const others = (account?.sees ?? all).filter((number) => number !== policyholder);
  return [policyholder, ...all.filter((number) => others.includes(number))];
}

function termsOf({ paymentMode, hasGuardian }: ExchangedAccount) {
  return { paymentMode, sousTutelle: hasGuardian };
}

function namesOf({ person, isHolder }: Place) {
  const displayName = `${person.firstname} ${person.lastname}`;
  return { displayName, extranauteType: isHolder ? "PPA" : "AFF" };
}

function addedAccount(place: Place) {
  const { before, wanted, person, account } = place;
  if (before || !wanted) return [];
  const { insuredNumber, language } = person;
  const { correspondence: correspondance } = wanted;
  const own = { id: account.id, insuredNumber, language, correspondance };
  return [{ ...own, ...namesOf(place), ...termsOf(wanted) }];
}

function changedAccount(db: Kysely<Tables>, place: Place) {
  const { before, wanted, person } = place;
  if (!before) return [];
  const { language } = person;
  // Once it is opened, customers choose themselves in which language and how they are written to.
  const chosen = before.isOpened
    ? {}
    : { language, ...(wanted && { correspondance: wanted.correspondence }) };
  const change = { ...namesOf(place), ...(wanted && termsOf(wanted)), ...chosen };
  const isSame = Object.entries(change).every(
    ([name, value]) => Reflect.get(before, name) === value,
  );
  if (isSame) return [];
  return [db.updateTable("account").set(change).where("id", "=", before.id).execute()];
}

interface Seen {
  account: Pick<StoredAccount, "id" | "links">;
  seen: readonly number[];
}

/** The first is the own person of the account. Others are out of sight at once, for open sessions too. */
async function writeLinks(db: Kysely<Tables>, all: readonly Seen[]): Promise<void> {
  const changed = all.filter(({ account, seen }) => !isSeen(account.links, seen));
  if (changed.length === 0) return;
  const before = changed.flatMap(({ account }) => (account.links.length > 0 ? account.id : []));
  const rows = changed.flatMap(({ account, seen }) =>
    seen.map((insuredNumber, position) => ({
      accountId: account.id,
      insuredNumber,
      position,
      partPrincipal: position === 0,
    })),
  );
  await Promise.all([
    ...(before.length > 0
      ? [db.deleteFrom("accountInsured").where("accountId", "in", before).execute()]
      : []),
    db.insertInto("accountInsured").values(rows).execute(),
  ]);
}

function isSeen(links: StoredAccount["links"], numbers: readonly number[]): boolean {
  return (
    links.length === numbers.length &&
    links.every(
      ({ insuredNumber, partPrincipal, position }, place) =>
        insuredNumber === numbers[place] && position === place && partPrincipal === (place === 0),
    )
  );
}

/** A person who left a household keeps an account of their own, which sees them alone. */
async function leaveAlone(db: Kysely<Tables>, insuredNumber: number): Promise<void> {
  const [account] = await storedAccounts(db, [insuredNumber]);
  if (account) await writeLinks(db, [{ account, seen: [insuredNumber] }]);
}
