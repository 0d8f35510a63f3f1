import type { BankDesk } from "../insurer/bank/books.ts";
import type { Statement } from "./read/booking.ts";

/** Stores the balances of a statement, and warns when it does not continue the statement before. */
export async function noteStatement(
  { db }: BankDesk,
  fileId: string,
  { iban, statementId, ...balances }: Statement,
): Promise<boolean> {
  const before = await db
    .selectFrom("bankStatement")
    .select(["closing", "closedOn"])
    .where("iban", "=", iban)
    .where("closing", "is not", null)
    .where("closedOn", "<=", balances.openedOn ?? "1900-01-01")
    .orderBy("closedOn", "desc")
    .limit(1)
    .executeTakeFirst();
  const made = await db
    .insertInto("bankStatement")
    .values({ fileId, iban, statementId, ...balances })
    .onConflict((conflict) => conflict.doNothing())
    .returning("fileId")
    .executeTakeFirst();
  const isGap = before && balances.opening !== undefined && before.closing !== balances.opening;
  if (made && isGap) {
    const warning = {
      warning: "GAP",
      iban,
      closedOn: before.closedOn,
      openedOn: balances.openedOn,
    };
    await db
      .updateTable("bankFile")
      .set({ warnings: JSON.stringify([warning]) })
      .where("id", "=", fileId)
      .execute();
  }
  return made !== undefined;
}
