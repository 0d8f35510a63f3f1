import type { SessionState } from "@portal/model/portal/client.ts";

/** The instants of a session, in milliseconds of this browser's clock. */
export interface SessionInstants {
  readonly renewAt?: number;
  readonly idleEndAt?: number;
  /** The end of the session's maximum lifetime, regardless of activity. */
  readonly overAt?: number;
}

export type Step =
  | { kind: "wait"; afterMs: number }
  | { kind: "renew" }
  | { kind: "warn"; secondsLeft: number; afterMs: number }
  | { kind: "end" }
  | { kind: "over" };

const warningMs = 120_000;
/** Longer delays overflow a timer, and a tab that slept checks the clock anyway. */
const longestWaitMs = 60 * 60_000;

/** The next step: renew at two thirds of the token's lifetime, warn two minutes before the idle timeout. */
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

/** The instants from the token alone, until the server has answered: renew at two thirds of its lifetime. */
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
