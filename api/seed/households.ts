import { brand } from "@portal/brand/brand.ts";
import { addDays, duringDay, yearsBefore } from "./days.ts";
import type { Account, Household, Person } from "./household.ts";

/** The demonstration households: always the same names, numbers and properties, with dates that move with the day. */
export function demonstrationHouseholds(today: string): Household[] {
  return [
    rochat(today),
    ammann(today),
    bernasconi(today),
    keller(today),
    smith(today),
    meier(today),
    zbinden(today),
    blanc(today),
    operator(today),
    withoutAccount(today),
  ];
}

function rochat(today: string): Household {
  const family = { lastname: "Rochat", language: "fr" } as const;
  const camille: Person = {
    ...family,
    insuredNumber: 4218730,
    firstname: "Camille",
    birthdate: "1986-04-12",
    gender: "F",
    thisYear: { deductible: 2500, paid: 840, coinsurancePaid: 0 },
  };
  const luca: Person = {
    ...family,
    insuredNumber: 4218731,
    firstname: "Luca",
    birthdate: "1984-09-27",
    gender: "M",
    language: "it",
    thisYear: { deductible: 300, paid: 300, coinsurancePaid: 412.35 },
  };
  const noe: Person = {
    ...family,
    insuredNumber: 4218732,
    firstname: "Noé",
    birthdate: "2019-06-18",
    gender: "M",
    thisYear: { deductible: 0, paid: 0, coinsurancePaid: 35.2 },
  };
  const mia: Person = {
    ...family,
    insuredNumber: 4218733,
    firstname: "Mia",
    birthdate: "2022-02-05",
    gender: "F",
    thisYear: { deductible: 0, paid: 0, coinsurancePaid: 0 },
  };
  const people = [camille, luca, noe, mia];
  return {
    joined: yearsBefore(today, 12),
    people,
    accounts: [
      owner(camille, people, { login: "camille@example.ch", phone: "+41795550112", today }),
      {
        ...owner(luca, [luca], { login: "luca@example.ch", phone: "+41765550127", today }),
        type: "AFF",
        firstConnection: null,
      },
    ],
  };
}

function ammann(today: string): Household {
  const urs: Person = {
    insuredNumber: 3907112,
    firstname: "Urs",
    lastname: "Ammann",
    birthdate: "1958-11-03",
    gender: "M",
    language: "de",
    thisYear: { deductible: 300, paid: 300, coinsurancePaid: 268.4 },
  };
  const account = owner(urs, [urs], { login: "urs@example.ch", phone: "+41795550203", today });
  return {
    joined: yearsBefore(today, 20),
    people: [urs],
    accounts: [{ ...account, paymentMode: "LSV", correspondance: "PAPER" }],
  };
}

function bernasconi(today: string): Household {
  const giulia: Person = {
    insuredNumber: 5120044,
    firstname: "Giulia",
    lastname: "Bernasconi",
    birthdate: "1979-02-20",
    gender: "F",
    language: "it",
    thisYear: { deductible: 1500, paid: 1127.65, coinsurancePaid: 0 },
  };
  const account = owner(giulia, [giulia], {
    login: "giulia@example.ch",
    phone: "+41795550320",
    today,
  });
  return {
    joined: yearsBefore(today, 9),
    people: [giulia],
    accounts: [{ ...account, paymentMode: "YWB" }],
  };
}

function keller(today: string): Household {
  const hannah: Person = {
    insuredNumber: 6033218,
    firstname: "Hannah",
    lastname: "Keller",
    birthdate: "1999-08-14",
    gender: "F",
    language: "de",
    thisYear: { deductible: 300, paid: 214.9, coinsurancePaid: 0 },
  };
  const account = owner(hannah, [hannah], {
    login: "hannah@example.ch",
    phone: "+41785550414",
    today,
  });
  return {
    joined: yearsBefore(today, 7),
    people: [hannah],
    accounts: [{ ...account, sousTutelle: true }],
  };
}

function smith(today: string): Household {
  const family = { lastname: "Smith", language: "en" } as const;
  const oliver: Person = {
    ...family,
    insuredNumber: 7245001,
    firstname: "Oliver",
    birthdate: yearsBefore(today, 41),
    gender: "M",
    thisYear: { deductible: 1000, paid: 1000, coinsurancePaid: 96.75 },
  };
  const amelia: Person = {
    ...family,
    insuredNumber: 7245002,
    firstname: "Amelia",
    birthdate: "1987-05-23",
    gender: "F",
    thisYear: { deductible: 500, paid: 380.15, coinsurancePaid: 0 },
  };
  const theo: Person = {
    ...family,
    insuredNumber: 7245003,
    firstname: "Theo",
    birthdate: addDays(yearsBefore(today, 6), -70),
    gender: "M",
    forInformation: true,
  };
  const people = [oliver, amelia, theo];
  const account = owner(oliver, people, {
    login: "oliver@example.ch",
    phone: "+41795550541",
    today,
  });
  return {
    joined: yearsBefore(today, 6),
    people,
    accounts: [{ ...account, paymentMode: "SDD" }],
  };
}

