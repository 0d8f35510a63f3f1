import { loadavg } from "node:os";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { addCaregivers } from "../api/seed/places/caregivers.ts";
import { type Random, randomOf } from "../api/seed/random.ts";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { loadShippedLocalities } from "../api/src/places/import/shipped.ts";
import { createPortal, type RunningPortal } from "../api/src/portal.ts";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import {
  benchRoles,
  benchSecrets,
  openSeededDatabase,
  type SeededDatabase,
} from "./seeded-database.ts";

const DOCUMENT = `query Caregivers($insured: CaregiverInsured!, $filters: CaregiverFilters!) {
  caregivers(insured: $insured, filters: $filters) {
    noPartenaire nomPrenom adresse npa localite canton codeReseau sousCategorie pediatre acceptsNewPatient languages
    geolocation { lat lng } distance
  }
}`;
const CAMILLE = 4218730;
const today = todayInZurich(new Date());

const efforts = {
  full: { caregivers: 50_000, each: 400 },
  quick: { caregivers: 5_000, each: 50 },
  smoke: { caregivers: 500, each: 1 },
};

/** The time of a search among fifty thousand doctors: whole requests with the session check, one after the other. */
export async function measureCaregivers(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { caregivers, each } = efforts[effort];
  const seeded = await open();
  let portal: RunningPortal | undefined;
  try {
    await loadShippedLocalities(seeded.owner);
    const began = performance.now();
    await addCaregivers(seeded.owner, { caregivers, today });
    // Autovacuum does the same within a minute of such a load.
    await seeded.owner.query("vacuum analyze caregiver, caregiver_slip, swiss_locality");
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${caregivers.toLocaleString("en")} doctors invented and loaded in ${seconds} s`);
    portal = await createPortal({
      config: readConfig({ PUBLIC_URL: "http://localhost:3000" }),
      database: databaseAt(seeded.url, benchRoles, benchSecrets),
      secrets: benchSecrets,
      log: createLog("error", () => {}),
      acceptsAnyDocument: true,
    });
    await measure(seeded, portal, each);
  } finally {
    await portal?.stop();
    await seeded.close();
  }
}

interface KnownCaregiver {
  name: string;
  place: string;
  lat: number;
  lng: number;
}

async function measure(seeded: SeededDatabase, portal: RunningPortal, each: number) {
  const { rows: known } = await seeded.owner.query<KnownCaregiver>(
    "select nom_prenom as name, localite as place, lat, lng from caregiver order by md5(no_partenaire) limit 2000",
  );
  const ask = await asCamille(portal, await seeded.accountOf("camille@example.ch"));
  const random = randomOf(1, "caregivers");
  const lines: string[][] = [];
  for (const [kind, filtersOf] of Object.entries(kindsOf(random))) {
    const next = () => filtersOf(known[random.between(0, known.length - 1)] ?? fail());
    for (let warm = 0; warm < 20; warm++) await ask(next());
    const times: number[] = [];
    let found = 0;
    for (let turn = 0; turn < each; turn++) {
      const filters = next();
      const began = performance.now();
      if ((await ask(filters)) > 0) found++;
      times.push(performance.now() - began);
    }
    const figures = [0.5, 0.9, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`);
    lines.push([kind, ...figures, `${Math.round((found / each) * 100)} %`]);
  }
  console.log(table(["search", "p50", "p90", "p99", "found"], lines));
  console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
}

function kindsOf(random: Random): Record<string, (one: KnownCaregiver) => object> {
  const cut = (text: string): string => text.slice(0, random.between(3, text.length));
  return {
    "name, whole": ({ name }) => ({ name }),
    "name, beginning": ({ name }) => ({ name: cut(name) }),
    "name, misspelt": ({ name }) => ({ name: misspelt(name, random) }),
    "name, vague": () => ({ name: random.pick(["anna", "mar", "val", "luc", "egger"]) }),
    "name and place": ({ name, place }) => ({ name: cut(name), locality: place }),
    "place, whole": ({ place }) => ({ locality: place }),
    "place, misspelt": ({ place }) => ({ locality: misspelt(place, random) }),
    "point alone": ({ lat, lng }) => ({ latitude: lat, longitude: lng }),
    nonsense: () => ({ name: random.pick(["qxzkw", "%%%% '", "wwwwwwww", "🏔🏔🏔 xqz"]) }),
  };
}

/** Two letters swapped. */
function misspelt(text: string, random: Random): string {
  const at = random.between(0, Math.min(text.length - 2, 6));
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

async function asCamille(portal: RunningPortal, account: string) {
  const session = await portal.sessions.begin(account);
  if (!session) return fail();
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${session.token}`,
    cookie: `fgp=${session.fingerprint}`,
  };
  const insured = { insuredNumber: CAMILLE, productCode: "RF01", validDate: today };
  return async (filters: object): Promise<number> => {
    const answer = await portal.app.request("/graphql/private?operationName=Caregivers", {
      method: "POST",
      headers,
      body: JSON.stringify({ query: DOCUMENT, variables: { insured, filters } }),
    });
    const { data, errors }: { data?: { caregivers: unknown[] }; errors?: unknown[] } =
      await answer.json();
    if (errors) throw new Error(`${JSON.stringify(filters)}: ${JSON.stringify(errors)}`);
    return data?.caregivers.length ?? 0;
  };
}

function fail(): never {
  throw new Error("The demonstration data are not as they should be.");
}
