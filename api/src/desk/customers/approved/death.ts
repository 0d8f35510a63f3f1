import type { DeskDeath } from "@portal/model/desk/life-events.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import { reportDeath } from "../../../insurer/people/report-death.ts";
import type { ApprovalAct } from "../../approvals/approval-act.ts";
import type { DeskCall, DeskWork } from "../../call.ts";
import { askForPerson, ForCustomer, lockAccount } from "./ask-for-customer.ts";

const Payload = ForCustomer.extend({
  person: z.string(),
  diedOn: z.string(),
  document: z.string(),
  reportedBy: z.string(),
});
type Payload = z.infer<typeof Payload>;

/** A reported death. The person cannot take it back, so a colleague reads the document first. */
export const deathAct: ApprovalAct<Payload> = {
  name: "death",
  right: "approvals.decide",
  payload: Payload,
  async carryOut(desk, death) {
    const { accountId, insuredNumber, diedOn, document, reportedBy } = death;
    await lockAccount(desk, accountId);
    await requirePossible(desk, death);
    await reportDeath(desk.db, { insuredNumber, diedOn });
    await desk.note({
      action: "death reported",
      subject: String(insuredNumber),
      accountId,
      before: { diedOn: null },
      after: { diedOn, document, reportedBy },
    });
  },
};

/** Asks a colleague to approve the report of a person's death. */
export function askDeath(
  call: DeskCall,
  insuredNumber: number,
  { checked, ...death }: DeskDeath,
): Promise<{ id: string }> {
  return askForPerson(call, {
    insuredNumber,
    checked,
    act: deathAct,
    prepare: async (desk, customer) => {
      const person = await requirePossible(desk, { insuredNumber, diedOn: death.diedOn });
      return { ...customer, person, ...death };
    },
  });
}

/** Requires a living person who was born by then, and returns their name. */
async function requirePossible(
  { db }: DeskWork,
  { insuredNumber, diedOn }: { insuredNumber: number; diedOn: string },
): Promise<string> {
  const person = await db
    .selectFrom("insured")
    .select(["firstname", "lastname", "birthdate", "diedOn"])
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  if (person.diedOn !== null) throw new Problem("CONFLICT", { errorCodes: ["dead"] });
  if (diedOn < person.birthdate)
    throw new Problem("INVALID", { fields: { diedOn: "date.format" } });
  return `${person.firstname} ${person.lastname}`;
}
