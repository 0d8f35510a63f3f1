import type { Language } from "@portal/model/portal/languages.ts";
import type { Gender, PaymentMode } from "@portal/model/portal/profile.ts";
import { addDays, duringDay, yearsBefore } from "../days.ts";
import type { Account, Household, Person } from "./household.ts";
import { inventedHome } from "./homes.ts";
import { firstnames, lastnames } from "./names.ts";
import { type Random, randomOf } from "../random.ts";

/** Each seed has its own range of insured numbers, and each household ten of them, so that numbers do not collide. */
const FIRST_NUMBER = 20_000_000;
export const NUMBERS_PER_HOUSEHOLD = 10;
export const HOUSEHOLDS_PER_SEED = 2_000_000;
export const LAST_SEED = 100;

export function firstNumberOf(seed: number, household: number): number {
  return FIRST_NUMBER + ((seed - 1) * HOUSEHOLDS_PER_SEED + household) * NUMBERS_PER_HOUSEHOLD;
}

/** The household of a number within the same seed. */
export function householdOfNumber(seed: number, insuredNumber: number): number {
  return Math.floor((insuredNumber - firstNumberOf(seed, 0)) / NUMBERS_PER_HOUSEHOLD);
}

interface Family {
  random: Random;
  today: string;
  language: Language;
  lastname: string;
}

/** The household of an index: the same in every run with the same seed and day. */
export function generatedHousehold(seed: number, index: number, today: string): Household {
  const random = randomOf(seed, `household ${index}`);
  const language = random.weighted<Language>([
    ["de", 63],
    ["fr", 23],
    ["it", 8],
    ["en", 6],
  ]);
  const family = { random, today, language, lastname: random.pick(lastnames[language]) };
  const firstNumber = firstNumberOf(seed, index);
  const people = peopleOf(family).map((person, place) => ({
    ...person,
    insuredNumber: firstNumber + place,
  }));
  const joinedDaysAgo = random.chance(0.05) ? random.between(0, 365) : random.between(366, 8000);
  const joined = addDays(today, -joinedDaysAgo);
  const home = inventedHome(randomOf(seed, `home ${index}`), language);
  return { joined, home, people, accounts: accountsOf(people, family, joinedDaysAgo) };
}

type Unnumbered = Omit<Person, "insuredNumber">;

function peopleOf(family: Family): Unnumbered[] {
  const { random } = family;
  const size = random.weighted([
    [1, 36],
    [2, 28],
    [3, 13],
    [4, 14],
    [5, 5],
    [6, 2],
    [7, 1],
    [8, 0.6],
    [9, 0.4],
  ]);
  const isCouple = size > 1 && random.chance(0.85);
  const children = size - (isCouple ? 2 : 1);
  const headAge = children > 0 ? random.between(28, 58) : random.between(19, 91);
  const head = personOf(family, headAge);
  const spouse = isCouple ? [spouseOf(family, head, headAge)] : [];
  const oldest = Math.min(25, headAge - 22);
  const ages = Array.from({ length: children }, () => random.between(0, oldest));
  return [head, ...spouse, ...ages.toSorted((a, b) => b - a).map((age) => childOf(family, age))];
}

function personOf(
  { random, today, language, lastname }: Family,
  age: number,
  gender: Gender = random.pick(["F", "M"]),
): Unnumbered {
  return {
    firstname: random.pick(firstnames[language][gender]),
    lastname,
    birthdate: addDays(yearsBefore(today, age), -random.between(0, 364)),
    gender,
    language,
  };
}

function spouseOf(family: Family, head: Unnumbered, headAge: number): Unnumbered {
  const { random, language } = family;
  const other = head.gender === "F" ? "M" : "F";
  const gender = random.chance(0.96) ? other : head.gender;
  const lastname = random.chance(0.7) ? family.lastname : random.pick(lastnames[language]);
  const age = Math.max(19, headAge + random.between(-6, 6));
  const spouse = personOf({ ...family, lastname }, age, gender);
  return random.chance(0.01) ? { ...spouse, forInformation: true } : spouse;
}

function childOf(family: Family, age: number): Unnumbered {
  const child = personOf(family, age);
  return family.random.chance(0.015) ? { ...child, forInformation: true } : child;
}

/** The first person owns the address; some of the other adults have their own account. */
function accountsOf(
  people: readonly Person[],
  { random, today }: Family,
  joinedDaysAgo: number,
): Account[] {
  const [head, ...others] = people;
  if (!head) return [];
  const lacksMain = random.chance(0.002);
  const owner: Account = {
    ...accountOf(head, random, today, joinedDaysAgo),
    type: "PPA",
    ...(random.chance(0.015) && { sousTutelle: true }),
    sees: people.map(({ insuredNumber }, place) => ({
      insuredNumber,
      main: place === 0 && !lacksMain,
    })),
  };
  const adulthood = yearsBefore(today, 18);
  const affiliated = others
    .filter((person) => person.birthdate <= adulthood && !person.forInformation)
    .filter(() => random.chance(0.25))
    .map((person): Account => {
      return {
        ...accountOf(person, random, today, joinedDaysAgo),
        type: "AFF",
        paymentMode: owner.paymentMode,
        sees: [{ insuredNumber: person.insuredNumber, main: true }],
      };
    });
  return [owner, ...affiliated];
}

function accountOf(
  { firstname, lastname, insuredNumber, language, birthdate }: Person,
  random: Random,
  today: string,
  joinedDaysAgo: number,
): Omit<Account, "type" | "sees"> {
  const isRetired = birthdate <= yearsBefore(today, 65);
  const connected = addDays(today, -random.between(0, Math.min(joinedDaysAgo, 3000)));
  const minute = random.between(0, 600);
  return {
    login: `${plain(firstname)}.${plain(lastname)}.${insuredNumber}@example.ch`,
    displayName: `${firstname} ${lastname}`,
    insuredNumber,
    language,
    paymentMode: random.weighted<PaymentMode>([
      ["BVR", 38],
      ["YWB", 27],
      ["LSV", 17],
      ["SDD", 10],
      ["PYN", 8],
    ]),
    correspondance: random.chance(isRetired ? 0.5 : 0.2) ? "PAPER" : "DIGITAL",
    ...(random.chance(0.85) && { phone: `+4179555${random.between(1000, 9999)}` }),
    firstConnection: random.chance(0.93) ? duringDay(connected, minute) : null,
  };
}

/** A name in the form of an e-mail address. */
function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
