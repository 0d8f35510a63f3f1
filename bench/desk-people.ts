import type pg from "pg";
import { firstnames, lastnames } from "../api/seed/people/names.ts";

/** The number of the first person; the people of the demonstration have smaller ones. */
export const FIRST_NUMBER = 100_000_000;
const PEOPLE_AT_ONCE = 50_000;

/** As many different words as a million people in Switzerland have, roughly. */
const LAST_NAMES = 90_000;
const FIRST_NAMES = 12_000;
const STREETS = 40_000;

const commonStreets = [
  "Bahnhofstrasse",
  "Hauptstrasse",
  "Dorfstrasse",
  "Grand-Rue",
  "Via Cantonale",
];
const syllables =
  "al am an ba ber bon bru cha chi da der do eg el fa fer ga ger gi gre ha hof hu in ja ka ku la len li lo lu ma mann mar mei mi mo na ni no ob pa per pi ra re ri ro ru sa schi schwa si so sta ste ta ter ti to tschu va ver vi vo wal wi wy za zi".split(
    " ",
  );

/**
 * People, each with an address, an account and an invoice, by SQL alone and without triggers. Few
 * names are frequent and most are rare: one of forty is called Müller and one of ten lives in one town, which is more than
 * in the country.
 */
export async function addPeople(
  owner: pg.Client,
  people: number,
  howFar: (text: string) => void = () => {},
): Promise<void> {
  const { rowCount } = await owner.query("select from insured where insured_number = $1", [
    FIRST_NUMBER,
  ]);
  // The checks of the benchmarks run them one after the other on one database.
  if (rowCount !== 0) return;
  await owner.query("set session_replication_role = replica");
  await owner.query("set synchronous_commit = off");
  await makeWords(owner);
  for (let first = 0; first < people; first += PEOPLE_AT_ONCE) {
    const last = Math.min(people, first + PEOPLE_AT_ONCE) - 1;
    const range = [FIRST_NUMBER + first, FIRST_NUMBER + last];
    for (const insert of inserts) await owner.query(insert, range);
    howFar(`${last + 1} of ${people}`);
  }
  await owner.query(
    `insert into customer_word_slip (slip, word)
     select slip, word from (select distinct word from customer_words, unnest(tsvector_to_array(words)) word) known,
       word_slips(word) slip
     where length(word) >= 4 and word !~ '[0-9]'
       and not exists (select from customer_word_slip s where s.slip = left(known.word, 6) and s.word = known.word)`,
  );
  await owner.query("set session_replication_role = origin");
  await owner.query("vacuum analyze");
}

/** Tables of invented words by their frequency. */
async function makeWords(owner: pg.Client): Promise<void> {
  const lists: Record<string, [string[], number]> = {
    bench_lastname: [["Müller", "Meier", "Schmid", ...Object.values(lastnames).flat()], LAST_NAMES],
    bench_firstname: [Object.values(firstnames).flatMap(({ F, M }) => [...F, ...M]), FIRST_NAMES],
    bench_street: [commonStreets, STREETS],
  };
  for (const [name, [common, many]] of Object.entries(lists)) {
    const suffix = name === "bench_street" ? ["strasse", "weg", "gasse"] : [""];
    const words = [...new Set(common)];
    for (let at = words.length; at < many; at++)
      words.push(wordOf(at) + suffix[at % suffix.length]);
    await owner.query(`create temporary table ${name} (i integer primary key, name text not null)`);
    await owner.query(
      `insert into ${name} select place - 1, word from unnest($1::text[]) with ordinality as w(word, place)`,
      [words],
    );
  }
  await owner.query(
    `create temporary table bench_place as
       select (row_number() over (order by zip, city))::integer - 1 as i, zip, city, canton
       from (select distinct zip, city, canton from postal_address where canton is not null) known`,
  );
  await owner.query("alter table bench_place add primary key (i)");
}

/** An invented word for a number, of three or four syllables. */
function wordOf(at: number): string {
  let word = "";
  for (let rest = at * 7 + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A frequent number below a limit: half of all draws are among the first eighth. */
const drawn = (limit: string, salt: number) =>
  `floor(${limit} * power((hashint8extended(n, ${salt}) & 2147483647) / 2147483648.0, 3))::integer`;

const inserts = [
  `insert into insured (insured_number, firstname, lastname, birthdate, gender, language)
   select n, f.name, l.name, date '1930-01-01' + (hashint8(n) & 65535) % 34000, 'F', (array['fr', 'de', 'de', 'it'])[1 + n % 4]
   from generate_series($1::integer, $2) n
     join bench_lastname l on l.i = ${drawn(String(LAST_NAMES), 1)}
     join bench_firstname f on f.i = ${drawn(String(FIRST_NAMES), 2)}`,
  `insert into postal_address (insured_number, domicile_legal, correspondance, valid_from, street, number, country, zip,
     city, canton)
   select n, true, true, '2020-01-01', s.name, (1 + n % 90)::text, 'CH', p.zip, p.city, p.canton
   from generate_series($1::integer, $2) n
     join bench_street s on s.i = ${drawn(String(STREETS), 3)}
     join bench_place p on p.i = ${drawn("(select count(*) from bench_place)", 4)}`,
  `insert into customer_words (insured_number, birthdate, words)
   select p.insured_number, p.birthdate, array_to_tsvector(folded_words(
     concat_ws(' ', p.firstname, p.lastname, a.street, a.number, a.zip, a.city)))
   from insured p join postal_address a using (insured_number)
   where p.insured_number between $1 and $2`,
  `insert into account (id, login_email, login_email_hash, display_name, extranaute_type, insured_number, payment_mode,
     correspondance, language)
   select md5('account' || n)::uuid, '\\x00', sha256(n::text::bytea), p.firstname || ' ' || p.lastname, 'PPA', n, 'LSV',
     'DIGITAL', p.language
   from insured p, lateral (select p.insured_number as n) numbered where p.insured_number between $1 and $2`,
  `insert into account_insured (account_id, insured_number, part_principal)
   select md5('account' || n)::uuid, n, true from generate_series($1::integer, $2) n`,
  `insert into invoice (no, account_id, type, insured_number, holder, health_insurer_code, period_from, period_to,
     invoice_date, deadline, lines, total_amount, status, payment_mode, bvr_number, adhesion_number, law)
   select n || '260101', a.id, 'PREMIUM', n, a.display_name, 9103, '2026-01-01', '2026-01-31', '2026-01-01', '2026-01-31',
     '[{"kind": "PREMIUM", "amount": 30000}]', 30000, 'REGLEE', 'LSV', lpad(n::text, 27, '0'), n, 'LAMAL'
   from generate_series($1::integer, $2) n join account a on a.insured_number = n`,
];
