import { Household, type ExchangedPerson } from "@portal/model/exchange/household.ts";
import { premiumsChanged } from "../../../../insurer/cover/premiums-changed.ts";
import { numberType } from "../../../../insurer/phone-numbers.ts";
import { defineEntity, type IncomingRecord, type IncomingWork } from "../../entity.ts";
import { actsOfCustomers, type IsKept } from "../customers-acts.ts";
import { requirePast, wrongField } from "../problems.ts";
import { writeAccounts } from "./accounts.ts";
import { requireKnownPlaces } from "./known-places.ts";
import { writeAddresses } from "./addresses.ts";
import { writeBankAccounts } from "./bank-accounts.ts";
import { writeContacts } from "./contacts.ts";
import { lockMembers, writeMembers } from "./members.ts";
import { writeOccupations } from "./occupations.ts";

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
    const places = await requireKnownPlaces(db, data.people, today);
    // The policyholder may change: the record itself is the key.
    const key = internalKey ?? `${work.source} ${record.id}`;
    const members = await lockMembers(db, data, key);
    const numbers = data.people.map(({ insuredNumber }) => insuredNumber);
    const isKept = await actsOfCustomers(db, numbers, natures, data.asOf);
    const isFirst = internalKey === undefined;
    const changedFrom = await writeMembers(work, data, members, key);
    const premiums: Premiums = changedFrom
      ? [{ people: changedFrom.people, from: changedFrom.from }]
      : [];
    for (const person of data.people) {
      const moved = await writeParts(work, person, {
        isKept,
        holder: data.policyholder,
        places,
      });
      if (moved) premiums.push({ people: [person.insuredNumber], from: moved });
    }
    if (isFirst || !isKept(data.policyholder, "FINANCIAL_ADDRESS"))
      await writeBankAccounts(work, data.policyholder, data.bankAccounts);
    await writeAccounts(work, data, members);
    for (const { people, from } of premiums) await premiumsChanged(db, people, from);
    return key;
  },
});

type Premiums = { people: number[]; from: string }[];
type Places = Awaited<ReturnType<typeof requireKnownPlaces>>;

/** Writes what belongs to one person, and returns the day from which they live elsewhere by law. */
async function writeParts(
  work: IncomingWork,
  person: ExchangedPerson,
  { isKept, holder, places }: { isKept: IsKept; holder: number; places: Places },
): Promise<string | undefined> {
  const { insuredNumber } = person;
  if (!isKept(insuredNumber, "EMAIL")) await writeContacts(work, person, "EMAIL");
  if (!isKept(insuredNumber, "PHONE")) await writeContacts(work, person, "PHONE");
  if (!isKept(insuredNumber, "PROFESSIONAL_DATA")) await writeOccupations(work, person);
  // The policyholder moves with those who live there.
  const hasMoved = isKept(insuredNumber, "POSTAL_ADDRESS") || isKept(holder, "POSTAL_ADDRESS");
  return hasMoved ? undefined : writeAddresses(work, person, places);
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
