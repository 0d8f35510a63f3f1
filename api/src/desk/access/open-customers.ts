import type { AccessReasons, OpenCustomers } from "@portal/model/desk/customers.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { type DeskCall, deskAct, deskRead } from "../call.ts";

const ReasonTexts = z.record(z.enum(languages), z.string());

/** The reasons that the desk offers for opening a customer. */
export function listReasons(call: DeskCall): Promise<AccessReasons["reasons"]> {
  return deskRead(call, { what: "Desk.reasons" }, async ({ db }) => {
    const rows = await db
      .selectFrom("accessReason")
      .select(["code", "kind", "texts"])
      .orderBy("position")
      .execute();
    return rows.map(({ code, kind, texts }) => ({
      code,
      kind: kind === "CUSTOMER_CALL" ? kind : "REASON",
      texts: ReasonTexts.parse(texts),
    }));
  });
}

/** The customers who are open to the person, the last opened one first. */
export function listOpenCustomers(call: DeskCall): Promise<OpenCustomers["customers"]> {
  return deskRead(call, { what: "Desk.openCustomers" }, async ({ db, staff }) => {
    const rows = await db
      .selectFrom("staffAccess as x")
      .leftJoin("account as c", "c.id", "x.accountId")
      .innerJoin("insured as p", (join) =>
        join.on("p.insuredNumber", "=", raw<number>`coalesce(x.insured_number, c.insured_number)`),
      )
      .select(["p.insuredNumber", "p.firstname", "p.lastname"])
      .select(["x.id", "x.kind", "x.reason", "x.endsAt"])
      .where("x.staffId", "=", staff.staffId)
      .where("x.endedAt", "is", null)
      .where(raw<boolean>`(x.ends_at is null or x.ends_at > now())`)
      .orderBy("x.beganAt", "desc")
      .limit(50)
      .execute();
    return rows.map(({ id, kind, endsAt, ...row }) => ({
      ...row,
      accessId: kind === "CASE" ? null : id,
      endsAt: endsAt?.toISOString() ?? null,
    }));
  });
}

/** Closes an access with a reason before its time. */
export function endAccess(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, { right: "customers.reason" }, async ({ db, staff, note }) => {
    const access = await db
      .selectFrom("staffAccess")
      .select(["accountId", "insuredNumber"])
      .where("id", "=", id)
      .where("staffId", "=", staff.staffId)
      .where("kind", "!=", "CASE")
      .where("endedAt", "is", null)
      .executeTakeFirst();
    if (!access) throw new Problem("NOT_FOUND");
    const { accountId, insuredNumber } = access;
    await note({ action: "profile closed", subject: String(insuredNumber), accountId });
    await db
      .updateTable("staffAccess")
      .set({ endedAt: raw<Date>`now()` })
      .where("id", "=", id)
      .execute();
  });
}