/** Joined last month: nothing has happened yet. */
function meier(today: string): Household {
  const sofia: Person = {
    insuredNumber: 8100450,
    firstname: "Sofia",
    lastname: "Meier",
    birthdate: "1994-06-30",
    gender: "F",
    language: "de",
    thisYear: { deductible: 500, paid: 0, coinsurancePaid: 0 },
  };
  const account = owner(sofia, [sofia], {
    login: "sofia@example.ch",
    phone: "+41775550630",
    today,
  });
  const joined = firstOfLastMonth(today);
  return {
    joined,
    people: [sofia],
    accounts: [{ ...account, firstConnection: duringDay(addDays(joined, 8), 134) }],
  };
}

function zbinden(today: string): Household {
  const family = { lastname: "Zbinden", language: "de" } as const;
  const child = (place: number, firstname: string, gender: "F" | "M", age: number): Person => ({
    ...family,
    insuredNumber: 2500000 + place,
    firstname,
    gender,
    birthdate: addDays(yearsBefore(today, age), -37 * place),
  });
  const beat: Person = {
    ...family,
    insuredNumber: 2500001,
    firstname: "Beat",
    birthdate: "1975-01-09",
    gender: "M",
    thisYear: { deductible: 2500, paid: 2500, coinsurancePaid: 183.55 },
  };
  const regula: Person = {
    ...family,
    insuredNumber: 2500002,
    firstname: "Regula",
    birthdate: "1977-07-21",
    gender: "F",
    thisYear: { deductible: 300, paid: 300, coinsurancePaid: 700 },
  };
  const people = [
    beat,
    regula,
    child(3, "Lukas", "M", 23),
    child(4, "Anna", "F", 20),
    child(5, "Simon", "M", 17),
    child(6, "Lea", "F", 14),
    child(7, "Jan", "M", 11),
    child(8, "Elin", "F", 8),
    child(9, "Nils", "M", 4),
  ];
  const account = owner(beat, people, {
    login: "zbinden@example.ch",
    phone: "+41795550709",
    today,
  });
  return {
    joined: yearsBefore(today, 18),
    people,
    accounts: [{ ...account, paymentMode: "LSV" }],
  };
}

/** None of her insured is the main one: the portal must log her out at once. */
function blanc(today: string): Household {
  const nina: Person = {
    insuredNumber: 9900123,
    firstname: "Nina",
    lastname: "Blanc",
    birthdate: "1990-10-10",
    gender: "F",
    language: "fr",
    thisYear: { deductible: 2000, paid: 455.3, coinsurancePaid: 0 },
  };
  const account = owner(nina, [nina], { login: "nina@example.ch", phone: "+41795550810", today });
  return {
    joined: yearsBefore(today, 5),
    people: [nina],
    accounts: [{ ...account, sees: [{ insuredNumber: nina.insuredNumber, main: false }] }],
  };
}

function operator(today: string): Household {
  return {
    joined: yearsBefore(today, 3),
    people: [],
    accounts: [
      {
        login: "operator@example.ch",
        displayName: brand.name,
        role: "OPERATOR",
        type: "OPE",
        insuredNumber: 0,
        language: "fr",
        paymentMode: "BVR",
        correspondance: "DIGITAL",
        firstConnection: duringDay(yearsBefore(today, 3), 30),
        sees: [],
      },
    ],
  };
}

/** Insured people who have yet to ask for access; Jonas is too young for it. */
function withoutAccount(today: string): Household {
  const martin: Person = {
    insuredNumber: 3300777,
    firstname: "Martin",
    lastname: "Graf",
    birthdate: "1982-03-03",
    gender: "M",
    language: "de",
  };
  const elena: Person = {
    insuredNumber: 3300778,
    firstname: "Elena",
    lastname: "Costa",
    birthdate: "1968-12-01",
    gender: "F",
    language: "it",
  };
  const jonas: Person = {
    insuredNumber: 3300779,
    firstname: "Jonas",
    lastname: "Widmer",
    birthdate: addDays(yearsBefore(today, 16), -40),
    gender: "M",
    language: "de",
  };
  return { joined: yearsBefore(today, 8), people: [martin, elena, jonas], accounts: [] };
}

function owner(
  { insuredNumber, firstname, lastname, language }: Person,
  seen: readonly Person[],
  { login, phone, today }: { login: string; phone: string; today: string },
): Account {
  return {
    login,
    phone,
    displayName: `${firstname} ${lastname}`,
    type: "PPA",
    insuredNumber,
    language,
    paymentMode: "BVR",
    correspondance: "DIGITAL",
    firstConnection: duringDay(yearsBefore(today, 4), insuredNumber % 540),
    sees: seen.map((person) => ({
      insuredNumber: person.insuredNumber,
      main: person.insuredNumber === insuredNumber,
    })),
  };
}

function firstOfLastMonth(today: string): string {
  return `${addDays(`${today.slice(0, 8)}01`, -1).slice(0, 8)}01`;
}
