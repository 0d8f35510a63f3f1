import { type FourEyesRequest, fourEyesRequests } from "@portal/model/desk/approved-acts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { requestReference } from "@portal/model/requests/receipt.ts";
import { BankAccountDetails, DeletionDetails } from "@portal/model/requests/stored-details.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { safeParse } from "zod/mini";
import { carryOutDecision } from "../../insurer/requests/decision.ts";
import { detailsBinding } from "../../insurer/requests/kinds.ts";
import type { ApprovalAct } from "../approvals/approval-act.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import type { DeskWork } from "../call.ts";

const Payload = z.object({
  requestId: z.uuid(),
  accountId: z.nullable(z.uuid()),
  request: z.string(),
  name: z.optional(z.string()),
  insuredNumber: z.optional(z.int()),
  usage: z.optional(z.string()),
  ownerFullname: z.optional(z.string()),
  iban: z.optional(z.string()),
  startOfValidity: z.optional(z.string()),
  scope: z.optional(z.string()),
});
type Payload = z.infer<typeof Payload>;

/** A request of a customer that a clerk approved and a colleague approves too. The kind's own rules may still refuse it. */
export const requestApprovals = Object.values(fourEyesRequests).map(
  (name): ApprovalAct<Payload> => ({
    name,
    right: "approvals.decide",
    payload: Payload,
    async carryOut(desk, { requestId, accountId }, { kinds }) {
      const { actor, note } = desk;
      // Noted first: the decision ends the clerk's access to the case.
      await note({ action: "request approved", subject: requestId, accountId });
      await carryOutDecision(desk, kinds, {
        id: requestId,
        decider: "CLERK",
        actor,
        decision: { decision: "approved" },
      });
    },
  }),
);

/** Asks a colleague to approve a request of a customer too. The same request waits once. */
export async function askRequestApproval(
  desk: DeskWork,
  { id, type, accountId }: { id: string; type: FourEyesRequest; accountId: string | null },
): Promise<string> {
  if (await waitingApprovalOf(desk, id))
    throw new Problem("CONFLICT", { errorCodes: ["fourEyes"] });
  const { db, secrets } = desk;
  const row = await db
    .selectFrom("interaction as i")
    .leftJoin("insured as p", "p.insuredNumber", "i.insuredNumber")
    .select(["i.details", "i.insuredNumber", "p.firstname", "p.lastname"])
    .where("i.id", "=", id)
    .executeTakeFirstOrThrow();
  const { details, insuredNumber, firstname, lastname } = row;
  const request = requestReference(id);
  const payload: Payload = {
    requestId: id,
    accountId,
    request,
    ...(insuredNumber !== null && { insuredNumber, name: `${firstname} ${lastname}` }),
    ...told(JSON.parse(secrets.decrypt(detailsBinding(id), details))),
  };
  const act = { name: fourEyesRequests[type] };
  // The customer's wish has no reason of its own: its reference leads to it.
  return askApproval(desk, act, { payload, reason: request, accountId, caseId: id });
}

/** What the colleague reads of the request. */
function told(details: unknown): Partial<Payload> {
  const account = safeParse(BankAccountDetails, details);
  if (account.success) {
    const { usage, ownerName, accountNumber, startingDate } = account.data;
    return { usage, ownerFullname: ownerName, iban: accountNumber, startOfValidity: startingDate };
  }
  const deletion = safeParse(DeletionDetails, details);
  return deletion.success ? { scope: deletion.data.scope } : {};
}

/** Who asked a colleague to approve the request, and when; an approval that expired no longer counts. */
export function waitingApprovalOf({ db }: Pick<DeskWork, "db">, id: string) {
  return db
    .selectFrom("staffApproval as a")
    .innerJoin("staff as s", "s.id", "a.askedBy")
    .select(["s.name", "a.askedAt"])
    .where("a.caseId", "=", id)
    .where("a.state", "=", "WAITING")
    .where("a.expiresAt", ">", raw<Date>`now()`)
    .executeTakeFirst();
}
