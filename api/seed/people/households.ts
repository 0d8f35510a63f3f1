import { brand } from "@portal/brand/brand.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Gender } from "@portal/model/portal/profile.ts";
import { addDays, duringDay, yearsBefore } from "../days.ts";
import type { Account, Household, Person } from "./household.ts";
import { deductiblesBefore, homes, personaCovers } from "../contracts/persona-covers.ts";

/** The demonstration households: fixed names, numbers and properties, with dates relative to today. */
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
  const camille = person(4218730, "Camille Rochat", "F", "1986-04-12", "fr", [2500, 840, 0]);
  const luca = person(4218731, "Luca Rochat", "M", "1984-09-27", "it", [300, 300, 412.35]);
  const noe = person(4218732, "Noé Rochat", "M", "2019-06-18", "fr", [0, 0, 35.2]);
  const mia = person(4218733, "Mia Rochat", "F", "2022-02-05", "fr", [0, 0, 0]);
  const people = [camille, luca, noe, mia];
  return {
    joined: yearsBefore(today, 12),
    home: homes.rochat,
    people,
    accounts: [
      accountOf(camille, today, { sees: seesAll(people), phone: "+41795550112" }),
      // Luca has not connected yet.
      accountOf(luca, today, { type: "AFF", firstConnection: null, phone: "+41765550127" }),
    ],
  };
}

function ammann(today: string): Household {
  const urs: Person = {
    ...person(3907112, "Urs Ammann", "M", "1958-11-03", "de", [300, 300, 268.4]),
    stay: { monthDay: "03-09", nights: 6, costs: 7_420_00 },
  };
  const options = { paymentMode: "LSV", correspondance: "PAPER", phone: "+41795550203" } as const;
  return {
    joined: yearsBefore(today, 20),
    home: homes.ammann,
    people: [urs],
    accounts: [accountOf(urs, today, options)],
  };
}

function bernasconi(today: string): Household {
  const giulia = person(5120044, "Giulia Bernasconi", "F", "1979-02-20", "it", [1500, 1127.65, 0]);
  return {
    joined: yearsBefore(today, 9),
    home: homes.bernasconi,
    people: [giulia],
    accounts: [accountOf(giulia, today, { paymentMode: "YWB", phone: "+41795550320" })],
  };
}

function keller(today: string): Household {
  const hannah = person(6033218, "Hannah Keller", "F", "1999-08-14", "de", [300, 214.9, 0]);
  return {
    joined: yearsBefore(today, 7),
    home: homes.keller,
    people: [hannah],
    accounts: [accountOf(hannah, today, { sousTutelle: true, phone: "+41785550414" })],
  };
}

function smith(today: string): Household {
  const birthday = yearsBefore(today, 41);
  const oliver = person(7245001, "Oliver Smith", "M", birthday, "en", [1000, 1000, 96.75]);
  // Her care is free from the 13th week on; this year's bills are older.
  const amelia: Person = {
    ...person(7245002, "Amelia Smith", "F", "1987-05-23", "en", [500, 380.15, 0]),
    expecting: { declaredDaysAgo: 9, inDays: 176 },
  };
  const sixYearsAgo = addDays(yearsBefore(today, 6), -70);
  const theo: Person = {
    ...person(7245003, "Theo Smith", "M", sixYearsAgo, "en"),
    forInformation: true,
  };
  const people = [oliver, amelia, theo];
  return {
    joined: yearsBefore(today, 6),
    home: homes.smith,
    people,
    accounts: [
      accountOf(oliver, today, {
        sees: seesAll(people),
        paymentMode: "SDD",
        phone: "+41795550541",
      }),
    ],
  };
}

/** This household joined last month and has no history yet. */
function meier(today: string): Household {
  const sofia = person(8100450, "Sofia Meier", "F", "1994-06-30", "de", [500, 0, 0]);
  const joined = firstOfLastMonth(today);
  const firstConnection = duringDay(addDays(joined, 8), 134);
  return {
    joined,
    home: homes.meier,
    people: [sofia],
    accounts: [
      accountOf(sofia, today, { paymentMode: "PYN", firstConnection, phone: "+41775550630" }),
    ],
  };
}

