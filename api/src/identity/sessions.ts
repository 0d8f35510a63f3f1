import { randomBytes, randomUUID } from "node:crypto";
import type { SessionState } from "@portal/model/client.ts";
import type pg from "pg";
import type { Secrets } from "../core/secrets.ts";
import { hashOf, type Tokens } from "../core/tokens.ts";

const ABSOLUTE_LIFE = "8 hours";
const IDLE_LIFE = "15 minutes";
/** Two tabs may renew with the same secret at the same moment; later than this it is a theft. */
const GRACE = "10 seconds";

/** What a browser holds of a session. */
export interface BrowserSession {
  token: string;
  fingerprint: string;
  refresh: string;
  state: SessionState;
}

export interface Sessions {
  begin(account: { id: string; name: string }, provider?: ProviderSession): Promise<BrowserSession>;
  /** A new token and a new secret for an old one; nothing when the session is over or the secret was stolen. */
  renew(refresh: string, fingerprint: string, active: boolean): Promise<BrowserSession | undefined>;
  /** Ends the session on every node, at the next request. Gives back what the provider needs to end its own. */
  end(refresh: string, because: string): Promise<{ idToken: string | undefined } | undefined>;
  endAllOf(accountId: string, because: string, exceptProviderSession?: string): Promise<void>;
}

export interface ProviderSession {
  idToken: string;
  sid: string | undefined;
}

interface Row {
  id: string;
  account_id: string;
  display_name: string;
  now: Date;
  idle_expires_at: Date;
  expires_at: Date;
}

export function createSessions(identity: pg.Pool, tokens: Tokens, secrets: Secrets): Sessions {
  return {
    async begin(account, provider) {
      const [id, fingerprint, refresh] = [randomUUID(), secret(), secret()];
      const idToken =
        provider &&
        secrets.encrypt(
          { table: "session", column: "provider_id_token", row: id },
          provider.idToken,
        );
      const { rows } = await identity.query<Row>(
        `insert into session (id, account_id, fingerprint_hash, refresh_hash, provider_id_token, provider_session, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + interval '${ABSOLUTE_LIFE}')
         returning id, account_id, $7::text as display_name, now(), now() + interval '${IDLE_LIFE}' as idle_expires_at, expires_at`,
        [
          id,
          account.id,
          hashOf(fingerprint),
          hashOf(refresh),
          idToken,
          provider?.sid,
          account.name,
        ],
      );
      await note("login", account.id, id);
      return issue(rows[0], fingerprint, refresh);
    },

    async renew(refresh, fingerprint, active) {
      const next = secret();
      const { rows } = await identity.query<Row>(
        `update session s set
           previous_refresh_hash = case when refresh_hash = $1 then refresh_hash else previous_refresh_hash end,
           refresh_hash = $2, rotated_at = now(), seen_at = case when $4 then now() else seen_at end
         from account a
         where (s.refresh_hash = $1 or (s.previous_refresh_hash = $1 and s.rotated_at > now() - interval '${GRACE}'))
           and s.fingerprint_hash = $3 and s.ended_at is null and s.expires_at > now()
           and s.seen_at > now() - interval '${IDLE_LIFE}' and a.id = s.account_id and a.locked_at is null
         returning s.id, s.account_id, a.display_name, now(), s.seen_at + interval '${IDLE_LIFE}' as idle_expires_at, s.expires_at`,
        [hashOf(refresh), hashOf(next), hashOf(fingerprint), active],
      );
      if (rows[0]) return issue(rows[0], fingerprint, next);
      await endReused(hashOf(refresh));
      return undefined;
    },

    async end(refresh, because) {
      const { rows } = await identity.query<{
        id: string;
        account_id: string;
        provider_id_token: Buffer | null;
      }>(
        `update session set ended_at = now(), ended_because = $2
         where (refresh_hash = $1 or previous_refresh_hash = $1) and ended_at is null
         returning id, account_id, provider_id_token`,
        [hashOf(refresh), because],
      );
      const [ended] = rows;
      if (!ended) return undefined;
      await note(because, ended.account_id, ended.id);
      const place = { table: "session", column: "provider_id_token", row: ended.id };
      return {
        idToken: ended.provider_id_token
          ? secrets.decrypt(place, ended.provider_id_token)
          : undefined,
      };
    },

    async endAllOf(accountId, because, exceptProviderSession) {
      await identity.query(
        `update session set ended_at = now(), ended_because = $2
         where account_id = $1 and ended_at is null and provider_session is distinct from coalesce($3, '')`,
        [accountId, because, exceptProviderSession ?? null],
      );
      await note(because, accountId);
    },
  };

  async function issue(
    row: Row | undefined,
    fingerprint: string,
    refresh: string,
  ): Promise<BrowserSession> {
    if (!row) throw new Error("The session was not written.");
    const fh = hashOf(fingerprint).toString("base64url");
    const { token, expiresAt } = await tokens.sign({
      sub: row.account_id,
      sid: row.id,
      fh,
      name: row.display_name,
    });
    const state = {
      now: row.now.toISOString(),
      tokenExpiresAt: expiresAt.toISOString(),
      idleExpiresAt: row.idle_expires_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    };
    return { token, fingerprint, refresh, state };
  }

  /** A secret that was already exchanged comes from somebody else: nobody goes on with this session. */
  async function endReused(refreshHash: Buffer): Promise<void> {
    const { rows } = await identity.query<{ id: string; account_id: string }>(
      `update session set ended_at = now(), ended_because = 'reuse'
       where previous_refresh_hash = $1 and ended_at is null returning id, account_id`,
      [refreshHash],
    );
    for (const { id, account_id: accountId } of rows) await note("reuse", accountId, id);
  }

  async function note(action: string, accountId: string, sessionId?: string): Promise<void> {
    await identity.query(
      "insert into audit (actor, account_id, session_id, action) values ('customer', $1, $2, $3)",
      [accountId, sessionId ?? null, action],
    );
  }
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}
