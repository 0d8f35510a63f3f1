import { cardLetter } from "../src/documents/letters/card.ts";
import { costShareStatement } from "../src/documents/letters/cost-share.ts";
import { welcomeLetter } from "../src/documents/letters/welcome.ts";
import { addDays, yearOf } from "./days.ts";
import type { SentDocument } from "./documents.ts";
import type { Household, Person, World } from "./household.ts";

const CARD_YEARS = 3;

/** Welcome letters, also to newborns, and a card every third year. */
export function lettersSent(household: Household, { today, yearsOfPost }: World): SentDocument[] {
  const firstDay = `${yearOf(today) - yearsOfPost + 1}-01-01`;
  const insured = household.people.filter(({ forInformation }) => !forInformation);
  const [head] = insured;
  const there = insured.filter(({ birthdate }) => birthdate <= household.joined);
  if (!head) return [];
  const welcomes: SentDocument[] = [
    { kind: welcomeLetter, about: [head, ...there.slice(1)], date: household.joined },
    ...insured
      .filter(({ birthdate }) => birthdate > household.joined)
      .map((child): SentDocument => {
        return { kind: welcomeLetter, about: [child], date: addDays(child.birthdate, 19) };
      }),
  ];
  const cards = insured.flatMap((person) => cardsOf(person, household.joined, today));
  return [...welcomes, ...cards].filter(({ date }) => date >= firstDay);
}

function cardsOf(person: Person, joined: string, today: string): SentDocument[] {
  const since = person.birthdate > joined ? person.birthdate : joined;
  const first = addDays(since, 9 + (person.insuredNumber % 5));
  const cards: SentDocument[] = [];
  for (let year = yearOf(first); year <= yearOf(today); year += CARD_YEARS) {
    const validUntil = `${year + CARD_YEARS}-12-31`;
    const date = year === yearOf(first) ? first : `${year}-10-${day(person.insuredNumber)}`;
    cards.push({ kind: cardLetter, about: [person], date, parameters: { validUntil } });
  }
  return cards;
}

/** What everybody bore of a year, in January of the next. */
export function costSharesSent(
  household: Household,
  { today, yearsOfPost }: World,
): SentDocument[] {
  const thisYear = yearOf(today);
  const firstYear = Math.max(thisYear - yearsOfPost, yearOf(household.joined));
  return household.people
    .filter(({ forInformation }) => !forInformation)
    .flatMap((person) => {
      const sent: SentDocument[] = [];
      for (let year = Math.max(firstYear, yearOf(person.birthdate)); year < thisYear; year++) {
        const date = `${year + 1}-01-${day(person.insuredNumber)}`;
        sent.push({ kind: costShareStatement, about: [person], date, parameters: { year } });
      }
      return sent;
    });
}

/** A day of the month on which somebody's post leaves. */
function day(insuredNumber: number): string {
  return String(12 + (insuredNumber % 9));
}
