import { formatChf, rappenOf } from "@portal/model/money.ts";
import { isDay } from "@portal/model/calendar/typed-dates.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import { type Actor, noteDecision } from "../../insurer/audit.ts";
import type { AnyKind } from "../../insurer/requests/kinds.ts";
import type { Scanner } from "../../core/scanner.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { StartProblem } from "../../core/start-problem.ts";

/** The context of a command: one transaction in the owner's role. */
export interface OperatorContext {
  db: Kysely<Tables>;
  secrets: Secrets;
  now: Date;
  scanner: Scanner;
  /** The kinds of customers' requests. */
  kinds: readonly AnyKind[];
  /** The employee who runs the command, as the audit names them. */
  person: string;
  /** Commits what was done so far, for a command that treats many rows in batches. */
  commitBatch?: () => Promise<void>;
}

/** The arguments after a command's name. */
export interface CommandArguments {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** The arguments, as the help shows them. */
  usage: string;
  about: string;
  /** The options with a value, and those without. */
  texts?: readonly string[];
  switches?: readonly string[];
  /**
   * Whether the order needs `--yes`. Without it the transaction is rolled back, and the lines describe what would have
   * been done. For orders that move money or are irreversible.
   */
  confirms?: (given: CommandArguments) => boolean;
  /**
   * The command by which a member of staff does the same with their own rights. Where the desk is open in production,
   * it takes the place of this one.
   */
  atDesk?: string;
  /** Runs the command and returns its output lines. */
  run(operator: OperatorContext, given: CommandArguments): Promise<string[]>;
}

/** An input error in one line. */
export function wrong(what: string): StartProblem {
  return new StartProblem(`Operator: ${what}. npm run operator -- --help explains.`);
}

/** The audit line names the employee beside the role, and amounts beside the subject. */
export async function audit(
  { db, person }: OperatorContext,
  action: string,
  subject: string | null,
  accountId: string | null = null,
): Promise<void> {
  await noteDecision(db, { actor: `operator ${person}`, accountId, action, subject });
}

/** The employee and the instant, as a published version names them. */
export function publisherOf({ person, now }: OperatorContext): { actor: Actor; now: Date } {
  return { actor: `operator ${person}`, now };
}

export const always = () => true;

/** An amount typed in francs, 1250 or 1250.50, in rappen. */
export function amountIn(given: CommandArguments, highest: number, name = "amount"): number {
  const text = textOf(given, name);
  const rappen = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? rappenOf(Number(text)) : 0;
  if (rappen <= 0) throw wrong(`--${name} ${text} is no amount like 1250 or 1250.50`);
  if (rappen > highest) throw wrong(`--${name} ${text} is more than ${formatChf(highest)}`);
  return rappen;
}

/** The highest number that the database holds. */
const HIGHEST_NUMBER = 2_147_483_647;

/** The number of an insured person, or undefined. */
export function insuredNumberIn(text: string): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= HIGHEST_NUMBER ? number : undefined;
}

export function textOf({ options }: CommandArguments, name: string): string {
  const value = options[name];
  if (typeof value !== "string" || value.trim() === "") throw wrong(`--${name} is missing`);
  return value.trim();
}

export function optionalText({ options }: CommandArguments, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** A future instant, such as 2026-12-01T06:00:00+01:00. */
export function endIn(given: CommandArguments, now: Date, name = "until"): Date | null {
  const text = optionalText(given, name);
  if (text === undefined) return null;
  const parsed = z.iso.datetime({ offset: true }).safeParse(text);
  if (!parsed.success)
    throw wrong(`--${name} ${text} is no instant like 2026-12-01T06:00:00+01:00`);
  const end = new Date(text);
  if (end <= now) throw wrong(`--${name} ${text} is past`);
  return end;
}

/** A day like 2026-12-01, if given. */
export function dayIn(given: CommandArguments, name: string): string | undefined {
  const text = optionalText(given, name);
  if (text !== undefined && !isDay(text))
    throw wrong(`--${name} ${text} is no day like 2026-12-01`);
  return text;
}

export function idIn({ words }: CommandArguments): string {
  const [id = "", more] = words;
  if (!z.uuid().safeParse(id).success || more !== undefined)
    throw wrong(id ? `${words.join(" ")} is no id` : "the id is missing");
  return id;
}

/** The address of a page of the portal or elsewhere. */
export function urlOption(given: CommandArguments, name: string): string {
  const address = textOf(given, name);
  if (!/^(\/(?!\/)|https:\/\/)\S*$/.test(address))
    throw wrong(`--${name} ${address} is neither a path of the portal nor an https address`);
  return address;
}
