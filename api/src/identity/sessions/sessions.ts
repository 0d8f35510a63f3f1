import { IDLE_MINUTES } from "../limits.ts";
import { randomBytes, randomUUID } from "node:crypto";
import type { SessionState } from "@portal/model/portal/client.ts";
import type pg from "pg";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { hashOf, type Tokens } from "../../core/secrets/tokens.ts";
import { createRefreshSecrets } from "./refresh-secrets.ts";

const ABSOLUTE_LIFE = "8 hours";
const IDLE_LIFE = `${IDLE_MINUTES} minutes`;
/** The condition of a live session `s`: not ended, not idle for too long and not expired. */
export const IS_LIVE = `(s.ended_at is null and s.expires_at > now() and s.seen_at > now() - interval '${IDLE_LIFE}')`;
/** Two tabs may renew with the same secret at once; a later use, once the next secret has arrived, is a theft. */
const GRACE = "10 seconds";

/** The secrets of a session in the browser. */
export interface BrowserSession {
  token: string;
  fingerprint: string;
  /** The next refresh secret; undefined if another tab of this browser has just received it. */
  refresh: string | undefined;
  state: SessionState;
}

export interface Sessions {
  /** Undefined if the account is unknown, locked, or a demonstration account while no demonstration is open. */
  begin(accountId: string, provider?: ProviderSession): Promise<BrowserSession | undefined>;
  /** Exchanges the refresh secret and renews the token; undefined if the session is over or the secret stolen. */
  renew(refresh: string, fingerprint: string, active: boolean): Promise<BrowserSession | undefined>;
  /** Acknowledges the last renewal: the previous secret becomes invalid. */
  noteArrival(refresh: string, fingerprint: string): Promise<void>;
  /** Ends the account's other sessions and their sign-ins at the embedded provider; undefined if this one is over. */
  endOthers(refresh: string, fingerprint: string): Promise<{ ended: number } | undefined>;
  /**
   * Ends the session on all nodes, from the next request on. Returns the ID token with which the provider ends its
   * session, even if ours was over already.
   */
  end(
    refresh: string,
    because: string,
  ): Promise<{ idToken: string | undefined; wasLive: boolean } | undefined>;
}

export interface ProviderSession {
  idToken: string;
  sid: string | undefined;
}

interface Row {
  id: string;
  account_id: string;
  display_name: string;
  rotated: boolean;
  now: Date;
  idle_expires_at: Date;
  expires_at: Date;
}

const BEGIN = `
  with who as (
    select id, display_name, role from account where id = $2 and may_enter(locked_at, is_demonstration)
  ), begun as (
    insert into session (id, account_id, fingerprint_hash, refresh_hash, provider_id_token, provider_session, expires_at)
    select $1, id, $3, $4, $5, $6, now() + interval '${ABSOLUTE_LIFE}' from who
    returning id, account_id, expires_at
  ), noted as (
    insert into audit (actor, account_id, session_id, action)
    select lower(who.role), begun.account_id, begun.id, 'login' from begun, who
  )
  select begun.id, account_id, display_name, true as rotated, now(), expires_at,
    now() + interval '${IDLE_LIFE}' as idle_expires_at
  from begun, who`;

// Exchanges the current secret, and the previous one while its successor is not acknowledged; the successor is then
// invalid, so that its use reveals a thief. Within the grace period it is another tab.
const RENEW = `
  with held as (
    select id, refresh_hash = $2 or (not refresh_arrived and rotated_at <= now() - interval '${GRACE}') as rotates
    from session
    where id = $1 and fingerprint_hash = $4 and ended_at is null and expires_at > now()
      and seen_at > now() - interval '${IDLE_LIFE}'
      and (refresh_hash = $2 or (previous_refresh_hash = $2
        and (not refresh_arrived or rotated_at > now() - interval '${GRACE}')))
    for update
  ), renewed as (
    update session s set
      previous_refresh_hash = case when rotates then $2 else s.previous_refresh_hash end,
      rotated_at = case when rotates then now() else s.rotated_at end,
      refresh_hash = case when rotates then $3 else s.refresh_hash end,
      refresh_arrived = s.refresh_arrived and not rotates,
      seen_at = case when $5 then now() else s.seen_at end
    from held, account a
    where s.id = held.id and a.id = s.account_id and may_enter(a.locked_at, a.is_demonstration)
    returning s.id, s.account_id, a.display_name, a.role, rotates as rotated, s.expires_at,
      s.seen_at + interval '${IDLE_LIFE}' as idle_expires_at
  ), noted as (
    insert into audit (actor, account_id, session_id, action)
    select lower(role), account_id, id, 'renew' from renewed
  )
  select id, account_id, display_name, rotated, now(), idle_expires_at, expires_at from renewed`;

// The reuse of an exchanged secret is a theft: the session ends.
const END_REUSED = `
  with ended as (
    update session set ended_at = now(), ended_because = 'reuse'
    where id = $1 and ended_at is null and refresh_hash <> $2
      and (previous_refresh_hash is distinct from $2
        or (refresh_arrived and rotated_at <= now() - interval '${GRACE}'))
    returning id, account_id
  )
  insert into audit (actor, account_id, session_id, action) select 'customer', account_id, id, 'reuse' from ended`;

