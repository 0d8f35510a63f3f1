import { setTimeout } from "node:timers/promises";
import type { DeskChallenge, DeskCode, DeskDoor, DeskSignIn } from "@portal/model/desk/session.ts";
import { isStaffRole } from "@portal/model/desk/rights.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { UNKNOWN_PASSWORD, verifyPassword } from "../../core/secrets/passwords.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { createConcurrencyLimiter } from "../../core/http/concurrency-limiter.ts";
import type { DoorParts } from "../door-parts.ts";
import { hashOf, newToken } from "./cookie.ts";
import { matchingStep, stepAt, totpCode } from "./totp.ts";

/** The password of the invented members of staff; it is public. */
const DEMONSTRATION_PASSWORD = "cervin-demo";
/** Each check takes 32 MiB. */
const CHECKS_AT_ONCE = 8;
const checks = createConcurrencyLimiter(CHECKS_AT_ONCE);
/** Wrong codes of one sign-in, and of one person in a day. */
const TRIES = 5;
const TRIES_A_DAY = 30;

type SignInParts = Pick<
  DoorParts,
  "identity" | "throttle" | "provider" | "services" | "machineClock" | "isDemonstration"
>;

interface KnownStaff {
  id: string;
  name: string;
  isDemonstration: boolean;
  passwordHash: string;
  totpSecret: Buffer;
}

/** A session ends at midnight at the latest. */
export const END_OF_DAY = `(date_trunc('day', now() at time zone 'Europe/Zurich') + interval '1 day') at time zone 'Europe/Zurich'`;

const FIND = `select p.id, p.name, p.is_demonstration as "isDemonstration", c.password_hash as "passwordHash",
    c.totp_secret as "totpSecret"
  from staff p join staff_credential c on c.staff_id = p.id
  where p.active and may_enter(null, p.is_demonstration)`;

/** The invented members of staff, for the sign-in page of a demonstration. */
export async function readDoor({
  identity,
  provider,
  isDemonstration,
}: SignInParts): Promise<DeskDoor> {
  if (provider) return { provider: provider.name, people: [] };
  if (!isDemonstration) return { provider: null, people: [] };
  const { rows } = await identity.query<{ email: string; name: string; roles: string[] }>(
    `select p.email, p.name, array(select r.role from staff_role r where r.staff_id = p.id order by r.role) as roles
     from staff p
     where p.active and p.is_demonstration and may_enter(null, true) order by p.created_at, p.email`,
  );
  const people = rows.map(({ roles, ...person }) => ({
    ...person,
    password: DEMONSTRATION_PASSWORD,
    roles: roles.filter(isStaffRole),
  }));
  return { provider: null, people };
}

/**
 * The first step: the password. The answer and its time are the same for a person who does not exist. The session that
 * it begins opens nothing before the code.
 */
export async function checkPassword(
  parts: SignInParts,
  { email, password }: DeskSignIn,
  address: string,
): Promise<DeskChallenge & { token: string }> {
  const { identity, throttle, provider, services, machineClock } = parts;
  if (provider) throw new Problem("UNAUTHENTICATED", { errorCodes: ["provider"] });
  const login = email.toLowerCase();
  const one = { emailHash: services.secrets.lookup("staff_email", login), address };
  const { isOverLimit, pauseMs } = await throttle.count(one);
  if (isOverLimit) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 900 });
  if (pauseMs > 0) await setTimeout(pauseMs);
  const { rows } = await identity.query<KnownStaff>(`${FIND} and p.email = $1`, [login]);
  const [known] = rows;
  const isRight = await verified(password, known?.passwordHash ?? UNKNOWN_PASSWORD);
  if (!known || !isRight) {
    await noteSignIn(parts, known, "desk sign-in refused");
    throw new Problem("UNAUTHENTICATED", { errorCodes: ["credentials"] });
  }
  await throttle.forgive(one);
  const token = newToken();
  await identity.query(
    `insert into staff_session (staff_id, token_hash, expires_at) values ($1, $2, now() + interval '10 minutes')`,
    [known.id, hashOf(token)],
  );
  const secret = secretOf(services.secrets, known);
  const isInvented = parts.isDemonstration && known.isDemonstration;
  const demonstrationCode = isInvented ? totpCode(secret, stepAt(machineClock.now())) : null;
  return { token, demonstrationCode };
}

