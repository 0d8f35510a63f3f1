import { randomUUID } from "node:crypto";
import {
  auditColumns,
  type AuditExportOrder,
  auditFormats,
  type AuditManifest,
  LONGEST_EXPORT_DAYS,
} from "@portal/model/desk/audit-export.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskAct, deskRead, type DeskWork } from "../call.ts";

/** Lines whose transaction is still open are not in yet: a file ends before them, so that it never changes. */
const OPEN_MINUTES = 5;
const LISTED = 50;
const DAY_MS = 86_400_000;

/** Asks for the audit of a period. The file is read afterwards, as often as needed. */
export function askAuditExport(
  call: DeskCall,
  { from, to, format, reason }: AuditExportOrder,
): Promise<{ id: string }> {
  return deskAct(call, { right: "supervise" }, async ({ db, staff, note, today }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1) throw new Problem("INVALID", { fields: { to: "desk.period" } });
    if (to > today) throw new Problem("INVALID", { fields: { to: "desk.future" } });
    if (days > LONGEST_EXPORT_DAYS)
      throw new Problem("INVALID", { fields: { to: "desk.periodLong" } });
    const id = randomUUID();
    await db
      .insertInto("auditExport")
      .values({
        id,
        staffId: staff.staffId,
        fromDay: from,
        toDay: to,
        upTo: raw<Date>`least(now() - make_interval(mins => ${OPEN_MINUTES}::int),
          (${to}::date + 1)::timestamp at time zone 'Europe/Zurich')`,
        format,
        reason,
      })
      .execute();
    await note({ action: "audit export asked", subject: id, after: { from, to, format, reason } });
    return { id };
  });
}

export function listAuditExports(call: DeskCall): Promise<AuditManifest[]> {
  return deskRead(call, { what: "Desk.auditExports" }, ({ db }) => manifestsIn(db));
}

/** The manifest of a file that was read to its end; before that there is none. */
export function readManifest(call: DeskCall, id: string): Promise<AuditManifest> {
  return deskRead(call, { what: `Desk.auditExports ${id}` }, async ({ db }) => {
    const [manifest] = await manifestsIn(db, id);
    if (!manifest?.finishedAt) throw new Problem("NOT_FOUND");
    return manifest;
  });
}

export async function manifestsIn(db: DeskWork["db"], id?: string): Promise<AuditManifest[]> {
  const query = db
    .selectFrom("auditExport as e")
    .innerJoin("staff as s", "s.id", "e.staffId")
    .select(["e.id", "e.fromDay", "e.toDay", "e.upTo", "e.format", "e.reason"])
    .select(["e.askedAt", "e.lines", "e.sha256", "e.finishedAt", "s.name"])
    .orderBy("e.askedAt", "desc")
    .limit(LISTED);
  const rows = await (id === undefined ? query : query.where("e.id", "=", id)).execute();
  return rows.map(({ fromDay, toDay, upTo, askedAt, finishedAt, name, format, ...row }) => ({
    ...row,
    from: fromDay,
    to: toDay,
    upTo: upTo.toISOString(),
    format: auditFormats.find((one) => one === format) ?? "jsonl",
    columns: [...auditColumns],
    askedBy: name,
    askedAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}
