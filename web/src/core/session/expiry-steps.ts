import type { SessionState } from "@portal/model/portal/client.ts";

/** The instants that matter to a session, in milliseconds of this browser's clock. */
export interface SessionInstants {
  readonly renewAt?: number;
  readonly idleEndAt?: number;
  /** When the session has lived its whole life, however much it is used. */
  readonly overAt?: number;
}

export type Step =
  | { kind: "wait"; afterMs: number }
  | { kind: "renew" }
  | { kind: "warn"; secondsLeft: number; afterMs: number }
  | { kind: "end" }
  | { kind: "over" };

const warningMs = 120_000;
/** Longer waits overflow a timer, and a tab that slept looks at the clock anyway. */
const longestWaitMs = 60 * 60_000;

/** What to do now: renew at two thirds of the token's life, warn two minutes before the idle end. */
export function nextStep(
  { renewAt, idleEndAt, overAt }: SessionInstants,
  now: number,
  isActive: boolean,
): Step {
  const leftMs = overAt === undefined ? Infinity : overAt - now;
  if (leftMs <= 0) return { kind: "over" };
  const idleMs = idleEndAt === undefined ? Infinity : idleEndAt - now;
  if (idleMs <= 0) return { kind: "end" };
  if (idleMs <= warningMs && !isActive) {
    const secondsLeft = Math.ceil(idleMs / 1000);
    return { kind: "warn", secondsLeft, afterMs: idleMs - (secondsLeft - 1) * 1000 };
  }
  const renewMs = renewAt === undefined ? Infinity : renewAt - now;
  if (idleMs <= warningMs || renewMs <= 0) return { kind: "renew" };
  return { kind: "wait", afterMs: Math.min(renewMs, idleMs - warningMs, leftMs, longestWaitMs) };
}

/** Before the server has said anything: the two thirds of what the token itself tells. */
export function instantsOfToken(token: { issuedAt?: number; expiresAt?: number }): SessionInstants {
  const { issuedAt, expiresAt } = token;
  if (issuedAt === undefined || expiresAt === undefined) return {};
  return { renewAt: (issuedAt + ((expiresAt - issuedAt) * 2) / 3) * 1000 };
}

/** The server's instants, moved to this browser's clock, which may be wrong. */
export function instantsOfState(state: SessionState, now: number): SessionInstants {
  const serverNow = Date.parse(state.now);
  const lifeMs = Date.parse(state.tokenExpiresAt) - serverNow;
  return {
    renewAt: now + (lifeMs * 2) / 3,
    idleEndAt: now + Date.parse(state.idleExpiresAt) - serverNow,
    overAt: now + Date.parse(state.expiresAt) - serverNow,
  };
}
