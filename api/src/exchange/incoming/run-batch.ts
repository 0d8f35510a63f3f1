import { BatchLine } from "@portal/model/exchange/records.ts";
import { Problem, type ProblemCode } from "@portal/model/portal/problems.ts";
import { reportUnexpected } from "../../core/http/errors.ts";
import { parse } from "../../core/http/parse.ts";
import { inJobSpan } from "../../core/tracing.ts";
import { scopeOfEntity } from "../access.ts";
import type { ExchangeCall } from "../client.ts";
import type { BatchProgress } from "./batch-progress.ts";
import { entityNamed } from "./entities.ts";
import type { Entity } from "../entity.ts";
import type { Line } from "./lines.ts";
import { readJson } from "./read-json.ts";
import { fieldsOf } from "./refusals.ts";
import { takeRecord } from "./take-record.ts";

/** The answer to one line. It names the record, as far as it could be read, and quotes nothing else. */
export interface LineAnswer {
  line: number;
  entity?: string;
  id?: string;
  status: "written" | "unchanged" | "outdated" | "refused";
  code?: ProblemCode;
  fields?: Record<string, string>;
}

/** The last answer of a batch. With a `code` it ended early, and goes on after `lastLine` when it is sent again. */
export interface BatchSummary {
  lastLine: number;
  written: number;
  unchanged: number;
  outdated: number;
  refused: number;
  isComplete: boolean;
  code?: ProblemCode;
  fields?: Record<string, string>;
}

interface Batch {
  call: ExchangeCall;
  lines: AsyncIterable<Line>;
  progress: BatchProgress;
  isDryRun?: boolean;
  /** Aborted when the time is up or the client has gone. */
  signal?: AbortSignal;
  /** Takes an answer; a slow reader makes it wait. */
  answer(line: LineAnswer): Promise<void>;
}

/** These end a batch instead of refusing a line: the next line would fail alike. */
const ENDING = new Set<ProblemCode>(["UNAVAILABLE", "UNAUTHENTICATED"]);

/** Takes one line after the other, each in a transaction of its own; a broken line stops no other. */
export async function runBatch(batch: Batch): Promise<BatchSummary> {
  const { call, signal, progress } = batch;
  const summary = (isComplete: boolean, problem?: Problem): BatchSummary => ({
    lastLine: progress.lastLine,
    ...progress.counts,
    isComplete,
    ...(problem && { code: problem.code, fields: fieldsOf(problem) }),
  });
  try {
    for await (const line of batch.lines) {
      if (progress.passes(line)) continue;
      const answer = await takeLine(batch, line);
      progress.note(answer.status, refusalOf(answer));
      await batch.answer(answer);
      await progress.saveNowAndThen();
      if (signal?.aborted) throw new Problem("TOO_SLOW");
    }
    await progress.save(true);
    return summary(true);
  } catch (error) {
    const problem = problemOf(error, call);
    await progress.save(false).catch(() => {});
    return summary(false, problem);
  }
}

function refusalOf({ line, entity, id, code, fields }: LineAnswer) {
  if (!code) return undefined;
  const problem = new Problem(code, fields && { fields });
  return { entity: entity ?? "unknown", recordId: id ?? "unknown", line, problem };
}

async function takeLine(
  { call, isDryRun = false }: Batch,
  { number, bytes }: Line,
): Promise<LineAnswer> {
  const answer: LineAnswer = { line: number, status: "refused" };
  try {
    if (!bytes) throw new Problem("TOO_LARGE");
    const { entity, ...record } = parse(BatchLine, readJson(bytes));
    Object.assign(answer, { entity, id: record.id });
    const known = permitted(call, entity);
    // A trace of its own: below that of the request, a batch would be one trace of a million spans.
    const status = await inJobSpan("take record", { "portal.entity": known.name }, () =>
      takeRecord(call, known, record, { isDryRun }),
    );
    return { ...answer, status };
  } catch (error) {
    const problem = problemOf(error, call);
    if (ENDING.has(problem.code)) throw problem;
    return { ...answer, code: problem.code, fields: fieldsOf(problem) };
  }
}

function permitted({ client }: ExchangeCall, name: string): Entity {
  const entity = entityNamed(name);
  if (!entity) throw new Problem("INVALID", { fields: { entity: "exchange.entity" } });
  const needed = scopeOfEntity(name);
  if (!client.scopes.some((scope) => scope === needed)) throw new Problem("FORBIDDEN");
  return entity;
}

function problemOf(error: unknown, { services, correlationId }: ExchangeCall): Problem {
  return error instanceof Problem ? error : reportUnexpected(error, { ...services, correlationId });
}
