import { REFERENCE_LENGTH, typedCode } from "@portal/model/request-access/activation-code.ts";
import { accessLimits } from "@portal/model/request-access/request-access.ts";
import type pg from "pg";
import { hashPassword } from "../../core/secrets/passwords.ts";
import { emailLookup, sameBytes, type Secrets } from "../../core/secrets/secrets.ts";
import { activationHash } from "../../insurer/activation.ts";
import { weakness } from "../change-password.ts";
import { THROTTLE_MINUTES } from "../limits.ts";

/** What somebody types who opens their account. */
export interface Activation {
  email: string;
  code: string;
  fresh: string;
  again: string;
}

/** What is wrong with it, each the key of a sentence. */
export type ActivationFault =
  | "refused"
  | "expired"
  | "used"
  | "throttled"
  | "differs"
  | Exclude<ReturnType<typeof weakness>, undefined>;

interface Parts {
  pool: pg.Pool;
  secrets: Secrets;
}

/** From one address, whatever codes they are. */
const TRIES_OF_ADDRESS = 20;

/** Opens the account of a code, with the password that its person chose; says what is wrong otherwise. */
export async function activate(
  { pool, secrets }: Parts,
  wanted: Activation,
  address: string,
): Promise<{ accountId: string; emailHash: Buffer } | ActivationFault> {
  const emailHash = emailLookup(secrets, wanted.email);
  // What a password lacks is told first: it costs no try.
  const fault = weakness(secrets, wanted.fresh, { email: wanted.email });
  if (fault) return fault;
  if (wanted.fresh !== wanted.again) return "differs";
  if (await isThrottled({ pool, secrets }, address)) return "throttled";
  const tried = await tryCode({ pool, secrets }, wanted.code, emailHash);
  if (typeof tried === "string") return tried;
  const passwordHash = await hashPassword(wanted.fresh);
  const { rows } = await pool.query<{ id: string | null }>("select open_account($1, $2) as id", [
    tried.accountId,
    passwordHash,
  ]);
  // Somebody was faster, or the person got an account meanwhile.
  const accountId = rows[0]?.id;
  return accountId ? { accountId, emailHash } : "used";
}

interface Kept {
  accountId: string;
  codeHash: Buffer;
  loginEmailHash: Buffer;
  state: "OPEN" | "USED" | "EXPIRED";
}

/** Only whoever holds the right code with its address learns that it comes too late. */
async function tryCode(
  { pool, secrets }: Parts,
  typed: string,
  emailHash: Buffer,
): Promise<Kept | ActivationFault> {
  const code = typedCode(typed);
  if (!code) return "refused";
  const { rows } = await pool.query<Kept>(
    `select account_id as "accountId", code_hash as "codeHash", login_email_hash as "loginEmailHash", state
     from try_activation($1, $2)`,
    [code.slice(0, REFERENCE_LENGTH), accessLimits.tries],
  );
  const [kept] = rows;
  const isRight =
    kept &&
    sameBytes(kept.codeHash, activationHash(secrets, code)) &&
    sameBytes(kept.loginEmailHash, emailHash);
  if (!isRight) return "refused";
  if (kept.state === "USED") return "used";
  return kept.state === "EXPIRED" ? "expired" : kept;
}

async function isThrottled({ pool, secrets }: Parts, address: string): Promise<boolean> {
  const key = secrets.lookup("throttle:activation", address).toString("base64url");
  const { rows } = await pool.query<{ hits: number }>(
    `select hit($1, interval '${THROTTLE_MINUTES} minutes') as hits`,
    [`activation:${key}`],
  );
  return (rows[0]?.hits ?? Infinity) > TRIES_OF_ADDRESS;
}
