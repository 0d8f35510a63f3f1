import { Problem } from "@portal/model/portal/problems.ts";
import { sqlCode } from "../../core/db/connection-errors.ts";

const TRIES = 4;
const DEADLOCK = "40P01";
const SERIALIZATION = "40001";
const UNIQUE = "23505";
/** A row that is referred to is missing; a value is outside of what its column may hold. */
const UNFIT = new Set(["23502", "23503", "23514", "22001", "22003", "22007", "22008"]);

/**
 * Repeats a transaction that the database broke off in favour of another one. A rule of the tables that the data break
 * is a refusal: it is the sender's to correct.
 */
export async function retriedOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error ? sqlCode(error) : "";
      if (code === UNIQUE) throw new Problem("CONFLICT", { fields: { data: constraintOf(error) } });
      if (UNFIT.has(code)) throw new Problem("INVALID", { fields: { data: constraintOf(error) } });
      if ((code !== DEADLOCK && code !== SERIALIZATION) || tries === TRIES) throw error;
    }
  }
}

/** The name of the rule, which quotes no value. */
function constraintOf(error: unknown): string {
  const isNamed = error instanceof Error && "constraint" in error;
  return isNamed && typeof error.constraint === "string" ? error.constraint : "invalid";
}
