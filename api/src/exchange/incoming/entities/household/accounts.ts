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
import type { IncomingWork } from "../../entity.ts";
import { inviteByLetter } from "./invitation.ts";
import type { Members } from "./members.ts";

/**
 * Writes the accounts of a household and whom they see. The policyholder has one always, because invoices and papers
 * belong to it; it is opened once its login address was proved.
 */
export async function writeAccounts(
  work: IncomingWork,
  household: Household,
  { left, stored }: Members,
): Promise<void> {
  const { db } = work;
  const { policyholder, people, announce } = household;
  for (const person of people) {
    const { insuredNumber } = person;
    const isHolder = insuredNumber === policyholder;
    const given = household.accounts.find((one) => one.insuredNumber === insuredNumber);
    const wanted = given ?? (isHolder ? ExchangedAccount.parse({ insuredNumber }) : undefined);
    const account = await writeAccount(db, person, { wanted, isHolder });
    if (!account) continue;
    const seen = isHolder ? seenBy(household, wanted) : [insuredNumber];
    await writeLinks(db, account.id, seen);
    const isDead = (stored.get(insuredNumber)?.diedOn ?? null) !== null;
    const login = given?.login;
    if (!login || account.isOpened || isDead || !announce) continue;
    if (!isOfAge(person.birthdate, work.today)) continue;
    const hash = emailLookup(work.secrets, login.email);
    if (account.invitedLogin?.equals(hash)) continue;
    await inviteByLetter(work, person, { ...login, accountId: account.id, hash });
  }
  for (const number of left) await leaveAlone(db, number);
}

/** The policyholder first, then the others in their order. */
function seenBy({ policyholder, people }: Household, account: ExchangedAccount | undefined) {
  const all = people.map(({ insuredNumber }) => insuredNumber);
  const others = (account?.sees ?? all).filter((number) => number !== policyholder);
  return [policyholder, ...all.filter((number) => others.includes(number))];
}

interface StoredAccount {
  id: string;
  isOpened: boolean;
  invitedLogin: Buffer | null;
}

interface Given {
  wanted: ExchangedAccount | undefined;
  isHolder: boolean;
}

async function writeAccount(
  db: Kysely<Tables>,
  person: ExchangedPerson,
  { wanted, isHolder }: Given,
): Promise<StoredAccount | undefined> {
  const { insuredNumber, firstname, lastname, language } = person;
  const displayName = `${firstname} ${lastname}`;
  const extranauteType = isHolder ? "PPA" : "AFF";
  const stored = await accountOf(db, insuredNumber);
  const terms = wanted && {
    paymentMode: wanted.paymentMode,
    sousTutelle: wanted.hasGuardian,
  };
  if (!stored) {
    if (!wanted) return undefined;
    const id = randomUUID();
    const correspondance = wanted.correspondence;
    const row = { id, insuredNumber, displayName, extranauteType, language, correspondance };
    await db
      .insertInto("account")
      .values({ ...row, paymentMode: wanted.paymentMode, sousTutelle: wanted.hasGuardian })
      .execute();
    return { id, isOpened: false, invitedLogin: null };
  }
  // Once it is opened, customers choose themselves in which language and how they are written to.
  const chosen = stored.isOpened
    ? {}
    : { language, ...(wanted && { correspondance: wanted.correspondence }) };
  const change = { displayName, extranauteType, ...terms, ...chosen };
  const isSame = Object.entries(change).every(
    ([name, value]) => Reflect.get(stored, name) === value,
  );
  if (!isSame) await db.updateTable("account").set(change).where("id", "=", stored.id).execute();
  return stored;
}

async function accountOf(db: Kysely<Tables>, insuredNumber: number) {
  const row = await db
    .selectFrom("account")
    .select(["id", "displayName", "extranauteType", "paymentMode", "sousTutelle", "language"])
    .select(["correspondance", "loginEmailHash", "invitedLogin"])
    .where("insuredNumber", "=", insuredNumber)
    .where("role", "=", "CUSTOMER")
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, isOpened: row.loginEmailHash !== null };
}

/** The first is the own person of the account. Others are out of sight at once, for open sessions too. */
async function writeLinks(
  db: Kysely<Tables>,
  accountId: string,
  numbers: readonly number[],
): Promise<void> {
  const stored = await db
    .selectFrom("accountInsured")
    .select(["insuredNumber", "partPrincipal", "position"])
    .where("accountId", "=", accountId)
    .orderBy("position")
    .execute();
  const isSame =
    stored.length === numbers.length &&
    stored.every(
      ({ insuredNumber, partPrincipal, position }, place) =>
        insuredNumber === numbers[place] && position === place && partPrincipal === (place === 0),
    );
  if (isSame) return;
  await db.deleteFrom("accountInsured").where("accountId", "=", accountId).execute();
  await db
    .insertInto("accountInsured")
    .values(
      numbers.map((insuredNumber, position) => ({
        accountId,
        insuredNumber,
        position,
        partPrincipal: position === 0,
      })),
    )
    .execute();
}

/** A person who left a household keeps an account of their own, which sees them alone. */
async function leaveAlone(db: Kysely<Tables>, insuredNumber: number): Promise<void> {
  const account = await accountOf(db, insuredNumber);
  if (account) await writeLinks(db, account.id, [insuredNumber]);
}
