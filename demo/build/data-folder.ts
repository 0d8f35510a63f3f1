import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import pg from "pg";
import { seedDemonstration } from "../../api/seed/demonstration.ts";
import { addDemonstrationCaregivers } from "../../api/seed/places/caregivers.ts";
import { addDemonstrationAddresses } from "../../api/seed/places/places.ts";
import { loadShippedBanks } from "../../api/src/banks/load-banks.ts";
import { systemClock } from "../../api/src/core/clock.ts";
import { databaseAt } from "../../api/src/core/db/open.ts";
import { migrate } from "../../api/src/core/db/migrate.ts";
import { ensureRoles } from "../../api/src/core/db/roles.ts";
import { createSecrets } from "../../api/src/core/secrets/secrets.ts";
import { loadTokens } from "../../api/src/core/secrets/tokens.ts";
import { loadPushKey } from "../../api/src/insurer/outbox/push-key.ts";
import { loadShippedLocalities } from "../../api/src/places/import/shipped.ts";
import { wireTo } from "../insurer/pglite-wire.ts";
import { ownerUrl, rolePrefix, secretKeys } from "../insurer/settings.ts";

/** Text sorts as in the embedded server. Journals in small pieces: what is empty in them travels too. */
const options: PGliteOptions = {
  initDbStartParams: [
    "--wal-segsize=1",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ],
  startParams: [
    ...PGlite.defaultStartParams,
    ...setting("min_wal_size=2MB"),
    ...setting("max_wal_size=4MB"),
    ...setting("wal_recycle=off"),
    ...setting("full_page_writes=off"),
  ],
};

function setting(text: string): [string, string] {
  return ["-c", text];
}

/** The insurer's database as every first visit finds it: migrated, seeded as of today, its keys made, nothing to spare. */
export async function makeDataFolder(say: (step: string) => void = () => {}): Promise<Blob> {
  const db = await PGlite.create(options);
  const stream = wireTo(db);
  const secrets = createSecrets(secretKeys);
  const owner = new pg.Client({ connectionString: ownerUrl, stream });
  await owner.connect();
  say("migrations");
  await ensureRoles(owner, rolePrefix, secrets);
  await migrate(owner, rolePrefix);
  say("places and banks");
  await loadShippedLocalities(owner);
  await loadShippedBanks(owner);
  say("households");
  const today = todayInZurich(systemClock.now());
  await seedDemonstration(owner, secrets, { today });
  await addDemonstrationAddresses(owner);
  await addDemonstrationCaregivers(owner, today);
  say("keys");
  const database = databaseAt(ownerUrl, rolePrefix, secrets, stream);
  const pools = { identity: database.pool("identity", 1), jobs: database.pool("jobs", 1) };
  await loadTokens(pools.identity, secrets, ownerUrl, systemClock);
  await loadPushKey(pools.jobs, secrets);
  await Promise.all([pools.identity.end(), pools.jobs.end()]);
  say("packing");
  await shrink(owner);
  await owner.end();
  const dump = await db.dumpDataDir("none");
  await db.close();
  return dump;
}

async function shrink(owner: pg.Client): Promise<void> {
  await owner.query("vacuum (full, analyze)");
  await owner.query("update pg_database set datistemplate = false where datname like 'template%'");
  for (const name of ["template1", "template0"]) await owner.query(`drop database ${name}`);
  await owner.query("checkpoint");
}
