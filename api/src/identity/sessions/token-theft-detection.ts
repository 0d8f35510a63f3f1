import type pg from "pg";
import { describeError, type Log } from "../../core/log.ts";
import type { Claims } from "../../core/secrets/tokens.ts";

// One line per session and hour is enough; repeated attempts must not fill the audit.
const NOTE = `insert into audit (actor, account_id, session_id, action)
  select 'anonymous', s.account_id, s.id, 'token without fingerprint' from session s
  where s.id = $1 and hit('stolen:' || s.id, interval '1 hour') = 1`;

export interface TokenTheftDetection {
  raise: (claims: Claims) => void;
  count(): number;
}

/** Logs and counts tokens that were signed for another browser. They give no access, but the operator should know. */
export function createTokenTheftDetection(identity: pg.Pool, log: Log): TokenTheftDetection {
  let count = 0;
  return {
    raise({ sid }) {
      count++;
      // The response does not wait for it and is the same as without a token.
      void identity.query(NOTE, [sid]).catch((error: unknown) => {
        log.warn("noting a stolen token failed", { error: describeError(error) });
      });
    },
    count: () => count,
  };
}
