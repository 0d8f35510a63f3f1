import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { step } from "../scripts/progress.mjs";
import { measureQuestions, type Question } from "./desk-measure.ts";
import { addPeople, FIRST_NUMBER } from "./desk-people.ts";
import { addRequests } from "./desk-requests.ts";
import type { Effort } from "./effort.ts";
import { openSeededDatabase, type SeededDatabase } from "./seeded-database.ts";

const efforts = {
  full: { people: 1_000_000, open: 100_000, each: 200 },
  quick: { people: 200_000, open: 100_000, each: 40 },
  smoke: { people: 500, open: 500, each: 1 },
};

/** What a list of the desk may take at the 95th percentile. */
const ALLOWED_MS = 50;

const lists = {
  "to be treated": "tab=open",
  "what is mine": "tab=mine",
  "what waits": "tab=waiting",
  "the middle of the list": "tab=open&after=MIDDLE",
  "its last page": "tab=open&after=LAST",
  "one kind": "type=CARD_ORDER",
  "a rare kind": "type=MATERNITY",
  "a kind without requests": "type=ACCIDENT",
  "one language": "language=it",
  "a language without requests": "language=en",
  "a large canton": "canton=VD",
  "a small canton": "canton=AI",
  "a canton, from the middle": "canton=TI&after=MIDDLE",
  late: "late=1",
  "kind, language and canton": "type=CARD_ORDER&language=fr&canton=VD",
  "those without any request": "tab=waiting&type=MATERNITY&language=it&canton=AI",
  "a person's number": "find=NUMBER",
  "a frequent name": "find=müller",
  "a rare name": "find=valsangiacomo",
  "an unknown name": "find=zzyzx",
  "the beginning of a request's id": "find=ID",
};

/** The lists of the inbox among a hundred thousand open requests, and nine times as many decided ones. */
export async function measureDesk(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { people, open: requests, each } = efforts[effort];
  const seeded = await step("Making a database", () => open());
  try {
    const { owner } = seeded;
    await step(`Adding ${people} people`, (howFar) => addPeople(owner, people, howFar));
    await step(`Adding ${requests} open requests`, () => addRequests(owner, { people, requests }));
    await measureQuestions(seeded, await deskQuestions(seeded), { each, allowedMs: ALLOWED_MS });
  } finally {
    await seeded.close();
  }
}

export async function deskQuestions({ owner }: SeededDatabase): Promise<Question[]> {
  const { rows } = await owner.query<{ middle: string; last: string; number: string; id: string }>(
    `with places as (
       select interaction_id as id, insured_number, row_number() over w as place, count(*) over () as all_of
       from inbox_entry window w as (order by decide_by, created_at, interaction_id))
     select max(id::text) filter (where place = all_of / 2) as middle,
       max(id::text) filter (where place = greatest(all_of - 20, 1)) as last,
       max(insured_number::text) filter (where place = 1 and insured_number >= $1) as number,
       left(max(id::text), 8) as id
     from places`,
    [FIRST_NUMBER],
  );
  const place = rows[0];
  const known: Record<string, string> = {
    MIDDLE: place?.middle ?? "",
    LAST: place?.last ?? "",
    NUMBER: place?.number ?? String(FIRST_NUMBER),
    ID: place?.id ?? "",
  };
  const today = todayInZurich(new Date());
  return Object.entries(lists).map(([name, search]) => {
    const asked = new URLSearchParams(
      search.replaceAll(/[A-Z]{2,6}$/g, (word) => known[word] ?? word),
    );
    return {
      name,
      path: `/requests?${asked}`,
      statement: "select * from desk_inbox($1, $2, 51)",
      values: [JSON.stringify(Object.fromEntries(asked)), today],
    };
  });
}
