import { randomBytes, randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  accessLimits,
  creationCheckRule,
  digitalRequestRule,
  OnboardingStatus,
  paperRequestRule,
  type StartedOnboarding,
} from "@portal/model/request-access/request-access.ts";
import type { Context, PublicContext } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import { sameBytes } from "../core/secrets/secrets.ts";
import { numberType } from "../insurer/phone-numbers.ts";
import { countRequest } from "./limits.ts";
import { hashOfSecret } from "./identity-check/simulator.ts";
import { accessRequestBinding } from "../insurer/activation.ts";
import type { StartedCheck } from "./identity-check/identity-check.ts";
import "./services.ts";

/** The caller's key for rate limits; nothing for an internal call. */
export type Caller = string | undefined;

/** The typed values, for both kinds of request. */
interface AccessRequestInput {
  insuredNumber: number;
  birthdate: string;
  email: string;
  phone: string;
}

/**
 * Accepts a request for a letter. No account is looked up here: a known, an unknown and a registered person cause the
 * same statement and the same response. The jobs identify the person later.
 */
export async function askByLetter(ctx: Context, body: unknown, caller: Caller): Promise<void> {
  const { phoneNumber, typeInitialSend, ...person } = parse(paperRequestRule(todayOf(ctx)), body);
  requirePossible("phoneNumber", phoneNumber);
  if (!ctx.opensAccounts) throw new Problem("NOT_FOUND");
  await countRequest(ctx, caller);
  await storeRequest(ctx, typeInitialSend, randomUUID(), { ...person, phone: phoneNumber });
}

/** Starts an identity check, for known and unknown persons alike, before any lookup. */
export async function startOnboarding(
  ctx: Context,
  body: unknown,
  caller: Caller,
): Promise<StartedOnboarding> {
  const parsed = parse(digitalRequestRule(todayOf(ctx)), body);
  requirePossible("phone", parsed.phone);
  const { identityCheck } = ctx;
  const now = identityCheck && ctx.opensAccounts && (await whileOffered(ctx));
  if (!identityCheck || !now) throw new Problem("NOT_FOUND");
  await countRequest(ctx, caller);
  const id = randomUUID();
  const check = await identityCheck.start({ id, language: ctx.language });
  const transactionCode = randomBytes(24).toString("base64url");
  await storeRequest(ctx, "DIGITAL", id, parsed, { transactionCode, check });
  return {
    id,
    transactionCode,
    url: check.url,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + accessLimits.checkMinutes * 60_000).toISOString(),
  };
}

/** The state of a check for the visitor who started it. A foreign id, a wrong code and an unknown check are alike. */
export async function readOnboarding(
  { visitors }: Context,
  { id, transactionCode }: { id: string; transactionCode: string },
): Promise<{ status: OnboardingStatus }> {
  const { rows } = await visitors.pool.query<{ status: string; codeHash: Buffer }>(
    `select status, code_hash as "codeHash" from access_request where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row || !sameBytes(row.codeHash, hashOfSecret(transactionCode)))
    throw new Problem("NOT_FOUND");
  return { status: OnboardingStatus.parse(row.status) };
}

/** Whether the typed values are well formed. It reveals nothing: no person is looked up. */
export function checkCreation(
  ctx: PublicContext,
  typed: { insuredNumber: string; birthdate: string; email: string },
): { valid: boolean; errors: string[] } {
  const { error } = creationCheckRule(todayOf(ctx)).safeParse(typed);
  const errors = error?.issues.map(({ path }) => String(path[0])) ?? [];
  return { valid: errors.length === 0, errors: [...new Set(errors)] };
}

/** The time by the database's clock, while the flag of identity checks is on. */
async function whileOffered({ visitors }: Context): Promise<Date | undefined> {
  const { rows } = await visitors.pool.query<{ now: Date }>(
    "select now() from feature_flag where id = 'PXL_VISION' and value",
  );
  return rows[0]?.now;
}

function todayOf({ clock }: Pick<Context, "clock">): string {
  return todayInZurich(clock.now());
}

/** Only the server has the numbering plans; the form asks it for the result. */
function requirePossible(field: string, phone: string): void {
  if (!numberType(phone)) throw new Problem("INVALID", { fields: { [field]: "phone.invalid" } });
}

interface Check {
  transactionCode: string;
  check: StartedCheck;
}

async function storeRequest(
  { visitors, secrets, language }: Context,
  way: "PAPER" | "DIGITAL",
  id: string,
  { insuredNumber, birthdate, email, phone }: AccessRequestInput,
  digital?: Check,
): Promise<void> {
  const sealed = (column: "email" | "phone", text: string) =>
    secrets.encrypt(accessRequestBinding(column, id), text);
  await visitors.pool.query(
    `insert into access_request (id, way, insured_number, birthdate, email, phone, language, code_hash, check_reference,
       check_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + interval '${accessLimits.checkMinutes} minutes')`,
    [
      id,
      way,
      insuredNumber,
      birthdate,
      sealed("email", email),
      sealed("phone", phone),
      language,
      digital ? hashOfSecret(digital.transactionCode) : null,
      digital?.check.reference ?? null,
      digital?.check.secretHash ?? null,
    ],
  );
}
