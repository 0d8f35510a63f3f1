import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { ApprovalAct } from "../../approvals/approval-act.ts";
import { approvalBinding, askApproval } from "../../approvals/ask-approval.ts";
import { type DeskCall, type DeskWork, deskAct } from "../../call.ts";
import { requireCustomer } from "../act-for.ts";

/** What each payload says of the customer. */
export const ForCustomer = z.object({
  accountId: z.uuid(),
  insuredNumber: z.int(),
  name: z.string(),
  /** How the clerk made sure whom they speak to. */
  checked: z.string(),
});
export type ForCustomer = z.infer<typeof ForCustomer>;

interface Asking<Payload> {
  insuredNumber: number;
  checked: string;
  act: ApprovalAct<Payload>;
  /** Refuses what could not be carried out, before a colleague is asked. */
  prepare: (desk: DeskWork, customer: ForCustomer) => Promise<Payload>;
}

/** Asks a colleague to approve an act for an open customer whose account is in use. The same act waits once. */
export function askForCustomer<Payload>(
  call: DeskCall,
  { insuredNumber, checked, act, prepare }: Asking<Payload>,
): Promise<{ id: string }> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const accountId = await requireCustomer(desk, insuredNumber);
    const name = await lockUsedAccount(desk, accountId);
    if ((await waitingFor(desk, act.name, accountId)).length > 0) throw alreadyAsked();
    const payload = await prepare(desk, { accountId, insuredNumber, name, checked });
    return { id: await askApproval(desk, act, { payload, reason: checked, accountId }) };
  });
}

/**
 * Asks a colleague to approve an act about a person of an open customer, whether their account is in use or not. The
 * same act waits once for each person.
 */
export function askForPerson<Payload extends ForCustomer>(
  call: DeskCall,
  { insuredNumber, checked, act, prepare }: Asking<Payload>,
): Promise<{ id: string }> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const accountId = await requireCustomer(desk, insuredNumber);
    const name = await lockAccount(desk, accountId);
    const waiting = await waitingFor(desk, act.name, accountId);
    if (waiting.some((one) => one.insuredNumber === insuredNumber)) throw alreadyAsked();
    const payload = await prepare(desk, { accountId, insuredNumber, name, checked });
    return { id: await askApproval(desk, act, { payload, reason: checked, accountId }) };
  });
}

/** The name on an account. The lock puts two acts about one account in a row. */
export async function lockAccount({ db }: DeskWork, accountId: string): Promise<string> {
  const { displayName } = await db
    .selectFrom("account")
    .select("displayName")
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return displayName;
}

/** The name on an account that is open and has a login. The lock puts two acts about one account in a row. */
export async function lockUsedAccount({ db }: DeskWork, accountId: string): Promise<string> {
  const account = await db
    .selectFrom("account")
    .select(["displayName", "lockedAt", "loginEmail"])
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account || account.lockedAt !== null || account.loginEmail === null)
    throw new Problem("CONFLICT", { errorCodes: ["notInUse"] });
  return account.displayName;
}

/** Whom the acts of a name are about that wait for an account. */
async function waitingFor(
  { db, secrets }: DeskWork,
  act: string,
  accountId: string,
): Promise<ForCustomer[]> {
  const waiting = await db
    .selectFrom("staffApproval")
    .select(["id", "payload"])
    .where("accountId", "=", accountId)
    .where("act", "=", act)
    .where("state", "=", "WAITING")
    .where("expiresAt", ">", raw<Date>`now()`)
    .execute();
  return waiting.map(({ id, payload }) =>
    ForCustomer.parse(JSON.parse(secrets.decrypt(approvalBinding(id), payload))),
  );
}

function alreadyAsked(): Problem {
  return new Problem("CONFLICT", { errorCodes: ["asked"] });
}
