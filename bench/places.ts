import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { todayInZurich } from "@portal/model/dates.ts";
import pg from "pg";
import { readConfig } from "../api/src/core/config.ts";
import { prepareDatabase } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { startEmbeddedPostgres } from "../api/src/core/postgres/embedded.ts";
import { createSecrets, emailLookup } from "../api/src/core/secrets.ts";
import { loadShippedLocalities } from "../api/src/places/shipped.ts";
import { createProcess, type PortalProcess } from "../api/src/process.ts";
import { seedDemonstration } from "../api/seed/demonstration.ts";
import { generateAddresses } from "../api/seed/places.ts";
import { type Random, randomOf } from "../api/seed/random.ts";

const secrets = createSecrets([{ id: "bench", key: Buffer.alloc(32, 9) }]);
const ADDRESS =
  "query Address($text: String!) { searchSwissAddress(address: $text) { id street streetNumber zip city canton ofsLocalityId } }";
const LOCALITY =
  "query Locality($text: String!) { localities(locality: $text) { idLocaliteCommune nomCommune nomComplet npa pays } }";

/** How long a search takes at two million addresses: whole requests, session check included, one after the other. */
export async function measurePlaces(isQuick: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  // The server's user must enter it when root runs this.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir });
  const { database } = await prepareDatabase(server.url, "portal", secrets);
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  const config = readConfig({ PUBLIC_URL: "http://localhost:4790" });
  const log = createLog("error", () => {});
  let portal: PortalProcess | undefined;
  try {
    await fill(owner, isQuick ? 200_000 : 2_000_000);
    portal = await createProcess({ config, database, secrets, log, acceptsAnyDocument: true });
    await measure(owner, portal, isQuick ? 50 : 400);
    await printSizes(owner);
  } finally {
    await portal?.stop();
    await owner.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(owner: pg.Client, addresses: number): Promise<void> {
  await loadShippedLocalities(owner);
  await seedDemonstration(owner, secrets, { today: todayInZurich(new Date()) });
  const began = performance.now();
  const rows = await generateAddresses(owner, addresses);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${rows.toLocaleString("en")} addresses generated and loaded in ${seconds} s`);
}

interface Known {
  street: string;
  number: string;
  zip: string;
  city: string;
}

async function measure(owner: pg.Client, portal: PortalProcess, each: number): Promise<void> {
  const { rows: known } = await owner.query<Known>(
    `select street, number, zip, city from swiss_street s join swiss_address a on a.street_id = s.id
     where a.id % 4999 = 0 order by a.id limit 400`,
  );
  const ask = await asCamille(owner, portal);
  const random = randomOf(1, "searches");
  const some = (): Known => known[random.between(0, known.length - 1)] ?? fail();
  const kinds = kindsOf(random, some);
  console.log("search                       p50       p99       worst   found");
  for (const [name, { document, text }] of Object.entries(kinds)) {
    for (let warm = 0; warm < 20; warm++) await ask(document, text());
    const times: number[] = [];
    let found = 0;
    for (let turn = 0; turn < each; turn++) {
      const wanted = text();
      const began = performance.now();
      const hits = await ask(document, wanted);
      times.push(performance.now() - began);
      if (hits > 0) found++;
    }
    times.sort((one, other) => one - other);
    const at = (share: number) =>
      `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`.padStart(9);
    const share = `${Math.round((found / each) * 100)} %`.padStart(6);
    console.log(`${name.padEnd(22)}${at(0.5)} ${at(0.99)} ${at(1)}  ${share}`);
  }
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

function kindsOf(random: Random, some: () => Known) {
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

function lineOf({ street, number, zip, city }: Known): string {
  return `${street} ${number} ${zip} ${city}`;
}

function backwards({ street, number, city }: Known): string {
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

async function asCamille(owner: pg.Client, portal: PortalProcess) {
  const { rows } = await owner.query<{ id: string }>(
    "select id from account where login_email_hash = $1",
    [emailLookup(secrets, "camille@example.ch")],
  );
  const session = await portal.sessions.begin(rows[0]?.id ?? fail());
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
  for (const { name, size, rows: count } of rows) {
    console.log(
      `${name.padEnd(26)}${size.padStart(9)}  ${count.toLocaleString("en").padStart(10)} rows`,
    );
  }
}

function fail(): never {
  throw new Error("The demonstration data are not as they should be.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await measurePlaces(process.argv.includes("--quick"));
}
