import { unpaidStatuses } from "@portal/model/invoices/invoice.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { lockAccount } from "../../insurer/credits.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";

const act = { right: "books", role: "jobs" } as const;

/** Holds the reminders of an invoice back. A colleague who was faster is named. */
export function holdReminder(call: DeskCall, no: string, reason: string): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, staff, note } = desk;
    const { accountId, status } = await lockedDebt(desk, no);
    if (!unpaidStatuses.some((one) => one === status))
      throw new Problem("CONFLICT", { errorCodes: ["notOpen"] });
    const made = await db
      .insertInto("dunningHold")
      .values({ invoiceNo: no, accountId, reason, heldBy: staff.staffId })
      .onConflict((conflict) => conflict.doNothing())
      .returning("invoiceNo")
      .executeTakeFirst();
    if (!made) {
      const takenBy = (await holdOf(desk, no))?.name;
      throw new Problem("CONFLICT", { errorCodes: ["held"], ...(takenBy && { takenBy }) });
    }
    await note({ action: "invoice reminder held", subject: no, accountId, after: { reason } });
  });
}

/** Lets the reminders of an invoice go again. */
export function letReminderGo(call: DeskCall, no: string): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, note } = desk;
    const { accountId } = await lockedDebt(desk, no);
    const before = await holdOf(desk, no);
    if (!before) throw new Problem("CONFLICT", { errorCodes: ["notHeld"] });
    await db.deleteFrom("dunningHold").where("invoiceNo", "=", no).execute();
    await note({ action: "invoice reminder let go", subject: no, accountId, before });
  });
}

/** The account is locked, so that the job does not remind at the same time. */
async function lockedDebt({ db }: DeskWork, no: string) {
  const owner = await db
    .selectFrom("invoice")
    .select("accountId")
    .where("no", "=", no)
    .executeTakeFirst();
  if (!owner) throw new Problem("NOT_FOUND");
  await lockAccount(db, owner.accountId);
  return db
    .selectFrom("invoice")
    .select(["accountId", "status"])
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
}

function holdOf({ db }: DeskWork, no: string) {
  return db
    .selectFrom("dunningHold as h")
    .innerJoin("staff as s", "s.id", "h.heldBy")
    .select(["h.reason", "s.name"])
    .where("h.invoiceNo", "=", no)
    .executeTakeFirst();
}
