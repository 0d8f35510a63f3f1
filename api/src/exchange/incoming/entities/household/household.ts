import { Household } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { premiumsChanged } from "../../../../insurer/cover/premiums-changed.ts";
import { numberType } from "../../../../insurer/phone-numbers.ts";
import { defineEntity, type IncomingRecord, type IncomingWork } from "../../../entity.ts";
import { actsOfCustomers, type IsKept } from "../customers-acts.ts";
import { requirePast, wrongField } from "../problems.ts";
import { storedAhvNumbers, writeAhvNumbers } from "./ahv-numbers.ts";
import { storedAccounts, writeAccounts } from "./accounts.ts";
import { type Moves, storedAddresses, writeAddresses } from "./addresses.ts";
import { storedBankAccounts, writeBankAccounts } from "./bank-accounts.ts";
import { storedContacts, writeContacts } from "./contacts.ts";
import { type LocalityOf, requireKnownPlaces } from "./known-places.ts";
import { lockMembers, type Members, writeMembers } from "./members.ts";
import { storedOccupations, writeOccupations } from "./occupations.ts";

const natures = [
  "POSTAL_ADDRESS",
  "FINANCIAL_ADDRESS",
  "EMAIL",
  "PHONE",
  "PROFESSIONAL_DATA",
] as const;

export const households = defineEntity({
  name: "households",
  about:
    "People who are insured together, with their addresses, contacts, occupations, bank accounts and accounts: written whole or not at all. A person who is not in it any more leaves it.",
  rule: Household,
  async write(work, record) {
    const { db, today, services } = work;
    const { data, internalKey } = record;
    requirePast(data.asOf, services.clock.now());
    requireSensible(data, today);
    // The policyholder may change: the record itself is the key.
    const key = internalKey ?? `${work.source} ${record.id}`;
    const numbers = data.people.map(({ insuredNumber }) => insuredNumber);
    const [localityOf, members, isKept, stored] = await Promise.all([
      requireKnownPlaces(db, data.people, today),
      lockMembers(db, data, key),
      actsOfCustomers(db, numbers, natures, data.asOf),
      storedParts(db, data.policyholder, numbers),
    ]);
    const changedFrom = await writeMembers(work, data, members, key);
    const moves = await writeParts(work, data, {
      isKept,
      isFirst: internalKey === undefined,
      stored,
      localityOf,
      members,
    });
    const premiums = changedFrom ? [changedFrom, ...moves] : moves;
    for (const { people, from } of premiums) await premiumsChanged(db, people, from);
    return key;
  },
});

/** The parts of a household that are stored, read after its people were locked. */
async function storedParts(db: Kysely<Tables>, policyholder: number, numbers: readonly number[]) {
  const [contacts, occupations, addresses, bankAccounts, accounts, ahvNumbers] = await Promise.all([
    storedContacts(db, numbers),
    storedOccupations(db, numbers),
    storedAddresses(db, numbers),
    storedBankAccounts(db, policyholder),
    storedAccounts(db, numbers),
    storedAhvNumbers(db, numbers),
  ]);
  return { contacts, occupations, addresses, bankAccounts, accounts, ahvNumbers };
}

interface Parts {
  isKept: IsKept;
  isFirst: boolean;
  stored: Awaited<ReturnType<typeof storedParts>>;
  localityOf: LocalityOf;
  members: Members;
}

/** Writes what belongs to the people, and returns who lives elsewhere by law, and from when. */
async function writeParts(
  work: IncomingWork,
  household: Household,
  { isKept, isFirst, stored, localityOf, members }: Parts,
): Promise<Moves> {
  const { people, policyholder } = household;
  const open = (nature: (typeof natures)[number]) =>
    people.filter(({ insuredNumber }) => !isKept(insuredNumber, nature));
  // The policyholder moves with those who live there.
  const movable = isKept(policyholder, "POSTAL_ADDRESS") ? [] : open("POSTAL_ADDRESS");
  const { moves, written } = writeAddresses(work, movable, {
    stored: stored.addresses,
    localityOf,
  });
  await Promise.all([
    writeContacts(work, open("EMAIL"), "EMAIL", stored.contacts),
    writeContacts(work, open("PHONE"), "PHONE", stored.contacts),
    writeOccupations(work, open("PROFESSIONAL_DATA"), stored.occupations),
    writeAhvNumbers(work, people, stored.ahvNumbers),
    written,
    isFirst || !isKept(policyholder, "FINANCIAL_ADDRESS")
      ? writeBankAccounts(work, household, stored.bankAccounts)
      : undefined,
    writeAccounts(work, household, { members, stored: stored.accounts }),
  ]);
  return moves;
}

/** What a rule without a calendar and without numbering plans cannot know. */
function requireSensible({ people, accounts }: IncomingRecord<Household>["data"], today: string) {
  for (const [at, { birthdate, phones }] of people.entries()) {
    if (birthdate > today) throw wrongField(`people.${at}.birthdate`, "birthday.format");
    for (const [place, { number }] of phones.entries())
      if (!numberType(number))
        throw wrongField(`people.${at}.phones.${place}.number`, "phone.invalid");
  }
  for (const [at, { login }] of accounts.entries())
    if (login && !numberType(login.phone))
      throw wrongField(`accounts.${at}.login.phone`, "phone.invalid");
}
