import {
  type Colleagues,
  type RefusalReasons,
  SavedFilter,
  type SavedFilters,
} from "@portal/model/inbox/requests.ts";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { safeParse } from "zod/mini";
import { type DeskCall, deskAct, deskRead } from "../call.ts";

/** The filters that the person keeps; one that an older version stored and this one does not know is left out. */
export function listFilters(call: DeskCall): Promise<SavedFilters> {
  return deskRead(call, { what: "Desk.filters" }, async ({ db, staff }) => {
    const rows = await db
      .selectFrom("staffFilter")
      .select(["name", "filter"])
      .where("staffId", "=", staff.staffId)
      .orderBy("name")
      .execute();
    return { filters: rows.flatMap((row) => safeParse(SavedFilter, row).data ?? []) };
  });
}

/** Keeps a filter under its name, in the place of an earlier one of that name. */
export function saveFilter(call: DeskCall, { name, filter }: SavedFilter): Promise<void> {
  return deskAct(call, {}, async ({ db, staff, note }) => {
    const stored = JSON.stringify(filter);
    await db
      .insertInto("staffFilter")
      .values({ staffId: staff.staffId, name, filter: stored })
      .onConflict((conflict) =>
        conflict.columns(["staffId", "name"]).doUpdateSet({ filter: stored }),
      )
      .execute();
    await note({ action: "desk filter kept" });
  });
}

export function deleteFilter(call: DeskCall, name: string): Promise<void> {
  return deskAct(call, {}, async ({ db, staff, note }) => {
    await db
      .deleteFrom("staffFilter")
      .where("staffId", "=", staff.staffId)
      .where("name", "=", name)
      .execute();
    await note({ action: "desk filter deleted" });
  });
}

/** The colleagues to whom a case can be handed over. */
export function listColleagues(call: DeskCall): Promise<Colleagues> {
  return deskRead(call, { what: "Desk.colleagues" }, async ({ db, staff }) => ({
    colleagues: await db
      .selectFrom("staff as s")
      .select(["s.id", "s.name", "s.department"])
      .where("s.active", "=", true)
      .where("s.id", "<>", staff.staffId)
      .where((where) =>
        where.exists(
          where
            .selectFrom("staffRole as r")
            .select("r.staffId")
            .whereRef("r.staffId", "=", "s.id")
            .where("r.role", "in", ["CLERK", "SENIOR"]),
        ),
      )
      .orderBy("s.name")
      .execute(),
  }));
}

export function listReasons(call: DeskCall): Promise<RefusalReasons> {
  return deskRead(call, { what: "Desk.reasons" }, async ({ db }) => {
    const rows = await db
      .selectFrom("refusalReason")
      .select(["code", "texts"])
      .where("active", "=", true)
      .where("code", "<>", "NO_ANSWER")
      .orderBy("code")
      .execute();
    return {
      reasons: rows.map(({ code, texts }) => ({ code, texts: InFourLanguages.parse(texts) })),
    };
  });
}
