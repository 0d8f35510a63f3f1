import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { type Clock, systemClock } from "../../api/src/core/clock.ts";
import { readConfig } from "../../api/src/core/config.ts";
import { databaseAt } from "../../api/src/core/db/open.ts";
import { createLog } from "../../api/src/core/log.ts";
import { createSecrets } from "../../api/src/core/secrets/secrets.ts";
import { createPortal, type RunningPortal } from "../../api/src/portal.ts";
import { removeChanges } from "./changes.ts";
import { wireTo } from "./pglite-wire.ts";
import { environmentAt, ownerUrl, rolePrefix, secretKeys } from "./settings.ts";

/** The jobs start after the first page, so that the visitor does not wait for them. */
const JOBS_WAIT_MS = 2_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Insurer {
  portal: RunningPortal;
  owner: pg.Client;
  /** The pool of the identity role. */
  identity: pg.Pool;
  publicUrl: string;
  seededOn: string;
  today(): string;
  /** Moves the insurer's clock to another day; sessions stay in real time. */
  setToday(day: string): void;
  /** Stops the insurer and deletes all changes. */
  reset(): Promise<void>;
}

interface InsurerParts {
  db: PGlite;
  /** The name of the database's store in the browser. */
  store: string;
  folder: URL;
  environment: "demo" | "review";
}

export async function openInsurer(parts: InsurerParts): Promise<Insurer> {
  const { db, store, folder, environment } = parts;
  const publicUrl = folder.href.replace(/\/$/, "");
  const secrets = createSecrets(secretKeys);
  const jobs: { calm?: Promise<void> } = {};
  const stream = wireTo(db, (role) => (role === `${rolePrefix}_jobs` ? jobs.calm : undefined));
  const owner = new pg.Client({ connectionString: ownerUrl, stream });
  await owner.connect();
  const seededOn = await seedDay(owner);
  const clock = movableClock(seededOn);
  const database = databaseAt(ownerUrl, rolePrefix, secrets, { stream });
  const portal = await createPortal({
    config: readConfig(environmentAt(publicUrl, environment)),
    database,
    secrets,
    clock,
    log: createLog("warn", (line) => globalThis.console.warn(line)),
  });
  performance.mark("portal open");
  jobs.calm = new Promise((resolve) => setTimeout(resolve, JOBS_WAIT_MS));
  return {
    portal,
    owner,
    identity: database.pool("identity", 1),
    publicUrl,
    seededOn,
    today: () => todayInZurich(clock.now()),
    setToday: (day) => clock.moveTo(day),
    async reset() {
      await portal.stop();
      await db.close();
      await removeChanges(store);
    },
  };
}

async function seedDay(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ day: string }>(
    "select to_char(seeded_on, 'YYYY-MM-DD') as day from demonstration",
  );
  return rows[0]?.day ?? todayInZurich(systemClock.now());
}

/** The clock starts on the day of the seeded households, at the present time, until the visitor chooses another day. */
function movableClock(firstDay: string): Clock & { moveTo(day: string): void } {
  let shiftMs = shiftTo(firstDay);
  return {
    now: () => new Date(systemClock.now().getTime() + shiftMs),
    moveTo: (day) => void (shiftMs = shiftTo(day)),
  };
}

function shiftTo(day: string): number {
  const today = todayInZurich(systemClock.now());
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS) * DAY_MS;
}
