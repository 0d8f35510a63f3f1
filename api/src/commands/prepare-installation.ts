import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { openDemonstration } from "../../seed/open-demonstration.ts";
import type pg from "pg";
import { loadShippedBanks } from "../banks/load-banks.ts";
import { systemClock } from "../core/clock.ts";
import type { Config } from "../core/config.ts";
import { connectOnce } from "../core/db/connect.ts";
import { type Database, prepareDatabase } from "../core/db/open.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { loadShippedLocalities } from "../places/import/shipped.ts";

type Say = (line: string) => void;

/** Migrates a database as its owner and loads what every installation has. */
export async function prepareInstallation(
  ownerUrl: string,
  secrets: Secrets,
  config: Config,
  say: Say,
): Promise<Database> {
  const { database, ran } = await prepareDatabase(ownerUrl, config.rolePrefix, secrets, {
    waitMs: config.databaseWaitMs,
    timeoutMs: config.databaseTimeoutMs,
    say,
  });
  if (ran.length > 0)
    say(
      `✓ Database brought up to date (${ran.length === 1 ? "1 migration" : `${ran.length} migrations`})`,
    );
  await prepareData(ownerUrl, secrets, config, say);
  return database;
}

/** Loads localities and banks, and in a demonstration the demonstration accounts. */
async function prepareData(
  ownerUrl: string,
  secrets: Secrets,
  { demonstration }: Config,
  say: Say,
): Promise<void> {
  const owner = await connectOnce(ownerUrl);
  try {
    await loadShippedLocalities(owner);
    await loadShippedBanks(owner);
    await openDemonstration(owner, demonstration);
    if (demonstration) await prepareDemonstration(owner, secrets, say);
  } finally {
    await owner.end();
  }
}

/** The invented people are a tenth of the program, which an installation of an insurer never loads. */
async function prepareDemonstration(owner: pg.Client, secrets: Secrets, say: Say): Promise<void> {
  const { seedDemonstration } = await import("../../seed/demonstration.ts");
  const { addDemonstrationAddresses } = await import("../../seed/places/places.ts");
  const { addDemonstrationCaregivers } = await import("../../seed/places/caregivers.ts");
  const today = todayInZurich(systemClock.now());
  await seedDemonstration(owner, secrets, { today, say });
  await addDemonstrationAddresses(owner);
  await addDemonstrationCaregivers(owner, today);
}
