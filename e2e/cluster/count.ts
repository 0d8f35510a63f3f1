import pg from "pg";
import { z } from "zod";
import type { Act } from "./load.ts";
import { clusterSecrets } from "./people.ts";

/** What became of the acts, each fault of the data as a sentence. */
export interface Count {
  acknowledged: number;
  repeated: number;
  lost: string[];
  doubled: string[];
  halves: string[];
  foreign: string[];
}

interface Kept {
  account_id: string;
  key: string;
  step: number;
  answer: Buffer | null;
}

interface RequestRow {
  id: string;
  account_id: string;
  status: string;
  history: string;
  acts: number;
  received: number;
  ready: number;
}

/** The jobs node treats everything that was requested. */
export async function requestsAreTreated(ownerUrl: string): Promise<boolean> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query("select from interaction where status <> 'DONE' limit 1");
    return rows.length === 0;
  } finally {
    await owner.end();
  }
}

/** Compares what was acknowledged with the rows of a cluster that is whole. */
export async function countActs(ownerUrl: string, acts: readonly Act[]): Promise<Count> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const accounts = [...new Set(acts.map(({ accountId }) => accountId))];
    const ask = async <Row extends pg.QueryResultRow>(text: string) =>
      (await owner.query<Row>(text, [accounts])).rows;
    const lines = new Map(
      (await ask<{ id: string; lines: number }>(LINES)).map((row) => [row.id, row.lines]),
    );
    const kept = new Map(
      (await ask<Kept>(KEPT)).map((row) => [`${row.account_id} ${row.key}`, row]),
    );
    const requests = await ask<RequestRow>(REQUESTS);
    const requestOf = new Map(requests.map((row) => [row.id, row]));
    const channels = new Map(
      (await ask<{ id: string; channel: string }>(CHANNELS)).map(({ id, channel }) => [
        id,
        channel,
      ]),
    );
    const { rows } = await owner.query<{ seal: string | null }>(
      "select broken_audit_seal() as seal",
    );
    const seal = rows[0]?.seal ?? undefined;
    const found = acts.map((act) => judge(act, { lines, kept, requestOf }));
    return {
      acknowledged: acts.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).length,
      repeated: acts.filter(({ tries }) => tries > 1).length,
      lost: found.flatMap(({ lost }) => lost ?? []),
      doubled: found.flatMap(({ doubled }) => doubled ?? []),
      halves: [
        ...found.flatMap(({ half }) => half ?? []),
        ...requests.flatMap(faultsOfRequest),
        ...orphansAmong(requests, kept),
        ...wrongChannels(acts, channels),
        ...(seal === undefined ? [] : [`the seal ${seal} of the audit does not hold`]),
      ],
      foreign: found.flatMap(({ foreign }) => foreign ?? []),
    };
  } finally {
    await owner.end();
  }
}

interface Rows {
  lines: ReadonlyMap<string, number>;
  kept: ReadonlyMap<string, Kept>;
  requestOf: ReadonlyMap<string, RequestRow>;
}

interface Judgement {
  lost?: string;
  doubled?: string;
  half?: string;
  foreign?: string;
}

function judge(act: Act, { lines, kept, requestOf }: Rows): Judgement {
  const audited = lines.get(act.correlationId) ?? 0;
  const row = kept.get(`${act.accountId} ${act.key}`);
  const request = requestOf.get(act.request ?? "");
  const isDone = act.acknowledgedAt !== undefined;
  const parts = [audited > 0, Boolean(row?.answer), act.request ? Boolean(request) : audited > 0];
  const has = parts.filter(Boolean).length;
  const name = `the ${act.kind} ${act.key}`;
  return {
    ...(isDone && has === 0 && { lost: `${name} was acknowledged and is not there` }),
    ...(audited > 1 && { doubled: `${name} has ${audited} audit lines` }),
    ...(has > 0 &&
      has < parts.length && { half: `${name} has audit, answer, row: ${parts.join()}` }),
    ...(request &&
      request.account_id !== act.accountId && { foreign: `${name} made a request of another` }),
  };
}

function faultsOfRequest(row: RequestRow): string[] {
  const histories = ["REQUEST", "REQUEST IN_PROGRESS", "REQUEST IN_PROGRESS DONE"];
  const isDone = row.status === "DONE";
  return [
    !(histories.includes(row.history) && row.history.endsWith(row.status)) &&
      `the request ${row.id} is ${row.status} after ${row.history}`,
    row.acts !== 1 && `the request ${row.id} has ${row.acts} audit lines`,
    row.received !== 1 && `the request ${row.id} has ${row.received} receipts`,
    row.ready !== Number(isDone) && `the request ${row.id} is ${row.status} with ${row.ready} ends`,
  ].filter((line) => line !== false);
}

/** A request that no kept answer names was made beside its key. */
function orphansAmong(requests: readonly RequestRow[], kept: ReadonlyMap<string, Kept>): string[] {
  const named = new Map<string, number>();
  for (const row of kept.values()) {
    const id = requestIn(row);
    if (id) named.set(id, (named.get(id) ?? 0) + 1);
  }
  return requests
    .filter(({ id }) => named.get(id) !== 1)
    .map(({ id }) => `the request ${id} belongs to ${named.get(id) ?? 0} keys`);
}

const RequestAnswer = z.object({ result: z.object({ id: z.uuid() }) });

function requestIn({ account_id: account, key, step, answer }: Kept): string | undefined {
  if (!answer) return undefined;
  const row = `${account} ${step} ${key}`;
  const text = clusterSecrets.decrypt({ table: "idempotency", column: "answer", row }, answer);
  return RequestAnswer.safeParse(JSON.parse(text)).data?.result.id;
}

/** The acts of a customer follow one another, so the last one decides. */
function wrongChannels(acts: readonly Act[], channels: ReadonlyMap<string, string>): string[] {
  const last = new Map(
    acts.filter(({ kind }) => kind === "preference").map((act) => [act.accountId, act]),
  );
  return [...last.values()]
    .filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
    .filter(({ accountId, channel }) => channels.get(accountId) !== channel)
    .map((act) => `${act.accountId} has ${channels.get(act.accountId)} after ${act.channel}`);
}

const LINES = `select correlation_id as id, count(*)::int as lines from audit
  where account_id = any($1) and actor = 'customer'
    and (action = 'update notification preferences' or action like 'request %')
  group by 1`;

const KEPT = "select account_id, key, step, answer from idempotency where account_id = any($1)";

const CHANNELS = `select account_id as id, channel from notification_preference
  where account_id = any($1) and kind = 'invoiceNew'`;

const REQUESTS = `with own as (select id, account_id, status from interaction where account_id = any($1)),
  audited as (select subject, count(*)::int as n from audit
    where account_id = any($1) and actor = 'customer' and action like 'request %' group by 1),
  written as (select interaction_id, count(*) filter (where template = 'accountStatement.received')::int as received,
      count(*) filter (where template = 'accountStatement.ready')::int as ready
    from message where interaction_id is not null group by 1),
  told as (select interaction_id, string_agg(status, ' ' order by position) as history
    from interaction_status group by 1)
  select own.id, own.account_id, own.status, coalesce(told.history, '') as history, coalesce(audited.n, 0) as acts,
    coalesce(written.received, 0) as received, coalesce(written.ready, 0) as ready
  from own left join audited on audited.subject = own.id::text left join written on written.interaction_id = own.id
    left join told on told.interaction_id = own.id`;
