import { Problem } from "@portal/model/portal/problems.ts";
import { languageOf } from "../../insurer/outbox/account-contact.ts";
import type { DeskWork } from "../call.ts";

/** The account of an open customer; an act that the customer is told of needs one. */
export async function requireCustomer(desk: DeskWork, insuredNumber: number): Promise<string> {
  const accountId = await desk.requireOpen({ insuredNumber });
  if (accountId === null) throw new Problem("CONFLICT", { errorCodes: ["noAccount"] });
  return accountId;
}

/** An act on the customer's behalf, as the insurer's operations take it: in their language, by the member of staff. */
export async function actFor({ db, secrets, staff, correlationId }: DeskWork, accountId: string) {
  return {
    ctx: { secrets, correlationId, language: await languageOf(db, accountId) },
    db,
    session: { id: staff.sessionId, accountId, actor: `staff ${staff.name}` } as const,
  };
}
