import { REFERENCE_LENGTH, typedCode } from "@portal/model/request-access/activation-code.ts";
import { accessLimits } from "@portal/model/request-access/request-access.ts";
import type pg from "pg";
import { hashPassword } from "../../core/secrets/passwords.ts";
import { emailLookup, sameBytes, type Secrets } from "../../core/secrets/secrets.ts";
import { activationHash } from "../../insurer/activation.ts";
import { weakness } from "../change-password.ts";
import { THROTTLE_MINUTES } from "../limits.ts";

/** The form of an activation. */
export interface Activation {
  email: string;
  code: string;
  fresh: string;
  again: string;
}

/** The errors of the form, each the key of a message. */
export type ActivationFault =
  | "refused"
  | "expired"
  | "used"
  | "replaced"
  | "throttled"
  | "differs"
  | Exclude<ReturnType<typeof weakness>, undefined>;

interface ActivationContext {
  pool: pg.Pool;
  secrets: Secrets;
}

/** The rate limit of an address, for all codes. */
const TRIES_OF_ADDRESS = 20;

/** The result of a correct code: an account that opens once its e-mail address is proved. */
export interface Prepared {
  accountId: string;
  emailHash: Buffer;
  passwordHash: string;
}

/** Checks the code of the letter or text message and the new password; returns the error otherwise. */
export async function prepareAccount(
  { pool, secrets }: ActivationContext,
  wanted: Activation,
  address: string,
): Promise<Prepared | ActivationFault> {
  const emailHash = emailLookup(secrets, wanted.email);
  // The password is checked first, because a weak one costs no attempt.
  const fault = weakness(secrets, wanted.fresh, { email: wanted.email });
  if (fault) return fault;
  if (wanted.fresh !== wanted.again) return "differs";
  if (await isThrottled({ pool, secrets }, address)) return "throttled";
  const tried = await tryCode({ pool, secrets }, wanted.code, emailHash);
  if (typeof tried === "string") return tried;
  const { accountId, displayName: name } = tried;
  await pool.query("select forgive_activation($1)", [accountId]);
  const ofName = weakness(secrets, wanted.fresh, { email: wanted.email, name });
  if (ofName) return ofName;
  return { accountId, emailHash, passwordHash: await hashPassword(wanted.fresh) };
}

interface StoredActivation {
  accountId: string;
  codeHash: Buffer;
  isAskedWith: boolean;
  displayName: string;
  state: "OPEN" | "USED" | "REPLACED" | "EXPIRED";
}

const faultOf = { USED: "used", REPLACED: "replaced", EXPIRED: "expired" } as const;

/** A wrong code or address never reveals that a code has expired. */
async function tryCode(
  { pool, secrets }: ActivationContext,
  typed: string,
  emailHash: Buffer,
): Promise<StoredActivation | ActivationFault> {
  const code = typedCode(typed);
  if (!code) return "refused";
  const { rows } = await pool.query<StoredActivation>(
    `select account_id as "accountId", code_hash as "codeHash", is_asked_with as "isAskedWith",
       display_name as "displayName", state from try_activation($1, $2, $3)`,
    [code.slice(0, REFERENCE_LENGTH), accessLimits.tries, emailHash],
  );
  const [kept] = rows;
  const isRight = kept?.isAskedWith && sameBytes(kept.codeHash, activationHash(secrets, code));
  if (!isRight) return "refused";
  return kept.state === "OPEN" ? kept : faultOf[kept.state];
}

async function isThrottled(
  { pool, secrets }: ActivationContext,
  address: string,
): Promise<boolean> {
  const key = secrets.lookup("throttle:activation", address).toString("base64url");
  const { rows } = await pool.query<{ hits: number }>(
    `select hit($1, interval '${THROTTLE_MINUTES} minutes') as hits`,
    [`activation:${key}`],
  );
  return (rows[0]?.hits ?? Infinity) > TRIES_OF_ADDRESS;
}
