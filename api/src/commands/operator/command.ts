import { isDay } from "@portal/model/typing/typed-dates.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import { noteDecision } from "../../insurer/requests/decide.ts";
import type { AnyKind } from "../../insurer/requests/kinds.ts";
import type { Scanner } from "../../core/scanner.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { StartProblem } from "../../core/start-problem.ts";

/** Where a command works: one transaction, in the owner's role. */
export interface OperatorContext {
  db: Kysely<Tables>;
  secrets: Secrets;
  now: Date;
  scanner: Scanner;
  /** What customers can ask for. */
  kinds: readonly AnyKind[];
}

/** What was typed after a command's name. */
export interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** How it is typed, after its name. */
  usage: string;
  about: string;
  /** The options with a value, and those without. */
  texts?: readonly string[];
  switches?: readonly string[];
  /** Does it, and says so in lines. */
  run(operator: OperatorContext, given: Given): Promise<string[]>;
}

/** Wrong input: one clear line. */
export function wrong(what: string): StartProblem {
  return new StartProblem(`Operator: ${what}. npm run operator -- --help explains.`);
}

export async function audit(
  { db }: OperatorContext,
  action: string,
  subject: string | null,
  accountId: string | null = null,
): Promise<void> {
  await noteDecision(db, { actor: "operator", accountId, action, subject });
}

export function textOf({ options }: Given, name: string): string {
  const value = options[name];
  if (typeof value !== "string" || value.trim() === "") throw wrong(`--${name} is missing`);
  return value.trim();
}

export function optionalText({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** An instant to come, such as 2026-12-01T06:00:00+01:00. */
export function endIn(given: Given, now: Date, name = "until"): Date | null {
  const text = optionalText(given, name);
  if (text === undefined) return null;
  const parsed = z.iso.datetime({ offset: true }).safeParse(text);
  if (!parsed.success)
    throw wrong(`--${name} ${text} is no instant like 2026-12-01T06:00:00+01:00`);
  const end = new Date(text);
  if (end <= now) throw wrong(`--${name} ${text} is past`);
  return end;
}

/** A day like 2026-12-01, where it is given. */
export function dayIn(given: Given, name: string): string | undefined {
  const text = optionalText(given, name);
  if (text !== undefined && !isDay(text))
    throw wrong(`--${name} ${text} is no day like 2026-12-01`);
  return text;
}

export function idIn({ words }: Given): string {
  const [id = "", more] = words;
  if (!z.uuid().safeParse(id).success || more !== undefined)
    throw wrong(id ? `${words.join(" ")} is no id` : "the id is missing");
  return id;
}

/** A page of the portal or elsewhere. */
export function addressOf(given: Given, name: string): string {
  const address = textOf(given, name);
  if (!/^(\/(?!\/)|https:\/\/)\S*$/.test(address))
    throw wrong(`--${name} ${address} is neither a path of the portal nor an https address`);
  return address;
}
