import type { KnownPeople, KnownPerson } from "@portal/model/desk/looks.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskAct, deskRead } from "../call.ts";

/** People in public life: an access to one of them is unusual. */
export function listKnownPeople(call: DeskCall): Promise<KnownPeople["people"]> {
  return deskRead(call, { what: "Desk.knownPeople" }, async ({ db }) => {
    const { rows } = await raw<KnownPeople["people"][number]>`
      select * from desk_known_people()`.execute(db);
    return rows;
  });
}

export function addKnownPerson(call: DeskCall, { insuredNumber }: KnownPerson): Promise<void> {
  return deskAct(call, { right: "supervise" }, async ({ db, staff, note }) => {
    const { rows } = await raw<{ isKnown: boolean }>`
      select desk_is_insured(${insuredNumber}) as "isKnown"`.execute(db);
    if (rows[0]?.isKnown !== true) throw new Problem("NOT_FOUND");
    await db
      .insertInto("knownPerson")
      .values({ insuredNumber, addedBy: staff.staffId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await note({ action: "known person added", subject: String(insuredNumber) });
  });
}

export function removeKnownPerson(call: DeskCall, insuredNumber: number): Promise<void> {
  return deskAct(call, { right: "supervise" }, async ({ db, note }) => {
    const removed = await db
      .deleteFrom("knownPerson")
      .where("insuredNumber", "=", insuredNumber)
      .returning("insuredNumber")
      .executeTakeFirst();
    if (!removed) throw new Problem("NOT_FOUND");
    await note({ action: "known person removed", subject: String(insuredNumber) });
  });
}
