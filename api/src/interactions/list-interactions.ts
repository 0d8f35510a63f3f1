import {
  type InteractionNature,
  InteractionStatus,
  InteractionType,
  openStatuses,
} from "@portal/model/requests/interactions.ts";
import { First, Period } from "@portal/model/calendar/periods.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Compilable, type SelectQueryBuilder, sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { openDetails, withoutFiles } from "./details.ts";
import { condition } from "../core/db/condition.ts";
import { sentenceIn } from "../core/in-language.ts";

export interface Interaction {
  id: string;
  type: string;
  steps: readonly InteractionStep[];
  requestDate: string;
  requestedAt: Date;
  concernedInsured: { insuredNumber: number; fullname: string } | null;
  reason: string | null;
  /** The account withdrew the request before it was treated. */
  withdrawn: boolean;
  /** The day of the decision as it is kept, and what it is computed from until then. */
  deadline: { by: string | null; days: number | null; from: string | null };
  /** It takes longer than announced, as the account was told. */
  delayed: boolean;
  /** The representative who sent it for the account. */
  sentBy: string | null;
  /** Null without details; empty if they cannot be read. */
  details: object | null;
  children: readonly Interaction[];
}

export interface InteractionStep {
  status: string;
  date: string;
}

interface InteractionFilter {
  from: string;
  to: string;
  status?: readonly InteractionStatus[] | null | undefined;
  type?: readonly InteractionType[] | null | undefined;
  first?: number | null | undefined;
}

/** The account's requests of a period, newest first, each with its parts. */
export async function listInteractions(
  ctx: Context,
  filter: InteractionFilter,
  { withDetails, withParts }: { withDetails: boolean; withParts: boolean },
): Promise<Interaction[]> {
  const { from, to } = parse(Period, { from: filter.from, to: filter.to });
  const { first = null } = parse(First, { first: filter.first });
  const { status = null, type = null } = filter;
  // Most pages show a few of the newest requests, without parts, filter or details.
  const isPlain = !withParts && !withDetails && !status && !type;
  const rows: readonly Row[] = await ctx.read(
    isPlain ? newest({ from, to, first }) : inPeriod({ from, to, status, type, first }),
  );
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => interactionOf(ctx, row, rows, { withDetails, withFiles: false }));
}

/** The account's pending request of this nature for a person, if any. */
export async function readPendingRequest(
  ctx: Context,
  { insuredNumber, nature }: { insuredNumber: number; nature: InteractionNature },
): Promise<Interaction | null> {
  const rows = await ctx.read(pending({ insuredNumber, nature }));
  const newest = rows.find(({ parentId }) => parentId === null);
  return newest ? interactionOf(ctx, newest, rows, { withDetails: true, withFiles: false }) : null;
}

/** One request with all its details, including the files of a message. */
export async function readInteraction(ctx: Context, id: string): Promise<Interaction> {
  const rows = await ctx.read(withId({ id: z.uuid().safeParse(id).success ? id : null }));
  const found = rows.find((row) => row.id === id.toLowerCase());
  if (!found) throw new Problem("NOT_FOUND");
  return interactionOf(ctx, found, rows, { withDetails: true, withFiles: true });
}

type WithTop = Tables & { top: Tables["interaction"] };

interface Row {
  id: string;
  parentId: string | null;
  type: string;
  /** Only if the caller asks for them. */
  details?: Buffer;
  reason: string | null;
  reasonTexts: unknown;
  withdrawn: boolean;
  decideBy: string | null;
  decideDays: number | null;
  decideFrom: string | null;
  overdue: boolean;
  requestDate: string;
  requestedAt: Date;
  steps: InteractionStep[] | null;
  insuredNumber: number | null;
  fullname: string | null;
  sentBy: string | null;
}

const columns = [
  "i.id",
  "i.parentId",
  "i.type",
  "i.reason",
  "i.reasonTexts",
  "i.decideBy",
  "i.decideDays",
  raw<string | null>`(i.decide_from at time zone 'Europe/Zurich')::date`.as("decideFrom"),
  raw<boolean>`i.overdue_at is not null`.as("overdue"),
  "p.insuredNumber",
  "i.createdAt as requestedAt",
  raw<boolean>`i.withdrawn_at is not null`.as("withdrawn"),
  raw<string>`(i.created_at at time zone 'Europe/Zurich')::date`.as("requestDate"),
  raw<string | null>`p.firstname || ' ' || p.lastname`.as("fullname"),
  raw<string | null>`case when i.representation_id is not null
    then representative_name(i.representation_id) end`.as("sentBy"),
  raw<InteractionStep[] | null>`(
      select json_agg(json_build_object('status', s.status,
        'date', (s.at at time zone 'Europe/Zurich')::date) order by s.position)
      from interaction_status s where s.interaction_id = i.id)`.as("steps"),
] as const;

