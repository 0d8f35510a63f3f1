import {
  type AccessArea,
  accessArea,
  AccessBecause,
  AccessDepartment,
  AccessWho,
} from "@portal/model/my-data.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { statement } from "../core/db/prepared-query.ts";
import { parse } from "../core/http/parse.ts";

const SIGN_INS_A_PAGE = 10;
const DAYS_A_PAGE = 7;

export interface SignIn {
  at: string;
  isRefused: boolean;
  os: string | null;
  device: string | null;
  isOpen: boolean;
  isCurrent: boolean;
}

interface SignInRow {
  at: Date;
  action: string;
  sessionId: string | null;
  os: string | null;
  device: string | null;
  isOpen: boolean;
}

const SIGN_INS = "select * from own_sign_ins($1, $2)";
const Instant = z.object({ before: z.iso.datetime("date.invalid").optional() });

/** The account's sign-ins in pages of ten; `next` is the cursor of the earlier ones. */
export async function listSignIns(
  ctx: Context,
  given: string | undefined,
): Promise<{ signIns: SignIn[]; next: string | null }> {
  const { before = "9999-12-31T00:00:00Z" } = parse(Instant, { before: given });
  const [session, rows] = await Promise.all([
    ctx.session(),
    ctx.read(statement<SignInRow>(SIGN_INS, [before, SIGN_INS_A_PAGE + 1])),
  ]);
  const signIns = rows.slice(0, SIGN_INS_A_PAGE).map(({ at, action, sessionId, ...row }) => ({
    at: at.toISOString(),
    isRefused: action === "login refused",
    isCurrent: sessionId === session.id,
    os: row.os,
    device: row.device,
    isOpen: row.isOpen,
  }));
  return { signIns, next: rows.length > SIGN_INS_A_PAGE ? (signIns.at(-1)?.at ?? null) : null };
}

export interface AccessEntry {
  who: AccessWho;
  area: AccessArea;
  isChange: boolean;
  count: number;
  /** The part of the company; null unless a member of staff at the desk looked. */
  department: AccessDepartment | null;
  because: AccessBecause | null;
  /** The type and the day of the request because of which it was. */
  caseType: string | null;
  caseDay: string | null;
  /** The name of a representative. */
  representative: string | null;
}

export interface AccessDay {
  day: string;
  entries: AccessEntry[];
}

interface AccessRow {
  day: string;
  who: string;
  action: string;
  subject: string | null;
  count: number;
  department: string | null;
  because: string | null;
  caseType: string | null;
  caseDay: string | null;
  /** The name of a representative. */
  representative: string | null;
}

const ACCESSES = "select * from own_accesses($1, $2)";

/** The accesses to the account's data, in pages of seven days; `next` is the cursor of the earlier ones. */
export async function listAccesses(
  ctx: Context,
  before: string | undefined,
): Promise<{ days: AccessDay[]; next: string | null }> {
  await ctx.readsWritten();
  const rows = await ctx.read(
    statement<AccessRow>(ACCESSES, [before ?? "9999-12-31", DAYS_A_PAGE + 1]),
  );
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, lines]) => ({
    day,
    entries: entriesOf(lines),
  }));
  const shown = days.slice(0, DAYS_A_PAGE);
  return { days: shown, next: days.length > DAYS_A_PAGE ? (shown.at(-1)?.day ?? null) : null };
}

/** Merges the many queries of one page into one access. */
function entriesOf(lines: readonly AccessRow[]): AccessEntry[] {
  const entries = new Map<string, AccessEntry>();
  for (const line of lines) {
    const { who, action, subject, count, department, because, caseType, caseDay } = line;
    const { representative } = line;
    const area = accessArea(action, subject);
    const isChange = action !== "read";
    const key = [who, area, isChange, department, because, caseType, caseDay, representative].join(
      " ",
    );
    const known = entries.get(key);
    if (known) known.count += count;
    else
      entries.set(key, {
        who: AccessWho.parse(who),
        area,
        isChange,
        count,
        department: department === null ? null : AccessDepartment.parse(department),
        because: because === null ? null : AccessBecause.parse(because),
        caseType,
        caseDay,
        representative,
      });
  }
  return [...entries.values()];
}
