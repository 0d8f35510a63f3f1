import { MOST_FOUND } from "@portal/model/desk/customers.ts";
import { step } from "../scripts/progress.mjs";
import { searchQuery, typedSearch } from "../api/src/desk/customers/typed-search.ts";
import { measureQuestions, type Question } from "./desk-measure.ts";
import { addPeople, FIRST_NUMBER } from "./desk-people.ts";
import type { Effort } from "./effort.ts";
import { openSeededDatabase } from "./seeded-database.ts";

const efforts = {
  full: { people: 1_000_000, each: 100 },
  quick: { people: 200_000, each: 30 },
  smoke: { people: 500, each: 1 },
};

/** What a search may take at the 95th percentile. */
const ALLOWED_MS = 100;

/** What clerks type: few and many, common and rare, and names that do not exist. */
const typed = {
  "a number": String(FIRST_NUMBER + 7),
  "an invoice": `${FIRST_NUMBER + 7}260101`,
  "a birth date": "17.05.1980",
  "a very frequent name": "Müller",
  "three letters": "mül",
  "a rare name": "Valsangiacomo",
  "first and last name": "Laura Müller",
  "two frequent beginnings": "mar mei",
  "a name and a town": "Müller Lausanne",
  "a rare name and a town": "Taddei Lausanne",
  "a town": "Lausanne",
  "a postcode, which is also a number": "1000",
  "another one": "1950",
  "an address": "Bahnhofstrasse 12 Lausanne",
  "a name and an address": "Müller Bahnhofstrasse 12 1000",
  "a house number and a beginning": "3 lau",
  "a name and a birth date": "Müller 17.05.1980",
  "a misspelt name": "Mülelr",
  "a misspelt name and a town": "Valsangiacmo Lausnne",
  "an unknown name": "zzyzx",
  "a town and an unknown name": "Lausanne zzyzx",
};

/** The desk's search of customers among a million people, as it is typed. */
export async function measureDeskSearch(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { people, each } = efforts[effort];
  const seeded = await step("Making a database", () => open(effort === "smoke" ? 20 : 200));
  try {
    const { owner } = seeded;
    await step(`Adding ${people} people`, (howFar) => addPeople(owner, people, howFar));
    await measureQuestions(seeded, searchQuestions(), { each, allowedMs: ALLOWED_MS });
  } finally {
    await seeded.close();
  }
}

export function searchQuestions(): Question[] {
  return Object.entries(typed).map(([name, text]) => questionOf(name, text));
}

/** The statement alone is the first one of the search: what is misspelt is looked for again by HTTP only. */
function questionOf(name: string, text: string): Question {
  const { words, birthdate, number, invoice } = typedSearch(text);
  return {
    name,
    path: "/customers/search",
    body: { text },
    statement: "select * from desk_find_customers($1, $2::date, $3, $4, null, $5)",
    values: [searchQuery(words.map((word) => [word])), birthdate, number, invoice, MOST_FOUND + 1],
  };
}
