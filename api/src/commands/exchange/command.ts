import type { Kysely } from "kysely";
import type { Config } from "../../core/config.ts";
import type { Database } from "../../core/db/open.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { StartProblem } from "../../core/start-problem.ts";

export interface Output {
  say: (line: string) => void;
  complain: (line: string) => void;
}

export interface CommandContext extends Output {
  config: Config;
  secrets: Secrets;
  /** As the owner, for the clients and the reports. */
  db: Kysely<Tables>;
  /** For the role `exchange`, in which records are written. */
  database: Database;
}

export interface GivenArguments {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface ExchangeCommand {
  /** The arguments, as the help shows them. */
  usage: string;
  about: string;
  /** The options with a value, and those without. */
  texts?: readonly string[];
  switches?: readonly string[];
  /** Returns the exit status. */
  run(context: CommandContext, given: GivenArguments): Promise<number>;
}

/** An input error in one line. */
export function wrong(what: string): StartProblem {
  return new StartProblem(`Exchange: ${what}. npm run exchange -- --help explains.`);
}

export function textOf({ options }: GivenArguments, name: string): string {
  const value = optionalText({ options, words: [] }, name);
  if (value === undefined) throw wrong(`--${name} is missing`);
  return value;
}

export function optionalText({ options }: GivenArguments, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
