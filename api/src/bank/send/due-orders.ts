import type { Kysely } from "kysely";
import { isQrIban } from "@portal/model/typing/iban.ts";
import { noClearingIn } from "@portal/model/banks.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import { condition } from "../../core/db/condition.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { BankDesk, Books } from "../../insurer/bank/books.ts";
import { orderIbanBinding } from "../../insurer/bank/place-order.ts";
import { ibanBinding } from "../../insurer/iban-binding.ts";

/** The most orders of one message. */
const MOST = 500;

/** An order with everything that its message says. */
export interface DueOrder {
  id: string;
  insurerCode: string;
  amount: number;
  iban: string;
  name: string;
  /** Of a direct debit. */
  scheme?: "LSV" | "SDD";
  reference?: string;
  /** Of a transfer: what it is for, in the words of the recipient's statement. */
  words?: string;
}

/** What is above the limit of one person waits until a second one releases it at the desk. */
const isReleased = condition`release is distinct from 'WAITING'`;

/** Open payouts, benefits and refunds up to a day, under their row locks. */
export async function dueTransfers({ db, secrets, today }: BankDesk): Promise<DueOrder[]> {
  const rows = await db
    .selectFrom("bankOrder")
    .select(["id", "insurerCode", "amount", "iban", "name", "kind"])
    .where("state", "=", "OPEN")
    .where("kind", "!=", "DEBIT")
    .where(isReleased)
    .where("executeOn", "<=", today)
    .orderBy("accountId")
    .orderBy("id")
    .limit(MOST)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.flatMap(({ id, insurerCode, amount, iban, name }) =>
    iban === null
      ? []
      : {
          id,
          insurerCode,
          amount,
          name: name ?? "",
          iban: secrets.decrypt(orderIbanBinding(id), iban),
        },
  );
}

/**
 * Open direct debits up to a day, under their row locks, with the amount that is still due. One that is paid or put off
 * meanwhile is withdrawn; one without an account waits for it.
 */
export async function dueDebits(desk: BankDesk, books: Books): Promise<DueOrder[]> {
  const { db, today } = desk;
  const rows = await db
    .selectFrom("bankOrder")
    .innerJoin("invoice", "invoice.no", "bankOrder.invoiceNo")
    .innerJoin("account", "account.id", "invoice.accountId")
    .select(["bankOrder.id", "bankOrder.insurerCode", "amount", "reason", "invoice.no"])
    .select(["invoice.bvrNumber", "invoice.paymentMode", "account.insuredNumber"])
    .where("bankOrder.state", "=", "OPEN")
    .where("bankOrder.kind", "=", "DEBIT")
    .where("executeOn", "<=", today)
    .orderBy("reason", (order) => order.nullsFirst())
    .orderBy("bankOrder.accountId")
    .orderBy("bankOrder.id")
    .limit(MOST)
    .forUpdate("bankOrder")
    .skipLocked()
    .execute();
  const due: DueOrder[] = [];
  for (const { id, no, bvrNumber: reference, insurerCode, ...row } of rows) {
    const left = await books.dueOfDebit(desk, no);
    if (left === 0) {
      await change(db, id, { state: "WITHDRAWN" });
      continue;
    }
    const account = await debitAccount(desk, row.insuredNumber);
    if (!account) {
      if (row.reason === null) await change(db, id, { reason: "NO_ACCOUNT" });
      continue;
    }
    if (left !== row.amount) await change(db, id, { amount: left });
    const scheme = PaymentMode.parse(row.paymentMode) === "SDD" ? "SDD" : "LSV";
    due.push({ id, insurerCode, amount: left, ...account, scheme, reference });
  }
  return due;
}

function change(
  db: Kysely<Tables>,
  id: string,
  values: { state?: string; reason?: string; amount?: number },
) {
  return db.updateTable("bankOrder").set(values).where("id", "=", id).execute();
}

/** The customer's account for direct debits today. Banks in Switzerland and Liechtenstein alone take part. */
async function debitAccount(
  { db, secrets, today }: BankDesk,
  insuredNumber: number,
): Promise<{ iban: string; name: string } | undefined> {
  const found = await db
    .selectFrom("financialAddress")
    .select(["id", "iban", "ownerName"])
    .where("insuredNumber", "=", insuredNumber)
    .where("usage", "=", "PRLV")
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const iban = secrets.decrypt(ibanBinding(found.id), found.iban);
  const isSwiss = noClearingIn(iban) !== undefined && !isQrIban(iban);
  return isSwiss ? { iban, name: found.ownerName } : undefined;
}
