import type { DeskWork } from "../call.ts";

/** The end date that means "no end" in the database. */
const NO_END = "9999-12-31";

/** The people of the account, or the person alone where there is no account: other open customers stay out. */
export async function peopleOn(
  { db }: DeskWork,
  { accountId, insuredNumber }: { accountId: string | null; insuredNumber: number },
): Promise<number[]> {
  if (accountId === null) return [insuredNumber];
  const rows = await db
    .selectFrom("accountInsured")
    .select("insuredNumber")
    .where("accountId", "=", accountId)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.insuredNumber);
}

export function openEnd(day: string): string | null {
  return day >= NO_END ? null : day;
}
