import { loadavg } from "node:os";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { createPortal, type RunningPortal } from "../api/src/portal.ts";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import { trustedDocuments } from "./graphql/documents.ts";
import {
  benchRoles,
  benchSecrets,
  openSeededDatabase,
  type SeededDatabase,
} from "./seeded-database.ts";

const usual = "camille@example.ch";
const heavy = "zbinden@example.ch";
const efforts = { full: 200, quick: 40, smoke: 1 };
const WARM_UPS = 15;
const MOST = 1.3;
/**
 * Queries for a place, a doctor or a single entry do not grow with the household. The own search has its own benchmark,
 * because it is rate limited.
 */
const sameForAll =
  /^query (Agencies|AgencyPlace|BankOf|Caregivers|Conversation|InteractionFiles|Localities|SearchSwissAddress|NewPremium|OwnSearch|PayInvoice|PushDevices|SentRequest)\b/;

/** Every document of a screen, for the heaviest household and a usual one, in turns. */
export async function compareHouseholds(effort: Effort, open = openSeededDatabase): Promise<void> {
  const seeded = await open();
  let portal: RunningPortal | undefined;
  try {
    portal = await createPortal({
      config: readConfig({ PUBLIC_URL: "http://localhost:3000" }),
      database: databaseAt(seeded.url, benchRoles, benchSecrets),
      secrets: benchSecrets,
      log: createLog("error", () => {}),
    });
    const few = await askAs(portal, seeded, usual);
    const many = await askAs(portal, seeded, heavy);
    const rows: { name: string; few: number; many: number; bytes: number }[] = [];
    for (const [id, text] of Object.entries(trustedDocuments)) {
      if (!text.startsWith("query") || sameForAll.test(text)) continue;
      const name = /^query (\w+)/.exec(text)?.[1] ?? "";
      const times = { few: [] as number[], many: [] as number[] };
      let bytes = 0;
      for (let round = -Math.min(WARM_UPS, efforts[effort]); round < efforts[effort]; round += 1) {
        const [a, b] = [await few(id, name), await many(id, name)];
        bytes = b.bytes;
        if (round < 0) continue;
        times.few.push(a.ms);
        times.many.push(b.ms);
      }
      rows.push({
        name,
        few: quantile(times.few, 0.5),
        many: quantile(times.many, 0.5),
        bytes,
      });
    }
    report(rows);
  } finally {
    await portal?.stop();
    await seeded.close();
  }
}

function report(rows: { name: string; few: number; many: number; bytes: number }[]): void {
  const sorted = rows.toSorted((a, b) => b.many / b.few - a.many / a.few);
  const lines = sorted.map(({ name, few, many, bytes }) => [
    name,
    few.toFixed(2),
    many.toFixed(2),
    (many / few).toFixed(2),
    (bytes / 1024).toFixed(0),
  ]);
  console.log(table(["document", "usual ms", "heavy ms", `ratio, at most ${MOST}`, "KB"], lines));
  console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
}

/** Sends documents as an account, and measures the time of each. */
export async function askAs(portal: RunningPortal, seeded: SeededDatabase, login: string) {
  const accountId = await seeded.accountOf(login);
  const session = await portal.sessions.begin(accountId);
  if (!session) throw new Error("No session for this account.");
  const headers = {
    "content-type": "application/json",
    "accept-language": "fr",
    authorization: `Bearer ${session.token}`,
    cookie: `fgp=${session.fingerprint}`,
  };
  const { rows } = await seeded.owner.query<{ number: number }>(
    "select insured_number as number from account where id = $1",
    [accountId],
  );
  const variables = variablesFor(rows[0]?.number ?? 0);
  return async (documentId: string, name: string): Promise<{ ms: number; bytes: number }> => {
    const body = JSON.stringify({ documentId, variables });
    const began = performance.now();
    const door = `/graphql/private?operationName=${name}`;
    const answer = await portal.app.request(door, { method: "POST", headers, body });
    const text = await answer.text();
    const ms = performance.now() - began;
    if (!text.startsWith('{"data"') || text.includes('"errors":'))
      throw new Error(`${name}: ${text}`);
    return { ms, bytes: text.length };
  };
}

/** The variables of the screens: this year, today, the own person. */
function variablesFor(insuredNumber: number): object {
  const date = todayInZurich(new Date());
  const year = Number(date.slice(0, 4));
  return {
    date,
    dateFrom: date,
    numberOfDays: 10,
    recently: `${year}-01-01`,
    text: "octobre",
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    firstYear: year - 4,
    taxYear: year - 1,
    lastYear: year,
    insuredNumber,
  };
}
