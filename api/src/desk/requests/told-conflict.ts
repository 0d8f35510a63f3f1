import { firstErrorCode, Problem } from "@portal/model/portal/problems.ts";
import { nameIn } from "./list-waiting.ts";

/** Runs an act; the later one of two is told the name of the colleague who was faster, as people say it. */
export async function toldConflict<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { takenBy } = error instanceof Problem ? error.details : {};
    if (!(error instanceof Problem) || typeof takenBy !== "string") throw error;
    const code = firstErrorCode(error.details) ?? "taken";
    throw new Problem("CONFLICT", { errorCodes: [code], takenBy: nameIn(takenBy) });
  }
}