function selectWithParts(
  wanted: SelectQueryBuilder<WithTop, "top", { id: string }>,
): Compilable<Row> {
  return (
    sql
      .with(
        (name) => name("wanted").materialized(),
        () => wanted,
      )
      .selectFrom("interaction as i")
      .leftJoin("insured as p", "p.insuredNumber", "i.insuredNumber")
      .select([...columns, "i.details"])
      // Arrays allow index lookups; a subquery would read all requests.
      .where(raw<boolean>`(i.id = any (array(select id from wanted))
      or i.parent_id = any (array(select id from wanted)))`)
      .orderBy("i.createdAt", "desc")
      .orderBy("i.id")
  );
}

interface Filter {
  from: string;
  to: string;
  status: readonly string[] | null;
  type: readonly string[] | null;
  first: number | null;
}

const startOf = (day: string) => raw<Date>`(${day}::date)::timestamp at time zone 'Europe/Zurich'`;
const endOf = (day: string) =>
  raw<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Zurich'`;

const newest = prepare(({ from, to, first }: Pick<Filter, "from" | "to" | "first">) =>
  sql
    .selectFrom("interaction as i")
    .leftJoin("insured as p", "p.insuredNumber", "i.insuredNumber")
    .select([...columns])
    .where("i.parentId", "is", null)
    .where("i.createdAt", ">=", startOf(from))
    .where("i.createdAt", "<", endOf(to))
    .orderBy("i.createdAt", "desc")
    .orderBy("i.id")
    .limit(first),
);
const inPeriod = prepare(({ from, to, status, type, first }: Filter) =>
  selectWithParts(
    sql
      .selectFrom("interaction as top")
      .select("top.id")
      .where("top.parentId", "is", null)
      .where("top.createdAt", ">=", startOf(from))
      .where("top.createdAt", "<", endOf(to))
      .where(condition`${status}::text[] is null or top.status = any (${status}::text[])`)
      .where(condition`${type}::text[] is null or top.type = any (${type}::text[])`)
      .orderBy("top.createdAt", "desc")
      .orderBy("top.id")
      .limit(first),
  ),
);
const pending = prepare(
  ({ insuredNumber, nature }: { insuredNumber: number; nature: InteractionNature }) =>
    selectWithParts(
      sql
        .selectFrom("interaction as top")
        .select("top.id")
        .where("top.parentId", "is", null)
        .where("top.insuredNumber", "=", insuredNumber)
        .where("top.nature", "=", nature)
        .where("top.status", "in", openStatuses),
    ),
);
const withId = prepare(({ id }: { id: string | null }) =>
  selectWithParts(sql.selectFrom("interaction as top").select("top.id").where("top.id", "=", id)),
);

function interactionOf(
  ctx: Context,
  row: Row,
  rows: readonly Row[],
  options: { withDetails: boolean; withFiles: boolean },
): Interaction {
  const { id, type, withdrawn, requestDate, requestedAt, insuredNumber, fullname } = row;
  const steps = row.steps ?? [];
  noteUnknown(ctx, type, steps);
  // Decryption costs more than the rest of the query, so details are decrypted only on demand.
  const details =
    options.withDetails && row.details
      ? openDetails(ctx, { id, type, details: row.details })
      : null;
  return {
    id,
    type,
    reason: row.reasonTexts
      ? (sentenceIn(row.reasonTexts, ctx.language) ?? row.reason)
      : row.reason,
    withdrawn,
    deadline: { by: row.decideBy, days: row.decideDays, from: row.decideFrom },
    delayed: row.overdue,
    requestDate,
    requestedAt,
    sentBy: row.sentBy,
    steps,
    concernedInsured:
      insuredNumber === null || fullname === null ? null : { insuredNumber, fullname },
    details: options.withFiles ? details : withoutFiles(details),
    children: rows
      .filter(({ parentId }) => parentId === id)
      .map((child) => interactionOf(ctx, child, rows, options)),
  };
}

/** An unknown code is a defect of the portal: it is logged, and the customer sees the rest. */
function noteUnknown(
  { log, correlationId }: Context,
  type: string,
  steps: readonly InteractionStep[],
): void {
  if (!InteractionType.safeParse(type).success)
    log.error("unknown type of request", { correlationId, code: type });
  for (const { status } of steps) {
    if (!InteractionStatus.safeParse(status).success)
      log.error("unknown status of request", { correlationId, code: status });
  }
}
