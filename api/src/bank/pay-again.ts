import type { BankDesk } from "../insurer/bank/books.ts";
import { lockAccount } from "../insurer/credits.ts";
import { type Benefit, benefitOf, setBenefit } from "./benefit-payments.ts";

export type PaidAgain = Benefit | "NO_ORDER" | "NOT_RETURNED" | "NO_ACCOUNT";

/**
 * Orders a benefit that the bank refused or sent back once more, to the account that the household has today, also one
 * that was tried: for a person who asked the bank. The next round of orders places it.
 */
export async function payAgain(desk: BankDesk, orderId: string): Promise<PaidAgain> {
  const { db, today } = desk;
  const benefit = await benefitOf(desk, orderId);
  if (!benefit) return "NO_ORDER";
  await lockAccount(db, benefit.accountId);
  const account = await db
    .selectFrom("financialAddress as address")
    .innerJoin("account", "account.insuredNumber", "address.insuredNumber")
    .select("address.id")
    .where("account.id", "=", benefit.accountId)
    .where("usage", "=", "REMB")
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .executeTakeFirst();
  if (!account) return "NO_ACCOUNT";
  if (!(await isReturned(desk, benefit))) return "NOT_RETURNED";
  await setBenefit(desk, benefit, { payment: "DUE", paidOn: null });
  return benefit;
}

async function isReturned({ db }: BankDesk, { kind, id }: Benefit): Promise<boolean> {
  const row =
    kind === "DAMAGE"
      ? await db
          .selectFrom("damagePayment")
          .select("payment")
          .where("interactionId", "=", id)
          .forUpdate()
          .executeTakeFirst()
      : await db
          .selectFrom("statement")
          .select("payment")
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
  return row?.payment === "RETURNED";
}