function zbinden(today: string): Household {
  const child = (place: number, firstname: string, gender: Gender, age: number): Person => {
    const birthdate = addDays(yearsBefore(today, age), -37 * place);
    return person(2500000 + place, `${firstname} Zbinden`, gender, birthdate, "de");
  };
  const beat = person(2500001, "Beat Zbinden", "M", "1975-01-09", "de", [2500, 2500, 183.55]);
  const people = [
    beat,
    person(2500002, "Regula Zbinden", "F", "1977-07-21", "de", [300, 300, 700]),
    child(3, "Lukas", "M", 23),
    child(4, "Anna", "F", 20),
    child(5, "Simon", "M", 17),
    child(6, "Lea", "F", 14),
    child(7, "Jan", "M", 11),
    child(8, "Elin", "F", 8),
    child(9, "Nils", "M", 4),
  ];
  return {
    joined: yearsBefore(today, 18),
    home: homes.zbinden,
    people,
    billsAYear: 38,
    periodicity: "MONTHLY",
    accounts: [
      accountOf(beat, today, {
        login: "zbinden@example.ch",
        sees: seesAll(people),
        paymentMode: "LSV",
        phone: "+41795550709",
      }),
    ],
  };
}

/** None of her insured is the main one: the portal must sign her out at once. */
function blanc(today: string): Household {
  const nina = person(9900123, "Nina Blanc", "F", "1990-10-10", "fr", [2000, 455.3, 0]);
  const sees = [{ insuredNumber: nina.insuredNumber, main: false }];
  return {
    joined: yearsBefore(today, 5),
    home: homes.blanc,
    people: [nina],
    accounts: [accountOf(nina, today, { sees, phone: "+41795550810" })],
  };
}

function operator(today: string): Household {
  const joined = yearsBefore(today, 3);
  const account: Account = {
    login: "operator@example.ch",
    displayName: brand.name,
    role: "OPERATOR",
    type: "OPE",
    insuredNumber: 0,
    language: "fr",
    paymentMode: "BVR",
    correspondance: "DIGITAL",
    firstConnection: duringDay(joined, 30),
    sees: [],
  };
  return { joined, people: [], accounts: [account] };
}

/** Insured people without an account; Jonas is too young for one. */
function withoutAccount(today: string): Household {
  const sixteenYearsAgo = addDays(yearsBefore(today, 16), -40);
  return {
    joined: yearsBefore(today, 8),
    people: [
      {
        ...person(3300777, "Martin Graf", "M", "1982-03-03", "de", [300, 120.5, 0]),
        home: homes.graf,
      },
      {
        ...person(3300778, "Elena Costa", "F", "1968-12-01", "it", [500, 500, 57.1]),
        home: homes.costa,
      },
      { ...person(3300779, "Jonas Widmer", "M", sixteenYearsAgo, "de"), home: homes.widmer },
    ],
    accounts: [],
  };
}

/** The deductible of this year, its paid part, and the paid coinsurance, in CHF. */
type ThisYear = readonly [deductible: number, paid: number, coinsurancePaid: number];

function person(
  insuredNumber: number,
  name: `${string} ${string}`,
  gender: Gender,
  birthdate: string,
  language: Language,
  year?: ThisYear,
): Person {
  const [firstname = "", lastname = ""] = name.split(" ");
  const borne = year && { deductible: year[0], paid: year[1], coinsurancePaid: year[2] };
  const cover = personaCovers[insuredNumber];
  const deductibleBefore = deductiblesBefore[insuredNumber];
  return {
    insuredNumber,
    firstname,
    lastname,
    birthdate,
    gender,
    language,
    ...(borne && { thisYear: borne }),
    ...(deductibleBefore && { deductibleBefore }),
    ...(cover && { cover }),
  };
}

/** By default, the account of an address owner who lives alone and pays by slip. */
function accountOf(holder: Person, today: string, options: Partial<Account>): Account {
  const { insuredNumber, firstname, lastname, language } = holder;
  return {
    login: `${firstname.toLowerCase()}@example.ch`,
    displayName: `${firstname} ${lastname}`,
    type: "PPA",
    insuredNumber,
    language,
    paymentMode: "BVR",
    correspondance: "DIGITAL",
    firstConnection: duringDay(yearsBefore(today, 4), insuredNumber % 540),
    sees: seesAll([holder]),
    ...options,
  };
}

/** All persons, the first one as the main insured. */
function seesAll(people: readonly Person[]): Account["sees"] {
  return people.map(({ insuredNumber }, place) => ({ insuredNumber, main: place === 0 }));
}

function firstOfLastMonth(today: string): string {
  return `${addDays(`${today.slice(0, 8)}01`, -1).slice(0, 8)}01`;
}
