import { z } from "zod";

/** How a bill came to us. */
export const ClaimChannel = /* @__PURE__ */ z.enum(["CUSTOMER", "PROVIDER"]);
export type ClaimChannel = z.infer<typeof ClaimChannel>;

/** Statements are counted for each person and year: `2026-4218730-003`. */
export function statementNumberOf(date: string, insuredNumber: number, count: number): string {
  return `${date.slice(0, 4)}-${insuredNumber}-${String(count).padStart(3, "0")}`;
}