async function verified(password: string, kept: string): Promise<boolean> {
  if (checks.isFull()) throw new Problem("UNAVAILABLE", { retryAfter: 1 });
  checks.enter();
  try {
    return await verifyPassword(password, kept);
  } finally {
    checks.leave();
  }
}

/** The second step: the code of the authenticator, once. The session then lasts until midnight at the latest. */
export async function checkCode(
  parts: SignInParts,
  tokenHash: Buffer | undefined,
  { code }: DeskCode,
): Promise<{ token: string }> {
  const { identity, provider, services, machineClock } = parts;
  if (provider) throw new Problem("UNAUTHENTICATED", { errorCodes: ["provider"] });
  const { rows } = await identity.query<KnownStaff & { sessionId: string; hits: number }>(
    `with tried as (
       update staff_session set tries = tries + 1
       where token_hash = $1 and verified_at is null and ended_at is null and expires_at > now() and tries < ${TRIES}
       returning id, staff_id
     )
     select found.*, tried.id as "sessionId", hit('desk:code:' || found.id, interval '1 day') as hits
     from (${FIND}) found join tried on tried.staff_id = found.id`,
    [tokenHash ?? Buffer.alloc(0)],
  );
  const [known] = rows;
  if (!known) throw new Problem("UNAUTHENTICATED", { errorCodes: ["signInAgain"] });
  if (known.hits > TRIES_A_DAY) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 3600 });
  const step = matchingStep(secretOf(services.secrets, known), code, machineClock.now());
  const isAccepted = step !== undefined && (await acceptStep(parts, known, step));
  if (!isAccepted) {
    await noteSignIn(parts, known, "desk sign-in refused");
    throw new Problem("UNAUTHENTICATED", { errorCodes: ["code"] });
  }
  const token = newToken();
  await identity.query(
    `update staff_session set token_hash = $2, verified_at = now(), seen_at = now(), expires_at = ${END_OF_DAY}
     where id = $1`,
    [known.sessionId, hashOf(token)],
  );
  await identity.query("delete from throttle where key = 'desk:code:' || $1", [known.id]);
  await noteSignIn(parts, known, "desk sign-in", known.sessionId);
  return { token };
}

/** A code is accepted once. The invented people are shared by many visitors, who may come within the same step. */
async function acceptStep(
  { identity, isDemonstration }: SignInParts,
  { id, isDemonstration: isInvented }: KnownStaff,
  step: number,
): Promise<boolean> {
  if (isDemonstration && isInvented) return true;
  const { rowCount } = await identity.query(
    `update staff_credential set last_step = $2 where staff_id = $1 and (last_step is null or last_step < $2)`,
    [id, step],
  );
  return rowCount === 1;
}

export function totpBinding(staffId: string) {
  return { table: "staff_credential", column: "totp_secret", row: staffId };
}

function secretOf(secrets: Secrets, { id, totpSecret }: KnownStaff): string {
  return secrets.decrypt(totpBinding(id), totpSecret);
}

export async function noteSignIn(
  { identity }: Pick<DoorParts, "identity">,
  known: Pick<KnownStaff, "id" | "name"> | undefined,
  action: string,
  sessionId: string | null = null,
): Promise<void> {
  await identity.query(
    "insert into audit (actor, action, staff_id, session_id) values ($1, $2, $3, $4)",
    [known ? `staff ${known.name}` : "anonymous", action, known?.id ?? null, sessionId],
  );
}
