import { createHash } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { HonoRequest } from "hono";
import type { PoolClient } from "pg";
import { runBatch } from "../db/batch.ts";
import { type BoundStatement, statementName } from "../db/prepared-query.ts";
import { sameBytes, type Secrets } from "../secrets/secrets.ts";

/** A request with an idempotency key: a repetition has no second effect. */
export interface IdempotentRequest {
  key: string;
  /** The hash of all parts of the request. */
  hash(): Promise<Buffer>;
  /** The digest of a streamed body, available once it has arrived. */
  bodyDigest?: () => Buffer;
}

/** Longer than an act takes. A repetition that waits longer for the first answer gets a retry. */
const LONGEST_WAIT = "3s";

export function idempotentRequest(request: HonoRequest): IdempotentRequest | undefined {
  const key = request.header(clientHeaders.idempotencyKey);
  if (key === undefined) return undefined;
  const idempotent: IdempotentRequest = {
    key,
    hash: async () =>
      createHash("sha256")
        .update(`${request.method} ${request.path}${queryOf(request)}\n`)
        .update(idempotent.bodyDigest?.() ?? (await request.text()))
        .update(request.header(clientHeaders.confirmation) ?? "")
        .digest(),
  };
  return idempotent;
}

function queryOf({ url }: HonoRequest): string {
  return new URL(url).search;
}

interface Repetition {
  client: PoolClient;
  secrets: Secrets;
  accountId: string;
  request: IdempotentRequest;
  /** The position of this act among the acts of its request. */
  step: number;
  /** The representation in which the request acts: the account's own keys are others. */
  of?: string | undefined;
}

/** No client can send a key with a blank. */
function storedKey({ request: { key }, of }: Repetition): string {
  return of === undefined ? key : `${of} ${key}`;
}

/**
 * Runs the work, or returns the stored answer of its first run. The key is inserted in the act's transaction: a second
 * call waits for the first one's commit, and a failed act leaves the key free.
 */
export async function runIdempotently<Result>(
  repetition: Repetition,
  work: () => Promise<Result>,
): Promise<Result> {
  const { client, accountId, request, step } = repetition;
  if (!/^[\x21-\x7e]{1,100}$/.test(request.key))
    throw new Problem("INVALID", { fields: { [clientHeaders.idempotencyKey]: "invalid" } });
  const hash = await request.hash();
  const isFirst = await reserve(client, [accountId, storedKey(repetition), step, hash]);
  const answer = isFirst
    ? await storeResult(repetition, await work())
    : await storedResult(repetition, hash);
  // The first answer is parsed like a stored one, so that they cannot differ.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an act's result is plain JSON, packed by `keep`
  return (JSON.parse(answer) as { result: Result }).result;
}

async function storeResult(repetition: Repetition, result: unknown): Promise<string> {
  const { client, secrets, accountId, step } = repetition;
  const answer = JSON.stringify({ result });
  const sealed = secrets.encrypt(bindingOf(repetition), answer);
  await runBatch(client, [KEEP.with([accountId, storedKey(repetition), step, sealed])]);
  return answer;
}

async function storedResult(repetition: Repetition, hash: Buffer): Promise<string> {
  const { client, secrets, accountId, step } = repetition;
  const [rows] = await runBatch(client, [KEPT.with([accountId, storedKey(repetition), step])]);
  const { requestHash, answer } = rows?.[0] ?? {};
  if (!Buffer.isBuffer(requestHash) || !Buffer.isBuffer(answer))
    throw new Problem("CONFLICT", { retryAfter: 1 });
  if (!sameBytes(requestHash, hash)) throw new Problem("IDEMPOTENCY_MISMATCH");
  return secrets.decrypt(bindingOf(repetition), answer);
}

function bindingOf(repetition: Repetition) {
  const { accountId, step } = repetition;
  return {
    table: "idempotency",
    column: "answer",
    row: `${accountId} ${step} ${storedKey(repetition)}`,
  };
}

/** True for the first request with this key. A key is free again after a day. */
async function reserve(client: PoolClient, values: unknown[]): Promise<boolean> {
  try {
    const [, reserved] = await runBatch(client, [
      WAIT.with([LONGEST_WAIT]),
      RESERVE.with(values),
      WAIT.with(["0"]),
    ]);
    return reserved?.length === 1;
  } catch (error) {
    const isBusy = error instanceof Error && "code" in error && error.code === "55P03";
    throw isBusy ? new Problem("CONFLICT", { retryAfter: 1 }) : error;
  }
}

const WAIT = statement("select set_config('lock_timeout', $1, true)");
const RESERVE = statement(`insert into idempotency as known (account_id, key, step, request_hash)
  values ($1, $2, $3, $4)
  on conflict (account_id, key, step) do update
    set request_hash = excluded.request_hash, answer = null, created_at = now()
    where known.created_at < now() - interval '24 hours'
  returning step`);
const KEPT = statement(
  "select request_hash, answer from idempotency where account_id = $1 and key = $2 and step = $3",
);
const KEEP = statement(
  "update idempotency set answer = $4 where account_id = $1 and key = $2 and step = $3",
);

function statement(text: string): { with(values: unknown[]): BoundStatement<unknown> } {
  const name = statementName(text);
  return { with: (values) => ({ name, text, values }) };
}
