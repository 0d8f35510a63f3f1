import { followInstalments, restDue } from "@portal/model/invoices/arrangement.ts";
import type { WorkingDay } from "@portal/model/invoices/dunning.ts";
import { noteDecision } from "../../insurer/audit.ts";
import type { JobContext } from "../job-context.ts";
import { sendReminder } from "./send-reminder.ts";
import type { InvoiceOfAccount } from "../stored-invoice.ts";

/** Ends an arrangement whose instalments are overdue for too long: the rest is due, and dunning continues. */
export async function followArrangement(
  job: JobContext,
  owed: InvoiceOfAccount,
  workingDay: WorkingDay,
): Promise<void> {
  const { db, today } = job;
  const { invoice, accountId } = owed;
  const { no } = invoice;
  const { instalments, paidOfArrangement, instalmentTolerance: tolerance } = invoice;
  const parts = followInstalments(instalments, paidOfArrangement, { today, workingDay, tolerance });
  const deadline = restDue(parts, today, workingDay);
  if (!deadline) return;
  await db
    .updateTable("invoice")
    .set({ arrangementEndedOn: today, deadline })
    .where("no", "=", no)
    .execute();
  await noteDecision(db, {
    actor: "office",
    accountId,
    action: "invoice arrangement ended",
    subject: no,
  });
  await sendReminder(job, owed, { step: "PLAN_ENDED", fee: 0, interest: 0, deadline });
}
