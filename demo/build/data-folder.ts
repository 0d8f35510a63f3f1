import type { Duplex } from "node:stream";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
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

/** Text sorts as in the embedded server. WAL segments are small, because the visitor downloads them whole. */
const clusterParams = [
  "--wal-segsize=1",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--encoding=UTF8",
  "--locale=C.UTF-8",
];
const startParams = [
  ...PGlite.defaultStartParams,
  ...["min_wal_size=2MB", "max_wal_size=4MB", "wal_recycle=off", "full_page_writes=off"].flatMap(
    (setting) => ["-c", setting],
  ),
];

type Fill = (owner: pg.Client, stream: () => Duplex) => Promise<void>;

/** A database in this process, filled and packed. */
async function packedUp(
  from: Pick<PGliteOptions, "loadDataDir" | "initDbStartParams">,
  fill: Fill,
): Promise<Blob> {
  const db = await PGlite.create({ ...from, startParams });
  const stream = wireTo(db);
  const owner = new pg.Client({ connectionString: ownerUrl, stream });
  await owner.connect();
  await fill(owner, stream);
  await owner.query("checkpoint");
  await owner.end();
  const dump = await db.dumpDataDir("none");
  await db.close();
  return dump;
}

/** The insurer's database without customers, the same on every day. */
export function makeEmptyInsurer(): Promise<Blob> {
  return packedUp({ initDbStartParams: clusterParams }, async (owner, stream) => {
    const secrets = createSecrets(secretKeys);
    await ensureRoles(owner, rolePrefix, secrets);
    await migrate(owner, rolePrefix);
    await loadShippedLocalities(owner);
    await loadShippedBanks(owner);
    const database = databaseAt(ownerUrl, rolePrefix, secrets, { stream });
    const pools = { identity: database.pool("identity", 1), jobs: database.pool("jobs", 1) };
    await loadTokens(pools.identity, secrets, ownerUrl, systemClock);
    await loadPushKey(pools.jobs, secrets);
    await Promise.all([pools.identity.end(), pools.jobs.end()]);
  });
}

/** The database of a first visit, compacted: with the invented households as of a day. */
export function makeDataFolder(empty: Blob, today: string): Promise<Blob> {
  return packedUp({ loadDataDir: empty }, async (owner) => {
    await seedDemonstration(owner, createSecrets(secretKeys), { today });
    await addDemonstrationAddresses(owner);
    await addDemonstrationCaregivers(owner, today);
    await owner.query("vacuum (full, analyze)");
    await owner.query(
      "update pg_database set datistemplate = false where datname like 'template%'",
    );
    for (const name of ["template1", "template0"]) await owner.query(`drop database ${name}`);
  });
}
