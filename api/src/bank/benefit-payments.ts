import type { BenefitPayment } from "@portal/model/statements.ts";
import type { BankDesk } from "../insurer/bank/books.ts";
import { benefitReturned } from "../insurer/bank/benefit-messages.ts";
import { languageOf } from "../insurer/outbox/account-contact.ts";
import { sendByPreference } from "../insurer/outbox/send-by-preference.ts";

/** What a statement reimburses, or what is paid for a damage. */
export interface Benefit {
  kind: "REIMBURSEMENT" | "DAMAGE";
  /** The statement, or the request about the damage. */
  id: string;
  /** The account of the household, to whose account for reimbursements it goes. */
  accountId: string;
}

/** Says how the payment of a benefit stands. Returns whether it stood otherwise before. */
export async function setBenefit(
  { db }: BankDesk,
  { kind, id }: Pick<Benefit, "kind" | "id">,
  state: { payment: BenefitPayment; paidOn: string | null },
): Promise<boolean> {
  const changed =
    kind === "DAMAGE"
      ? await db
          .updateTable("damagePayment")
          .set(state)
          .where("interactionId", "=", id)
          .where("payment", "!=", state.payment)
          .returning("payment")
          .execute()
      : await db
          .updateTable("statement")
          .set(state)
          .where("id", "=", id)
          .where("payment", "!=", state.payment)
          .returning("payment")
          .execute();
  return changed.length > 0;
}

/** The money of a benefit did not reach the customer, who is told once how to get it. */
export async function returnBenefit(desk: BankDesk, benefit: Benefit): Promise<void> {
  const { db, secrets } = desk;
  const { accountId } = benefit;
  if (!(await setBenefit(desk, benefit, { payment: "RETURNED", paidOn: null }))) return;
  const language = await languageOf(db, accountId);
  const message = { template: benefitReturned.key, language, parameters: {}, accountId };
  await sendByPreference(db, secrets, { ...message, about: "refundNew", isNeeded: true });
}

/** The benefit of an order, with the account of the household. */
export async function benefitOf({ db }: BankDesk, orderId: string): Promise<Benefit | undefined> {
  const order = await db
    .selectFrom("bankOrder")
    .leftJoin("statement", "statement.id", "bankOrder.statementId")
    .leftJoin("accountInsured as link", "link.insuredNumber", "statement.insuredNumber")
    .leftJoin("account as owner", (join) =>
      join.onRef("owner.id", "=", "link.accountId").on("owner.extranauteType", "=", "PPA"),
    )
    .select(["kind", "statementId", "interactionId", "bankOrder.accountId", "owner.id as ownerId"])
    .where("bankOrder.id", "=", orderId)
    .orderBy("owner.id", (owner) => owner.nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (order?.kind === "REIMBURSEMENT" && order.statementId !== null) {
    const accountId = order.ownerId ?? order.accountId;
    return accountId === null
      ? undefined
      : { kind: "REIMBURSEMENT", id: order.statementId, accountId };
  }
  if (order?.kind !== "DAMAGE" || order.interactionId === null || order.accountId === null)
    return undefined;
  return { kind: "DAMAGE", id: order.interactionId, accountId: order.accountId };
}
