import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { CHANGE_HOURS } from "../sign-in/limits.ts";

/**
 * A request that two members of staff made has its effect a day later, so that its owner can withdraw it. Until then no
 * clerk has it; the core system, where it decides this kind, is told of it after the day.
 */
export async function waitADay(db: Kysely<Tables>, id: string): Promise<Date> {
  const isElsewhere = raw<boolean>`decider = 'EXCHANGE'`;
  const { dueAt } = await db
    .updateTable("interaction")
    .set({
      dueAt: raw<Date>`now() + make_interval(hours => ${CHANGE_HOURS})`,
      decider: raw<string>`case when ${isElsewhere} then decider else 'BACK_OFFICE' end`,
      heldAt: raw<Date | null>`case when ${isElsewhere} then held_at end`,
      approvedAt: raw<Date | null>`case when ${isElsewhere} then approved_at else now() end`,
    })
    .where("id", "=", id)
    .returning("dueAt")
    .executeTakeFirstOrThrow();
  return dueAt;
}
