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
import { requestBinding } from "./kept-request.ts";
import type { StartedCheck } from "./identity-check/identity-check.ts";
import "./services.ts";

/** Who asks, as far as limits are concerned; nobody where the call came from within. */
export type Caller = string | undefined;

/** What was typed, whichever way was chosen. */
interface Wish {
  insuredNumber: number;
  birthdate: string;
  email: string;
  phone: string;
}

/**
 * Takes a request for a letter. Nothing is looked up here: a known, an unknown and a registered person leave the same
 * row by the same statement, and are answered the same. The jobs find out whom it is from, later.
 */
export async function askByLetter(ctx: Context, body: unknown, caller: Caller): Promise<void> {
  const { phoneNumber, typeInitialSend, ...person } = parse(paperRequestRule(todayOf(ctx)), body);
  requirePossible("phoneNumber", phoneNumber);
  if (!ctx.opensAccounts) throw new Problem("NOT_FOUND");
  await countRequest(ctx, caller);
  await keep(ctx, typeInitialSend, randomUUID(), { ...person, phone: phoneNumber });
}

/** Begins a check of somebody's identity. It is begun for everybody alike, before anybody is looked up. */
export async function startOnboarding(
  ctx: Context,
  body: unknown,
  caller: Caller,
): Promise<StartedOnboarding> {
  const wish = parse(digitalRequestRule(todayOf(ctx)), body);
  requirePossible("phone", wish.phone);
  const { identityCheck } = ctx;
  const now = identityCheck && ctx.opensAccounts && (await whileOffered(ctx));
  if (!identityCheck || !now) throw new Problem("NOT_FOUND");
  await countRequest(ctx, caller);
  const id = randomUUID();
  const check = await identityCheck.start({ id, language: ctx.language });
  const transactionCode = randomBytes(24).toString("base64url");
  await keep(ctx, "DIGITAL", id, wish, { transactionCode, check });
  return {
    id,
    transactionCode,
    url: check.url,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + accessLimits.checkMinutes * 60_000).toISOString(),
  };
}

/** How far a check is, for whoever began it. A foreign id, a wrong code and nothing at all are the same. */
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

/** Whether what was typed can be asked with. It says nothing of anybody: nobody is looked up. */
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

/** The numbering plans are the server's alone; the form asks for its verdict. */
function requirePossible(field: string, phone: string): void {
  if (!numberType(phone)) throw new Problem("INVALID", { fields: { [field]: "phone.invalid" } });
}

interface Check {
  transactionCode: string;
  check: StartedCheck;
}

async function keep(
  { visitors, secrets, language }: Context,
  way: "PAPER" | "DIGITAL",
  id: string,
  { insuredNumber, birthdate, email, phone }: Wish,
  digital?: Check,
): Promise<void> {
  const sealed = (column: "email" | "phone", text: string) =>
    secrets.encrypt(requestBinding(column, id), text);
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
