import { parseArgs } from "node:util";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { StartProblem } from "../src/core/start-problem.ts";
import { isDay } from "./days.ts";
import { HOUSEHOLDS_PER_SEED, LAST_SEED } from "./people/generated-household.ts";
import { groupedCount } from "./progress.ts";

export const help = `npm run seed -- [--accounts N] [--caregivers N] [--seed S] [--date YYYY-MM-DD]

Adds invented households and doctors to the database of the portal, after the demonstration.

  --accounts N     how many accounts the seed shall have; those it has already are not added again
  --caregivers N   how many doctors there shall be; those that are there already stay
  --seed S         a number from 1 to ${LAST_SEED} (1): the same seed invents the same people, another one adds others
  --date DAY       the day from which all dates follow (today)
  --help           this text

The database is the embedded one in DATA_DIR, or the one at DATABASE_URL together with DEMONSTRATION=true.`;

const MOST_CAREGIVERS = 1_000_000;

export interface SeedOptions {
  accounts?: number;
  caregivers?: number;
  seed: number;
  today: string;
}

/** The parsed options; undefined for help. */
export function readOptions(args: readonly string[], now: Date): SeedOptions | undefined {
  const given = parsed(args);
  if (given.help) return undefined;
  const { accounts, caregivers } = given;
  if (accounts === undefined && caregivers === undefined) {
    throw wrong("--accounts is missing: say how many");
  }
  const today = given.date ?? todayInZurich(now);
  if (!isDay(today)) throw wrong(`--date ${today} is not a day like 2026-11-15`);
  return {
    ...(accounts !== undefined && {
      accounts: wholeNumber("--accounts", accounts, HOUSEHOLDS_PER_SEED),
    }),
    ...(caregivers !== undefined && {
      caregivers: wholeNumber("--caregivers", caregivers, MOST_CAREGIVERS),
    }),
    seed: wholeNumber("--seed", given.seed ?? "1", LAST_SEED),
    today,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const numbers = { accounts: text, caregivers: text, seed: text };
  const options = { ...numbers, date: text, help: { type: "boolean" } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/\.?(?:\s|$)To |\n/) : [];
    throw wrong(reason.replace(/\.$/, ""));
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) {
    throw wrong(`${name} ${text} is not a whole number from 1 to ${groupedCount(most)}`);
  }
  return number;
}

function wrong(what: string): StartProblem {
  return new StartProblem(`Seed: ${what}. npm run seed -- --help explains.`);
}
