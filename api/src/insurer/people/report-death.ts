import { movedDay } from "@portal/model/calendar/validity.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { premiumsChanged } from "../cover/premiums-changed.ts";

interface DeathOf {
  insuredNumber: number;
  diedOn: string;
}

/**
 * The death of a person: their own account is closed as `report_death` says, their health contracts end on the day,
 * premiums billed beyond it are corrected, and a clerk decides about open requests that concern them. Property contracts
 * pass to the heirs.
 */
export async function reportDeath(db: Kysely<Tables>, death: DeathOf): Promise<void> {
  const { insuredNumber, diedOn } = death;
  await raw`select report_death(${insuredNumber}, ${diedOn}::date)`.execute(db);
  await endHealthContracts(db, death);
  await db
    .updateTable("interaction")
    .set({ heldAt: raw<Date>`coalesce(held_at, now())` })
    .where("insuredNumber", "=", insuredNumber)
    .where("status", "in", ["REQUEST", "PENDING", "IN_PROGRESS"])
    .execute();
}

/** The health contracts of a person end on the day of their death, and premiums with them. */
export async function endHealthContracts(
  db: Kysely<Tables>,
  { insuredNumber, diedOn }: DeathOf,
): Promise<void> {
  for (const table of ["basicContract", "supplementaryContract"] as const) {
    await db
      .deleteFrom(table)
      .where("insuredNumber", "=", insuredNumber)
      .where("validFrom", ">", diedOn)
      .execute();
    await db
      .updateTable(table)
      .set({ validTo: diedOn })
      .where("insuredNumber", "=", insuredNumber)
      .where("validTo", ">", diedOn)
      .execute();
  }
  await premiumsChanged(db, [insuredNumber], movedDay(diedOn, 1));
}
