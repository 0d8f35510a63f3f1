import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { ledgerOf, type Movement, MovementKind } from "@portal/model/invoices/ledger.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Kysely, sql as raw } from "kysely";
import { Names } from "../../insurer/cover/stored-shapes.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { StatedAccount } from "./statement-paper.ts";
import { selectInvoices, storedInvoice } from "../stored-invoice.ts";

interface LedgerQuery {
  accountId: string;
  from: string;
  to: string;
  language: Language;
}

/** An account's movements with each insurer in a period; insurers without any are left out. */
export async function readAccounts(
  db: Kysely<Tables>,
  wanted: LedgerQuery,
): Promise<StatedAccount[]> {
  const { accountId, language } = wanted;
  const { rows } = await movementsOf(accountId).execute(db);
  const open = await openByCarrier(db, accountId);
  const byCarrier = Map.groupBy(rows, carrierKey);
  const accounts = [...byCarrier].map(([key, moved]) => {
    const { names, insurerCode = "" } = moved[0] ?? {};
    const ledger = ledgerOf(moved.map(movementOf), wanted);
    const owed = open.get(key) ?? 0;
    return {
      insurer: Names.nullish().parse(names)?.[language] ?? insurerCode,
      ...ledger,
      open: owed,
      held: owed - ledger.closing,
    };
  });
  return accounts.filter(({ opening, movements }) => opening !== 0 || movements.length > 0);
}

interface Row {
  law: string;
  insurerCode: string;
  names: unknown;
  movedOn: string;
  kind: string;
  invoiceNo: string | null;
  debit: number;
  credit: number;
}

const movementsOf = (accountId: string) =>
  raw<Row>`select m.law, m.insurer_code, insurer.names, m.moved_on, m.kind, m.invoice_no, m.debit, m.credit
    from account_movement m left join insurer on insurer.code = m.insurer_code
    where m.account_id = ${accountId}
    order by m.law, m.insurer_code, m.moved_on, m.place, m.invoice_no`;

function carrierKey({ law, insurerCode }: Pick<Row, "law" | "insurerCode">): string {
  return `${InsuranceLaw.parse(law)} ${insurerCode}`;
}

function movementOf({ movedOn, kind, invoiceNo, debit, credit }: Row): Movement {
  return { movedOn, kind: MovementKind.parse(kind), invoiceNo, debit, credit };
}

async function openByCarrier(db: Kysely<Tables>, accountId: string): Promise<Map<string, number>> {
  const { rows } = await db.executeQuery(
    selectInvoices.where("invoice.accountId", "=", accountId).compile(),
  );
  const open = new Map<string, number>();
  for (const { carrier, toBePaid } of rows.map(storedInvoice)) {
    const key = carrierKey(carrier);
    open.set(key, (open.get(key) ?? 0) + toBePaid);
  }
  return open;
}
