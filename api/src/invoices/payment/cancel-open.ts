import { cancelInvoice } from "../../insurer/credits.ts";
import type { CancelRefusal, LockedDebt } from "../../insurer/receivables.ts";
import type { JobContext } from "../job-context.ts";
import { type Locked, lockedWithAccount } from "../stored-invoice.ts";
import { payDebts } from "./pay-debts.ts";

/** An invoice that can be cancelled, under the locks of its account and its row; otherwise why it cannot. */
export async function cancellable(
  job: JobContext,
  no: string,
): Promise<LockedDebt | CancelRefusal> {
  const found = await openInvoice(job, no);
  return typeof found === "string" ? found : debtOf(found);
}

/** Cancels an invoice that is not paid in full. What was paid of it becomes a credit, which pays other debts. */
export async function cancelOpen(job: JobContext, no: string): Promise<LockedDebt | CancelRefusal> {
  const found = await openInvoice(job, no);
  if (typeof found === "string") return found;
  const { accountId, invoice } = found.owed;
  const { carrier } = invoice;
  await cancelInvoice(job.db, { no, accountId, carrier, paid: found.row.paid }, job.today);
  await payDebts(job, { accountId, carrier });
  return debtOf(found);
}

async function openInvoice({ db }: JobContext, no: string): Promise<Locked | CancelRefusal> {
  const found = await lockedWithAccount(db, no);
  if (!found) return "UNKNOWN";
  const { status } = found.row;
  return status === "REGLEE" || status === "ANNULEE" ? status : found;
}

function debtOf({ row, owed }: Locked): LockedDebt {
  const { accountId, invoice } = owed;
  return { accountId, holder: invoice.holder, amount: row.totalAmount + row.fees };
}
