import { outcomeOf, paymentsOf } from "@portal/model/cost-sharing/settle.ts";
import { Tiers } from "@portal/model/cost-sharing/care.ts";
import { sql as raw } from "kysely";
import { condition } from "../../core/db/condition.ts";
import type { BankDesk } from "../../insurer/bank/books.ts";
import { placeBenefit } from "../../insurer/bank/place-order.ts";
import { lockAccount } from "../../insurer/credits.ts";
import { ibanBinding } from "../../insurer/iban-binding.ts";
import { type Benefit, returnBenefit, setBenefit } from "../benefit-payments.ts";
import type { SendParts } from "./send-orders.ts";

export type OrderParts = Pick<SendParts, "run" | "secrets" | "today"> & {
  /** Called after the rollback of a payment that failed; the other ones continue. */
  onFailure: (error: unknown) => void;
};

/**
 * Orders the payments of statements and damages on their day, each in one transaction. What the bank refused is ordered
 * again once the household has another account for reimbursements. Two nodes may run it: an order that stands is the
 * only one.
 */
export async function orderBenefits(parts: OrderParts, isStopped = () => false): Promise<void> {
  for (const findNext of [nextStatement, nextDamage]) {
    let after = FIRST;
    while (!isStopped()) {
      const place = after;
      const found = await parts.run((db) => findNext({ ...parts, db }, place));
      if (!found) break;
      after = found.id;
      await parts.run((db) => orderBenefit({ ...parts, db }, found)).catch(parts.onFailure);
    }
  }
}

const FIRST = "00000000-0000-0000-0000-000000000000";

interface DueBenefit extends Benefit {
  insurerCode: string;
  /** The account that may know of the order; nothing for the care of an adult without an account. */
  readerId: string | null;
  financialAddressId: string | null;
}

/** The account for reimbursements of a policyholder on a day. */
const accountOn = (today: string) => raw`left join lateral (select id from financial_address f
  where f.insured_number = owner.insured_number and usage = 'REMB' and valid_from <= ${today}::date
    and valid_to >= ${today}::date order by valid_from desc limit 1) remb on true`;

/** Due, and without an order that stands; or returned, with an account that was not tried yet. */
function isToOrder(column: "statement_id" | "interaction_id") {
  const own = condition`o.${raw.ref(column)} = benefit.id and o.kind = benefit.kind`;
  return condition`(payment = 'DUE' and not exists (select from bank_order o where ${own}
      and o.state in ('OPEN', 'SENT', 'ACCEPTED', 'EXECUTED')))
    or (payment = 'RETURNED' and remb.id is not null and not exists (select from bank_order o
      where ${own} and o.financial_address_id = remb.id))`;
}

async function nextStatement(
  { db, today }: BankDesk,
  after: string,
): Promise<DueBenefit | undefined> {
  const { rows } = await raw<Omit<DueBenefit, "kind">>`
    select benefit.id, owner.id as "accountId", remb.id as "financialAddressId", basic.insurer_code as "insurerCode",
      coalesce(own.id, case when not benefit.is_private then owner.id end) as "readerId"
    from (select *, 'REIMBURSEMENT' as kind from statement
      where payment in ('DUE', 'RETURNED') and pays_on <= ${today}::date) benefit
    join lateral (select a.id, a.insured_number from account_insured link join account a on a.id = link.account_id
      where link.insured_number = benefit.insured_number and a.extranaute_type = 'PPA' order by a.id limit 1) owner on true
    left join lateral (select a.id from account a where a.insured_number = benefit.insured_number
      order by a.id limit 1) own on true
    join lateral (select insurer_code from basic_contract c where c.insured_number = benefit.insured_number
      and valid_from <= benefit.date order by valid_from desc limit 1) basic on true
    ${accountOn(today)}
    where benefit.id > ${after}::uuid and ${isToOrder("statement_id")}
    order by benefit.id limit 1`.execute(db);
  return rows[0] && { ...rows[0], kind: "REIMBURSEMENT" };
}

async function nextDamage({ db, today }: BankDesk, after: string): Promise<DueBenefit | undefined> {
  const { rows } = await raw<Omit<DueBenefit, "kind">>`
    select benefit.id, owner.id as "accountId", owner.id as "readerId", remb.id as "financialAddressId",
      product.insurer_code as "insurerCode"
    from (select *, interaction_id as id, 'DAMAGE' as kind from damage_payment
      where payment in ('DUE', 'RETURNED') and pays_on <= ${today}::date) benefit
    join account owner on owner.id = benefit.account_id
    join lateral (select p.insurer_code from property_contract c join product p on p.code = c.product_code
      where c.no_contract = benefit.no_contract order by c.valid_from desc limit 1) product on true
    ${accountOn(today)}
    where benefit.id > ${after}::uuid and ${isToOrder("interaction_id")}
    order by benefit.id limit 1`.execute(db);
  return rows[0] && { ...rows[0], kind: "DAMAGE" };
}

async function orderBenefit(desk: BankDesk, benefit: DueBenefit): Promise<void> {
  const { kind, id, insurerCode, readerId, financialAddressId } = benefit;
  const { db, secrets, today } = desk;
  if (financialAddressId === null) return returnBenefit(desk, benefit);
  await lockAccount(db, benefit.accountId);
  const { iban, ownerName: name } = await db
    .selectFrom("financialAddress")
    .select(["iban", "ownerName"])
    .where("id", "=", financialAddressId)
    .executeTakeFirstOrThrow();
  const isDamage = kind === "DAMAGE";
  const payee = { iban: secrets.decrypt(ibanBinding(financialAddressId), iban), name };
  await placeBenefit(desk, payee, {
    kind,
    carrier: { law: isDamage ? "LCA" : "LAMAL", insurerCode },
    amount: await (isDamage ? damageOf(desk, id) : reimbursementOf(desk, id)),
    executeOn: today,
    accountId: readerId,
    financialAddressId,
    statementId: isDamage ? null : id,
    interactionId: isDamage ? id : null,
  });
  await setBenefit(desk, benefit, { payment: "DUE", paidOn: null });
}

async function damageOf({ db }: BankDesk, id: string): Promise<number> {
  const damage = db.selectFrom("damagePayment").select("amount").where("interactionId", "=", id);
  return (await damage.executeTakeFirstOrThrow()).amount;
}

async function reimbursementOf({ db }: BankDesk, id: string): Promise<number> {
  const lines = await db
    .selectFrom("statementLine")
    .select(["tiers", "billed", "basicPaid", "supplementaryPaid"])
    .where("statementId", "=", id)
    .execute();
  return outcomeOf(lines.map(({ tiers, ...line }) => paymentsOf(Tiers.parse(tiers), line)))
    .toBePaidToYou;
}
