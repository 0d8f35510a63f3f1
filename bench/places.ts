import { loadavg } from "node:os";
import type pg from "pg";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { loadShippedLocalities } from "../api/src/places/import/shipped.ts";
import { createPortal, type RunningPortal } from "../api/src/portal.ts";
import { generateAddresses } from "../api/seed/places/places.ts";
import { type Random, randomOf } from "../api/seed/random.ts";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import {
  benchRoles,
  benchSecrets,
  openSeededDatabase,
  type SeededDatabase,
} from "./seeded-database.ts";

const ADDRESS = `query Address($text: String!) {
  searchSwissAddress(address: $text) { id street streetNumber zip city canton ofsLocalityId }
}`;
const LOCALITY = `query Locality($text: String!) {
  localities(locality: $text) { idLocaliteCommune nomCommune nomComplet npa pays }
}`;

const efforts = {
  full: { addresses: 2_000_000, each: 400 },
  quick: { addresses: 200_000, each: 50 },
  smoke: { addresses: 2_000, each: 1 },
};

/** The time of a search among two million addresses: whole requests with the session check, one after the other. */
export async function measurePlaces(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { addresses, each } = efforts[effort];
  const seeded = await open();
  let portal: RunningPortal | undefined;
  try {
    await fill(seeded.owner, addresses);
    portal = await createPortal({
      config: readConfig({ PUBLIC_URL: "http://localhost:3000" }),
      database: databaseAt(seeded.url, benchRoles, benchSecrets),
      secrets: benchSecrets,
      log: createLog("error", () => {}),
      acceptsAnyDocument: true,
    });
    await measure(seeded, portal, each);
    await printSizes(seeded.owner);
  } finally {
    await portal?.stop();
    await seeded.close();
  }
}

async function fill(owner: pg.Client, addresses: number): Promise<void> {
  await loadShippedLocalities(owner);
  const began = performance.now();
  const rows = await generateAddresses(owner, addresses);
  // Autovacuum does the same within a minute of such a load.
  await owner.query("vacuum analyze swiss_street, swiss_address, place_slip, swiss_locality");
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${rows.toLocaleString("en")} addresses generated and loaded in ${seconds} s`);
}

interface KnownAddress {
  street: string;
  number: string;
  zip: string;
  city: string;
}

async function measure(seeded: SeededDatabase, portal: RunningPortal, each: number) {
  const { rows: known } = await seeded.owner.query<KnownAddress>(
    `select street, number, zip, city from swiss_street s join swiss_address a on a.street_id = s.id
     where a.id % 499 = 0 order by a.id limit 4000`,
  );
  const ask = await asCamille(portal, await seeded.accountOf("camille@example.ch"));
  const random = randomOf(1, "searches");
  const some = (): KnownAddress => known[random.between(0, known.length - 1)] ?? fail();
  const lines: string[][] = [];
  for (const [name, { document, text }] of Object.entries(kindsOf(random, some))) {
    for (let warm = 0; warm < 20; warm++) await ask(document, text());
    const times: number[] = [];
    let found = 0;
    for (let turn = 0; turn < each; turn++) {
      const wanted = text();
      const began = performance.now();
      if ((await ask(document, wanted)) > 0) found++;
      times.push(performance.now() - began);
    }
    const figures = [0.5, 0.9, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`);
    lines.push([name, ...figures, `${Math.round((found / each) * 100)} %`]);
  }
  console.log(table(["search", "p50", "p90", "p99", "found"], lines));
  console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
}

function kindsOf(random: Random, some: () => KnownAddress) {
  const noise = (): string =>
    Array.from({ length: random.between(3, 30) }, () =>
      random.pick(["q", "x", "z", "k", "w", "e", "u", " ", "%", "'", "\u0000", "🏔"]),
    ).join("");
  const vague = (): string =>
    random.pick(["rue", "strasse", "via", "bahnhof", "zürich", "100", "weg"]);
  const address = (text: () => string) => ({ document: ADDRESS, text });
  const locality = (text: () => string) => ({ document: LOCALITY, text });
  return {
    "address, whole": address(() => lineOf(some())),
    "address, any order": address(() => backwards(some())),
    "address, beginning": address(() => beginning(lineOf(some()), random)),
    "address, misspelt": address(() => misspelt(lineOf(some()), random)),
    "address, vague": address(vague),
    "address, nonsense": address(noise),
    "locality, beginning": locality(() => beginning(some().city, random)),
    "locality, NPA": locality(() => some().zip.slice(0, random.between(3, 4))),
    "locality, misspelt": locality(() => misspelt(some().city, random)),
    "locality, nonsense": locality(noise),
  };
}

function lineOf({ street, number, zip, city }: KnownAddress): string {
  return `${street} ${number} ${zip} ${city}`;
}

function backwards({ street, number, city }: KnownAddress): string {
  return `${city.toLowerCase()}, ${number} ${street.toLowerCase()}`;
}

function beginning(text: string, random: Random): string {
  return text.slice(0, random.between(3, text.length));
}

/** One letter left out, doubled or swapped. */
function misspelt(text: string, random: Random): string {
  const at = random.between(1, Math.min(text.length - 2, 9));
  const [before, one, other, after] = [
    text.slice(0, at),
    text.slice(at, at + 1),
    text.slice(at + 1, at + 2),
    text.slice(at + 2),
  ];
  return before + random.pick([other, one + one + other, other + one]) + after;
}

async function asCamille(portal: RunningPortal, account: string) {
  const session = await portal.sessions.begin(account);
  if (!session) return fail();
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${session.token}`,
    cookie: `fgp=${session.fingerprint}`,
  };
  return async (query: string, text: string): Promise<number> => {
    const name = /query (\w+)/.exec(query)?.[1] ?? "";
    const answer = await portal.app.request(`/graphql/private?operationName=${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables: { text } }),
    });
    const { data, errors } = (await answer.json()) as {
      data?: Record<string, unknown[]>;
      errors?: unknown[];
    };
    if (errors) throw new Error(`${text}: ${JSON.stringify(errors)}`);
    return Object.values(data ?? {})[0]?.length ?? 0;
  };
}

async function printSizes(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; size: string; rows: number }>(
    `select relname as name, pg_size_pretty(pg_relation_size(oid)) as size, reltuples::int as rows from pg_class
     where relname ~ '^(swiss|place)_' and relkind in ('r', 'i') order by relname`,
  );
  const lines = rows.map((row) => [row.name, row.size, row.rows.toLocaleString("en")]);
  console.log(table(["table or index", "size", "rows"], lines));
}

function fail(): never {
  throw new Error("The demonstration data are not as they should be.");
}
