import {
  type Look,
  LOOK_PAGE,
  type LookQuery,
  type Looks,
  lookSigns,
  type OpenedLook,
} from "@portal/model/desk/looks.ts";
import { accessKinds } from "@portal/model/desk/access-kinds.ts";
import { MessageSubject } from "@portal/model/contact/conversations.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskRead, type DeskWork } from "../call.ts";

interface LookRow {
  id: string;
  staffId: string;
  staffName: string;
  department: string;
  kind: string;
  reason: string | null;
  caseType: string | null;
  beganAt: Date;
  endedAt: Date | null;
  signs: string[];
  insuredNumber: number | null;
  firstname: string | null;
  lastname: string | null;
  seenBy: string | null;
  seenAt: Date | null;
  note: Buffer | null;
  isMine: boolean;
  messageSubject: string | null;
}

export function reviewBinding(accessId: string) {
  return { table: "look_review", column: "note", row: accessId };
}

/** Who opened which customer and why, the newest first: the unusual ones, those gone through, or all. */
export function listLooks(call: DeskCall, query: LookQuery): Promise<Looks> {
  return deskRead(call, { what: "Desk.looks" }, async (desk) => {
    const [rows, counted] = await Promise.all([
      looksIn(desk, query, LOOK_PAGE + 1),
      raw<{ count: number }>`select desk_look_count() as count`.execute(desk.db),
    ]);
    return {
      looks: rows.slice(0, LOOK_PAGE),
      hasMore: rows.length > LOOK_PAGE,
      unusual: counted.rows[0]?.count ?? 0,
    };
  });
}

/** One look with what was read and done under it. */
export function openLook(call: DeskCall, id: string): Promise<OpenedLook> {
  return deskRead(call, { what: `Desk.looks ${id}` }, async (desk) => {
    const look = await lookOf(desk, id);
    const { rows } = await raw<{ at: Date; action: string; subject: string | null }>`
      select * from desk_look_lines(${id})`.execute(desk.db);
    return { look, lines: rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })) };
  });
}

export async function lookOf(desk: DeskWork, id: string): Promise<Look> {
  const [look] = await looksIn(desk, { id }, 1);
  if (!look) throw new Problem("NOT_FOUND");
  return look;
}

async function looksIn(
  { db, secrets }: DeskWork,
  filter: Partial<LookQuery> & { id?: string },
  limit: number,
): Promise<Look[]> {
  const { rows } = await raw<LookRow>`
    select * from desk_looks(${JSON.stringify(filter)}, ${limit})`.execute(db);
  return rows.map(({ seenBy, seenAt, note, ...row }) => ({
    ...lookIn(row),
    seen:
      seenBy === null || seenAt === null || note === null
        ? null
        : {
            by: seenBy,
            at: seenAt.toISOString(),
            note: secrets.decrypt(reviewBinding(row.id), note),
          },
  }));
}

function lookIn({
  id,
  staffId,
  staffName,
  department,
  insuredNumber,
  firstname,
  lastname,
  ...row
}: Omit<LookRow, "seenBy" | "seenAt" | "note">): Omit<Look, "seen"> {
  return {
    id,
    staff: { id: staffId, name: staffName, department },
    kind: accessKinds.find((one) => one === row.kind) ?? "REASON",
    reason: row.reason,
    caseType: row.caseType,
    messageSubject: row.messageSubject === null ? null : MessageSubject.parse(row.messageSubject),
    beganAt: row.beganAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    signs: lookSigns.filter((sign) => row.signs.includes(sign)),
    customer:
      insuredNumber === null
        ? null
        : { insuredNumber, firstname: firstname ?? "", lastname: lastname ?? "" },
    isMine: row.isMine,
  };
}
