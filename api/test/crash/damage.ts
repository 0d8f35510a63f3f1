import type pg from "pg";
import type { Secrets } from "../../src/core/secrets/secrets.ts";

/** An acknowledged act: its account and idempotency key. */
export interface Acknowledged {
  accountId: string;
  key: string;
}

interface KeptRow {
  account_id: string;
  key: string;
  step: number;
  answer: Buffer | null;
}

interface RequestRow {
  id: string;
  account_id: string;
  status: string;
  statuses: string[] | null;
  acts: number;
  decisions: number;
  received: number;
  ready: number;
}

/** All violations of the invariants of requests, as sentences; empty without any. */
export async function findDamage(
  owner: pg.Client,
  secrets: Secrets,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const kept = (await owner.query<KeptRow>("select account_id, key, step, answer from idempotency"))
    .rows;
  const requests = (await owner.query<RequestRow>(REQUESTS)).rows;
  const idOf = new Map(
    kept.map((row) => [`${row.account_id} ${row.key}`, requestIn(secrets, row)]),
  );
  const keysOf = Map.groupBy(idOf, ([, id]) => id);
  const ids = new Set(requests.map(({ id }) => id));
  const lost = acknowledged
    .filter(({ accountId, key }) => !ids.has(idOf.get(`${accountId} ${key}`) ?? ""))
    .map(({ key }) => `lost: the act ${key} was acknowledged and has no request`);
  const orphans = await owner.query<{ what: string }>(ORPHANS);
  return [
    ...lost,
    ...requests.flatMap((request) => faultsOf(request, keysOf.get(request.id)?.length ?? 0)),
    ...orphans.rows.map(({ what }) => `half: ${what}`),
  ];
}

function requestIn(secrets: Secrets, { account_id: account, key, step, answer }: KeptRow): string {
  if (!answer) return "";
  const place = { table: "idempotency", column: "answer", row: `${account} ${step} ${key}` };
  return (JSON.parse(secrets.decrypt(place, answer)) as { result: { id: string } }).result.id;
}

function faultsOf(request: RequestRow, keys: number): string[] {
  const { id, status, statuses, acts, decisions, received, ready } = request;
  const isDone = status === "DONE";
  const history = (statuses ?? []).join(" ");
  const expected = ["REQUEST", "REQUEST IN_PROGRESS", "REQUEST IN_PROGRESS DONE"];
  return [
    keys !== 1 && `twice: the request ${id} belongs to ${keys} kept answers`,
    !(expected.includes(history) && history.endsWith(status)) &&
      `half: the request ${id} is ${status} after ${history}`,
    acts !== 1 && `half: the request ${id} has ${acts} audit lines of its act`,
    received !== 1 && `half: the request ${id} has ${received} messages of its receipt`,
    decisions !== Number(isDone) &&
      `half: the request ${id} has ${decisions} audit lines of its end`,
    ready !== Number(isDone) && `applied: the request ${id} is ${status} with ${ready} effects`,
  ].filter((fault) => fault !== false);
}

const REQUESTS = `select i.id, i.account_id, i.status,
    (select array_agg(s.status order by s.position) from interaction_status s where s.interaction_id = i.id) as statuses,
    (select count(*)::int from audit a where a.subject = i.id::text and a.actor = 'customer') as acts,
    (select count(*)::int from audit a where a.subject = i.id::text and a.action = 'request DONE') as decisions,
    (select count(*)::int from message m where m.interaction_id = i.id and m.template = 'accountStatement.received') as received,
    (select count(*)::int from message m where m.interaction_id = i.id and m.template = 'accountStatement.ready') as ready
  from interaction i`;

const ORPHANS = `select 'an audit line without its request ' || subject as what from audit
    where action like 'request %' and not exists (select from interaction i where i.id::text = subject)
  union all select 'a message without its request ' || m.id from message m
    where not exists (select from interaction i where i.id = m.interaction_id)`;
