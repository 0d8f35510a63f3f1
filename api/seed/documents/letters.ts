import { costShares, type YearOfShares } from "@portal/model/contributions.ts";
import { costSharingRulesOn, familyMaximum } from "@portal/model/cost-sharing/rules.ts";
import { cardLetter } from "../../src/insurer/papers/card-letter.ts";
import { costShareStatement } from "../../src/documents/letters/cost-share.ts";
import { welcomeLetter } from "../../src/documents/letters/welcome.ts";
import { cardsOf } from "../contracts/cards.ts";
import { isChildIn } from "../contracts/deductibles.ts";
import { contributionRows } from "../reimbursements/contributions.ts";
import { addDays, yearOf } from "../days.ts";
import { onPaper, sent, type SentDocument } from "./sent-document.ts";
import type { Household, Person, World } from "../people/household.ts";
import { type SeededStatement, statementsOf } from "../reimbursements/statements.ts";

/** Welcome letters, also to newborns, and a card every third year. */
export function lettersSent(household: Household, { today, yearsOfPost }: World): SentDocument[] {
  const firstDay = `${yearOf(today) - yearsOfPost + 1}-01-01`;
  const insured = household.people.filter(({ forInformation }) => !forInformation);
  const [head] = insured;
  const there = insured.filter(({ birthdate }) => birthdate <= household.joined);
  if (!head) return [];
  const welcomes = [
    welcome([head, ...there.slice(1)], household.joined),
    ...insured
      .filter(({ birthdate }) => birthdate > household.joined)
      .map((child) => welcome([child], addDays(child.birthdate, 19))),
  ];
  const cards = insured.flatMap((person) => cardLetters(person, household.joined, today));
  return [...welcomes, ...cards].filter(({ date }) => date >= firstDay);
}

function welcome(about: readonly [Person, ...Person[]], date: string): SentDocument {
  const people = about.map(onPaper);
  return sent(welcomeLetter, {
    about,
    date,
    parameters: {},
    contentFor: ({ head }) => ({ head, people }),
  });
}

function cardLetters(person: Person, joined: string, today: string): SentDocument[] {
  return cardsOf(person, joined, today).map(({ issuedOn, validUntil }) =>
    sent(cardLetter, {
      about: [person],
      date: issuedOn,
      parameters: { validUntil },
      contentFor: ({ head }) => ({ head, person: onPaper(person) }),
    }),
  );
}

/** The cost shares of each person in a year, sent in January of the next, by the statements until then. */
export function costSharesSent(household: Household, world: World): SentDocument[] {
  const thisYear = yearOf(world.today);
  const statements = Map.groupBy(
    statementsOf(household, world),
    ({ person }) => person.insuredNumber,
  );
  const rows = contributionRows(household, world);
  return rows
    .filter(({ year }) => year < thisYear)
    .flatMap((row) => {
      const person = personOf(row, household);
      if (!person) return [];
      const { year } = row;
      const date = `${year + 1}-01-${day(person.insuredNumber)}`;
      const sharesOf = (one: ContributionRow) => sharesUntil(one, statements, date);
      const family = rows.filter((one) => one.year === year && isChildRow(one, household));
      const familyLeft = isChildIn(year, person)
        ? leftTogether(family.map(sharesOf), year)
        : undefined;
      const shares = sharesOf(row);
      const { deductible, coinsurance } = costShares(shares, familyLeft);
      return sent(costShareStatement, {
        about: [person],
        date,
        parameters: { year },
        contentFor: ({ head }) => ({
          head,
          person: onPaper(person),
          shares: {
            ...shares,
            deductibleLeft: deductible.toBePaid,
            coinsuranceLeft: coinsurance.toBePaid,
          },
        }),
      });
    });
}

type ContributionRow = ReturnType<typeof contributionRows>[number];

function personOf({ insuredNumber }: ContributionRow, { people }: Household): Person | undefined {
  return people.find((person) => person.insuredNumber === insuredNumber);
}

function isChildRow(row: ContributionRow, household: Household): boolean {
  const person = personOf(row, household);
  return person !== undefined && isChildIn(row.year, person);
}

/** The cost shares of a year of treatment in the statements up to a day. */
function sharesUntil(
  { insuredNumber, year, deductibleAnnual, coinsuranceAnnual }: ContributionRow,
  statements: ReadonlyMap<number, readonly SeededStatement[]>,
  until: string,
): YearOfShares {
  const lines = (statements.get(insuredNumber) ?? [])
    .filter(({ date }) => date <= until)
    .flatMap(({ lines: of }) => of)
    .filter(({ bill }) => bill.year === year);
  const sum = (part: "deductible" | "coinsurance") =>
    lines.reduce((total, { settlement }) => total + settlement[part], 0);
  return {
    deductibleAnnual,
    coinsuranceAnnual,
    deductiblePaid: sum("deductible"),
    coinsurancePaid: sum("coinsurance"),
  };
}

/** The rest of the limit that the children of a family share. */
function leftTogether(children: readonly YearOfShares[], year: number): number {
  const highest = Math.max(...children.map(({ deductibleAnnual }) => deductibleAnnual));
  const borne = children.reduce(
    (total, { deductiblePaid, coinsurancePaid }) => total + deductiblePaid + coinsurancePaid,
    0,
  );
  return familyMaximum(highest, costSharingRulesOn(`${year}-01-01`)) - borne;
}

/** The day of the month on which a person's post is sent. */
function day(insuredNumber: number): string {
  return String(12 + (insuredNumber % 9));
}
