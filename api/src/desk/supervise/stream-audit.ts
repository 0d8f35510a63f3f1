import { createHash } from "node:crypto";
import type { AuditManifest } from "@portal/model/desk/audit-export.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type DeskCall, deskAct, openDesk, requireRight } from "../call.ts";
import { manifestsIn } from "./audit-exports.ts";
import { type AuditLine, headOf, lineOf } from "./audit-lines.ts";

const LINES_AT_ONCE = 1_000;

/** In the order in which lines were written; no connection is held while the reader is slow. */
const NEXT = `select id::text as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor, action, subject,
    account_id::text as "accountId", session_id::text as "sessionId", correlation_id::text as "correlationId",
    staff_id::text as "staffId", access_id::text as "accessId", case_id::text as "caseId", reason,
    change_id::text as "changeId", encode(change_hash, 'hex') as "changeHash"
  from audit
  where audit.id > $1 and audit.at >= $2::date::timestamp at time zone 'Europe/Zurich' and audit.at < $3
  order by audit.id limit ${LINES_AT_ONCE}`;

/**
 * Where an export begins: every line up to the last one of a seal was written before it was sealed. The hour is more
 * than clocks of nodes differ. A month has millions of lines, which need not be read one by one.
 */
const BEFORE = `select coalesce(max(a.id), 0)::text as id from audit a
  where a.seal = (select s.id from audit_seal s
    where s.sealed_at < $1::date::timestamp at time zone 'Europe/Zurich' - interval '1 hour'
    order by s.sealed_at desc limit 1)`;

interface AuditFile {
  manifest: AuditManifest;
  stream: ReadableStream<Uint8Array>;
}

/** The lines of an export. Its begin and its end are in the audit, and its end has the count and the hash. */
export async function streamAudit(call: DeskCall, id: string): Promise<AuditFile> {
  const manifest = await deskAct(call, { right: "supervise" }, async ({ db, note }) => {
    const [found] = await manifestsIn(db, id);
    if (!found) throw new Problem("NOT_FOUND");
    await note({ action: "audit export read", subject: id });
    return found;
  });
  return { manifest, stream: streamOf(call, manifest) };
}

function streamOf(call: DeskCall, manifest: AuditManifest): ReadableStream<Uint8Array> {
  const hash = createHash("sha256");
  const encoder = new TextEncoder();
  let [last, lines, isBegun] = ["", 0, false];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await requireSupervisor(call);
      if (!isBegun) last = await lineBefore(call, manifest.from);
      const { rows } = await call.jobs.query<AuditLine>(NEXT, [last, manifest.from, manifest.upTo]);
      const head = isBegun ? "" : headOf(manifest.format);
      const text = head + rows.map((line) => lineOf(manifest.format, line)).join("");
      isBegun = true;
      lines += rows.length;
      last = rows.at(-1)?.id ?? last;
      const bytes = encoder.encode(text);
      hash.update(bytes);
      if (bytes.length > 0) controller.enqueue(bytes);
      if (rows.length === LINES_AT_ONCE) return;
      await finish(call, manifest.id, { lines, sha256: hash.digest("hex") });
      controller.close();
    },
  });
}

async function lineBefore({ jobs }: DeskCall, day: string): Promise<string> {
  const { rows } = await jobs.query<{ id: string }>(BEFORE, [day]);
  return rows[0]?.id ?? "0";
}

/** A role that is taken while the file is read ends it. */
async function requireSupervisor(call: DeskCall): Promise<void> {
  const staff = await openDesk(call.pool, call.tokenHash, true);
  if (!staff) throw new Problem("UNAUTHENTICATED");
  requireRight(staff, "supervise");
}

/** The first reading to the end makes the manifest; a later one that differs is told in the audit. */
function finish(
  call: DeskCall,
  id: string,
  { lines, sha256 }: { lines: number; sha256: string },
): Promise<void> {
  return deskAct(call, { right: "supervise", role: "jobs" }, async ({ db, note, now }) => {
    const [known] = await manifestsIn(db, id);
    await db
      .updateTable("auditExport")
      .set({ lines, sha256, finishedAt: now })
      .where("id", "=", id)
      .where("sha256", "is", null)
      .execute();
    const isOther = known?.sha256 !== null && known?.sha256 !== sha256;
    const action = isOther ? "audit export differs" : "audit export complete";
    await note({ action, subject: id, after: { lines, sha256 } });
    if (isOther) call.services.log.error("audit export differs", { subject: id });
  });
}
