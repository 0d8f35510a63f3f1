import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Effort } from "./effort.ts";
import { installTools } from "./tools.ts";

const benchmarks: Record<string, (effort: Effort) => Promise<void>> = {
  graphql: async (effort) => (await import("./graphql/compare.ts")).compareGraphql(effort),
  "first-screen": async (effort) =>
    (await import("./first-screen/compare.ts")).compareFirstScreen(effort),
  home: async (effort) => (await import("./home.ts")).measureHome(effort),
  places: async (effort) => (await import("./places.ts")).measurePlaces(effort),
  bank: async (effort) => (await import("./bank.ts")).measureBank(effort),
  caregivers: async (effort) => (await import("./caregivers.ts")).measureCaregivers(effort),
  changes: async (effort) => (await import("./changes.ts")).measureChanges(effort),
  demo: async (effort) => (await import("./demo.ts")).measureDemo(effort),
  desk: async (effort) => (await import("./desk.ts")).measureDesk(effort),
  "desk-search": async (effort) => (await import("./desk-search.ts")).measureDeskSearch(effort),
  exchange: async (effort) => (await import("./exchange.ts")).measureExchange(effort),
  households: async (effort) => (await import("./households.ts")).compareHouseholds(effort),
  interactions: async (effort) => (await import("./interactions.ts")).measureInteractions(effort),
  "own-search": async (effort) => (await import("./own-search.ts")).measureOwnSearch(effort),
  growth: async (effort) => (await import("./growth.ts")).measureGrowth(effort),
  migrations: async (effort) => (await import("./migrations.ts")).measureMigrations(effort),
  load: async (effort) => (await import("./load/measure.ts")).measureLoad(effort),
  screens: async (effort) => (await import("./screens.ts")).compareScreens(effort),
  scrolling: async (effort) => (await import("./scrolling.ts")).measureScrolling(effort),
  seed: async (effort) => (await import("./seed.ts")).measureSeed(effort),
};

const help = `npm run bench -- [name …] [--quick]

  graphql        CPU per private request beside Fastify with Mercurius and a bare node:http
  first-screen   Lighthouse on four screens beside an empty React page and a page without scripts
  home           the homepage's data among a thousand, a hundred thousand and a million accounts
  places         search of localities and addresses, two million of them
  bank           payments that a bank reports: booked, repeated, memory
  caregivers     search of doctors, fifty thousand of them
  changes        what can be changed in contracts, for nine insured beside four
  demo           bytes and start of the insurer in a browser's tab
  desk           the inbox of the desk among a hundred thousand open requests
  desk-search    the desk's search of customers among a million people
  exchange       records that systems of record send: households an hour, memory
  households     every document of a screen for the heaviest household beside a usual one
  interactions   the ten most frequent acts on a phone, on a processor four times slower
  own-search     the search of one's own things among a million rows
  growth         bytes per account and year, by table, projected to 1 and 5 million accounts
  migrations     how long each migration since the release before holds writers up, on a filled database
  load           a thousand people at once, three times the capacity, memory over MEMORY_MINUTES (1)
  screens        screens of the heaviest household beside a usual one's, in a browser
  scrolling      the heaviest household's lists under the wheel, on a processor four times slower
  seed           how fast generated accounts are invented and written
  --quick        a fifth of the requests, one page load on a mobile instead of three on each, a tenth of the addresses and doctors,
                 up to 20,000 accounts
  --help         this text

Without a name, all of them, one after the other. The first run installs what we are compared with.`;

const { values, positionals } = readArguments();
const wanted = positionals.length > 0 ? positionals : Object.keys(benchmarks);
const unknown = wanted.find((name) => !(name in benchmarks));

if (values.help) console.log(help);
else if (unknown !== undefined) complain(`There is no benchmark ${unknown}.`);
else {
  await installTools();
  for (const name of wanted) {
    console.log(`\n${name}: the load before it is ${loadavg()[0]?.toFixed(1)}`);
    await benchmarks[name]?.(values.quick ? "quick" : "full");
    console.log(`${name}: the load after it is ${loadavg()[0]?.toFixed(1)}`);
  }
}

function readArguments() {
  const yes = { type: "boolean", default: false } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { quick: yes, help: yes } });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return process.exit();
  }
}

function complain(what: string): void {
  console.error(`${what}\n\n${help}`);
  process.exitCode = 1;
}
