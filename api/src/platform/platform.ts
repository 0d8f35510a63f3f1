import type { Maintenance } from "@portal/model/portal/client.ts";
import { type FlagId, flagIds } from "@portal/model/portal/flags.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { TechnicalInformation } from "@portal/model/portal/technical-information.ts";
import type { Context, PublicContext } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

const allFlags = prepare(() => sql.selectFrom("featureFlag").select(["id", "value"]));
const standingMaintenance = prepare(() =>
  sql
    .selectFrom("maintenance")
    .select(["gmnetRaised", "gmnetBeginsAt", "gmappRaised", "gmnetEndDate"]),
);
const configurationOf = prepare((wanted: { type: string }) =>
  sql.selectFrom("publicConfiguration").select(["key", "value"]).where("type", "=", wanted.type),
);

/** Every known flag; one that is missing in the database is off. */
export async function listFeatureFlags(
  ctx: PublicContext,
): Promise<{ id: FlagId; value: boolean }[]> {
  const rows = await ctx.read(allFlags({}));
  const on = new Set(rows.filter(({ value }) => value).map(({ id }) => id));
  return flagIds.map((id) => ({ id, value: on.has(id) }));
}

/** Whether the portal is closed for maintenance. After the announced end it stays closed until an operator lifts it. */
export async function readMaintenance(ctx: PublicContext): Promise<Maintenance> {
  const [row] = await ctx.read(standingMaintenance({}));
  const beginsAt = row?.gmnetBeginsAt ?? null;
  const hasBegun = beginsAt === null || beginsAt <= new Date();
  return {
    gmnetRaised: row?.gmnetRaised === true && hasBegun,
    gmappRaised: row?.gmappRaised ?? false,
    gmnetMaintenancePage: { endDate: row?.gmnetEndDate?.toISOString() ?? null },
  };
}

export async function readPublicConfiguration(
  ctx: PublicContext,
  type: string,
): Promise<Record<string, unknown>> {
  const rows = await ctx.read(configurationOf({ type }));
  if (rows.length === 0) throw new Problem("NOT_FOUND");
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

const knownPlatforms = ["browser", "ios", "android"];

/** Records the customer's platform and device, once per session. */
export async function recordTechnicalInformation(
  ctx: Context,
  { platform, os, device }: TechnicalInformation,
): Promise<void> {
  if (!knownPlatforms.includes(platform)) throw new Problem("NOT_FOUND");
  await ctx.write(async (db, { id: sessionId, accountId }) => {
    await db
      .insertInto("technicalInformation")
      .values({ sessionId, accountId, platform, os, device })
      .onConflict((conflict) => conflict.column("sessionId").doNothing())
      .execute();
    await db
      .updateTable("account")
      .set({ firstConnectionAt: ctx.clock.now(), firstSessionId: sessionId })
      .where("id", "=", accountId)
      .where("firstConnectionAt", "is", null)
      .execute();
  });
}