const ARRIVED =
  "update session set refresh_arrived = true where id = $1 and refresh_hash = $2 and fingerprint_hash = $3";

const END = `
  with ended as (
    update session set ended_at = now(), ended_because = $2 where id = $1 and ended_at is null
    returning id, account_id
  ), noted as (
    insert into audit (actor, account_id, session_id, action) select 'customer', account_id, id, $2 from ended
  )
  select s.provider_id_token, ${IS_LIVE} and exists (select from ended) as was_live from session s where s.id = $1`;

// Also removes the other browsers from the embedded provider, as after a change of password.
const END_EVERYWHERE_ELSE = `
  with held as (
    select s.id, s.account_id, s.provider_session from session s join account a on a.id = s.account_id
    where s.id = $1 and (s.refresh_hash = $2 or s.previous_refresh_hash = $2) and s.fingerprint_hash = $3
      and s.ended_at is null and may_enter(a.locked_at, a.is_demonstration) and s.expires_at > now()
      and s.seen_at > now() - interval '${IDLE_LIFE}'
  ), ended as (
    update session s set ended_at = now(), ended_because = 'everywhere' from held
    where s.account_id = held.account_id and s.id <> held.id and s.ended_at is null
    returning s.id, s.account_id
  ), noted as (
    insert into audit (actor, account_id, session_id, action)
    select 'customer', account_id, id, 'everywhere' from ended
  ), forgotten as (
    delete from oidc_payload p using held
    where p.kind = 'Session' and p.payload ->> 'accountId' = held.account_id::text
      and p.uid is distinct from held.provider_session
  )
  select (select count(*)::int from ended) as ended from held`;

const END_OTHERS = `
  with ended as (
    update session set ended_at = now(), ended_because = $2
    where account_id = $1 and ended_at is null and provider_session is distinct from $3
    returning id, account_id
  )
  insert into audit (actor, account_id, session_id, action) select 'customer', account_id, id, $2 from ended`;

/** Ends all sessions of an account except those of one provider session. */
export async function endOtherSessions(
  db: Pick<pg.ClientBase, "query">,
  accountId: string,
  because: string,
  keptProviderSession: string,
): Promise<void> {
  await db.query(END_OTHERS, [accountId, because, keptProviderSession]);
}

export function createSessions(identity: pg.Pool, tokens: Tokens, secrets: Secrets): Sessions {
  const proven = createRefreshSecrets(secrets);
  return {
    async begin(accountId, provider) {
      const id = randomUUID();
      const [fingerprint, refresh] = [randomBytes(32).toString("base64url"), proven.make(id)];
      const idToken = provider && secrets.encrypt(idTokenBinding(id), provider.idToken);
      const values = [hashOf(fingerprint), hashOf(refresh), idToken, provider?.sid];
      const { rows } = await identity.query<Row>(BEGIN, [id, accountId, ...values]);
      return rows[0] && issue(tokens, rows[0], fingerprint, refresh);
    },

    async renew(refresh, fingerprint, active) {
      const id = proven.sessionOf(refresh);
      if (!id) return undefined;
      const next = proven.make(id);
      const hashes = [hashOf(refresh), hashOf(next), hashOf(fingerprint)];
      const { rows } = await identity.query<Row>(RENEW, [id, ...hashes, active]);
      if (rows[0]) return issue(tokens, rows[0], fingerprint, next);
      await identity.query(END_REUSED, [id, hashOf(refresh)]);
      return undefined;
    },

    async noteArrival(refresh, fingerprint) {
      const id = proven.sessionOf(refresh);
      if (id) await identity.query(ARRIVED, [id, hashOf(refresh), hashOf(fingerprint)]);
    },

    async endOthers(refresh, fingerprint) {
      const id = proven.sessionOf(refresh);
      if (!id) return undefined;
      const values = [id, hashOf(refresh), hashOf(fingerprint)];
      return (await identity.query<{ ended: number }>(END_EVERYWHERE_ELSE, values)).rows[0];
    },

    async end(refresh, because) {
      const id = proven.sessionOf(refresh);
      if (!id) return undefined;
      type Ended = { provider_id_token: Buffer | null; was_live: boolean };
      const { rows } = await identity.query<Ended>(END, [id, because]);
      const [ended] = rows;
      if (!ended) return undefined;
      const { provider_id_token: sealed, was_live: wasLive } = ended;
      return { idToken: sealed ? secrets.decrypt(idTokenBinding(id), sealed) : undefined, wasLive };
    },
  };
}

async function issue(
  tokens: Tokens,
  row: Row,
  fingerprint: string,
  refresh: string,
): Promise<BrowserSession> {
  const { token, expiresAt } = await tokens.sign({
    sub: row.account_id,
    sid: row.id,
    fh: hashOf(fingerprint).toString("base64url"),
    name: row.display_name,
  });
  const state = {
    now: row.now.toISOString(),
    tokenExpiresAt: expiresAt.toISOString(),
    idleExpiresAt: row.idle_expires_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
  return { token, fingerprint, refresh: row.rotated ? refresh : undefined, state };
}

function idTokenBinding(row: string) {
  return { table: "session", column: "provider_id_token", row };
}
