import { endOfMonth } from "@portal/model/calendar/calendar.ts";
import { lastBilledMonth } from "@portal/model/invoices/billing.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { emailLookup } from "../../src/core/secrets/secrets.ts";
import { duringDay } from "../days.ts";
import type { Account, Household, World } from "./household.ts";
import { originOf } from "./nationalities.ts";
import { uuidOf } from "../random.ts";

/** Sofia Meier, who joined last month. */
const NEWCOMER_LOGIN = "sofia@example.ch";

const known = new WeakMap<Account, string>();

/** The id of an account, cached because every row of the account uses it. */
export function accountId({ seed }: World, account: Account): string {
  const id = known.get(account) ?? uuidOf(seed, `account ${account.login}`);
  known.set(account, id);
  return id;
}

export function insuredRows(household: Household, world: World): Insertable<Tables["insured"]>[] {
  return household.people.map((person) => ({
    insuredNumber: person.insuredNumber,
    firstname: person.firstname,
    lastname: person.lastname,
    birthdate: person.birthdate,
    gender: person.gender,
    language: person.language,
    forInformation: person.forInformation ?? false,
    isDemonstration: household.accounts.length === 0,
    ...originOf(person, household, world),
  }));
}

export function accountRows(
  { accounts, joined }: Household,
  world: World,
): Insertable<Tables["account"]>[] {
  const { secrets, seed, today } = world;
  // A recent customer paid the first premiums with the application.
  const premiumsBilledTo = endOfMonth(lastBilledMonth(today));
  return accounts.map((account) => {
    const id = accountId(world, account);
    const { login, phone } = account;
    const sealed = (column: string, text: string): Buffer =>
      secrets.encrypt({ table: "account", column, row: id }, text);
    return {
      id,
      role: account.role ?? "CUSTOMER",
      loginEmail: sealed("login_email", login),
      loginEmailHash: emailLookup(secrets, login),
      displayName: account.displayName,
      extranauteType: account.type,
      insuredNumber: account.insuredNumber,
      paymentMode: account.paymentMode,
      correspondance: account.correspondance,
      phoneNumber: phone ? sealed("phone_number", phone) : null,
      sousTutelle: account.sousTutelle ?? false,
      analyticsUserId: uuidOf(seed, `analytics ${login}`),
      language: account.language,
      isDemonstration: true,
      firstConnectionAt: account.firstConnection ? new Date(account.firstConnection) : null,
      // Only the newcomer meets the tour; the others have used the portal for long.
      tourEndedAt: account.login === NEWCOMER_LOGIN ? null : openedAt(account, joined),
      createdAt: openedAt(account, joined),
      premiumsBilledTo,
    };
  });
}

export function accountInsuredRows(
  { accounts }: Household,
  world: World,
): Insertable<Tables["accountInsured"]>[] {
  return accounts.flatMap((account) => {
    const id = accountId(world, account);
    return account.sees.map(({ insuredNumber, main }, position) => ({
      accountId: id,
      insuredNumber,
      partPrincipal: main,
      position,
    }));
  });
}

export function credentialRows(
  { accounts, joined }: Household,
  world: World,
): Insertable<Tables["credential"]>[] {
  return accounts.map((account) => ({
    accountId: accountId(world, account),
    passwordHash: world.passwordHashOf(account.login),
    changedAt: openedAt(account, joined),
  }));
}

/** An account is opened on the day of its first connection, or with the insurance. */
function openedAt({ firstConnection }: Account, joined: string): Date {
  return new Date(duringDay(firstConnection?.slice(0, 10) ?? joined, 0));
}
