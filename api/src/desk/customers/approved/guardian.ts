import { swissPostalAddress } from "@portal/model/addresses/postal-addresses.ts";
import type { DeskGuardian, DeskGuardianEnd } from "@portal/model/desk/life-events.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import { parse } from "../../../core/http/parse.ts";
import { type NewAddress, swissPlace } from "../../../insurer/addresses/place-move.ts";
import {
  appointGuardian,
  endGuardianship,
  guardianOf,
} from "../../../insurer/people/guardianship.ts";
import type { ApprovalAct } from "../../approvals/approval-act.ts";
import type { DeskCall, DeskWork } from "../../call.ts";
import { localityOf } from "../move-customer.ts";
import { askForPerson, ForCustomer, lockAccount } from "./ask-for-customer.ts";

const Appointment = ForCustomer.extend({
  guardian: z.string(),
  authority: z.string(),
  since: z.string(),
  street: z.string(),
  number: z.string(),
  npa: z.string(),
  city: z.string(),
});
type Appointment = z.infer<typeof Appointment>;

/** A guardian for the holder of an account, who then concludes nothing by themselves. */
export const guardianAct: ApprovalAct<Appointment> = {
  name: "guardian",
  right: "approvals.decide",
  payload: Appointment,
  async carryOut(desk, { accountId, insuredNumber, ...given }) {
    const { guardian, authority, since } = given;
    await lockAccount(desk, accountId);
    await requireFree(desk, { accountId, insuredNumber, since });
    const address = await addressOf(desk, given);
    const ward = { accountId, insuredNumber, today: desk.today };
    await appointGuardian(desk.db, ward, { guardian, authority, since, address });
    const after = { guardian, authority, since, ...address };
    await desk.note({ action: "guardian appointed", accountId, before: null, after });
  },
};

const Ending = ForCustomer.extend({ guardian: z.string(), endedOn: z.string() });
type Ending = z.infer<typeof Ending>;

/** The end of a guardianship: the holder concludes by themselves again. */
export const guardianEndAct: ApprovalAct<Ending> = {
  name: "guardian ended",
  right: "approvals.decide",
  payload: Ending,
  async carryOut(desk, { accountId, insuredNumber, endedOn }) {
    await lockAccount(desk, accountId);
    const before = await requireGuarded(desk, { accountId, insuredNumber, endedOn });
    const ward = { accountId, insuredNumber, today: desk.today };
    await endGuardianship(desk.db, ward, endedOn);
    await desk.note({ action: "guardianship ended", accountId, before, after: { endedOn } });
  },
};

/** Asks a colleague to approve the guardian of an account's holder. */
export function askGuardian(
  call: DeskCall,
  insuredNumber: number,
  { checked, ...given }: DeskGuardian,
): Promise<{ id: string }> {
  return askForPerson(call, {
    insuredNumber,
    checked,
    act: guardianAct,
    prepare: async (desk, customer) => {
      await requireFree(desk, { ...customer, since: given.since });
      await addressOf(desk, given);
      return { ...customer, ...given };
    },
  });
}

/** Asks a colleague to approve the end of a guardianship. */
export function askGuardianEnd(
  call: DeskCall,
  insuredNumber: number,
  { checked, endedOn }: DeskGuardianEnd,
): Promise<{ id: string }> {
  return askForPerson(call, {
    insuredNumber,
    checked,
    act: guardianEndAct,
    prepare: async (desk, customer) => {
      const { guardian } = await requireGuarded(desk, { ...customer, endedOn });
      return { ...customer, guardian, endedOn };
    },
  });
}

interface Holder {
  accountId: string;
  insuredNumber: number;
}

/** Requires the person's own account without a guardian, and a day after the birth. */
async function requireFree(
  desk: DeskWork,
  { since, ...holder }: Holder & { since: string },
): Promise<void> {
  const { birthdate } = await requireHolder(desk, holder);
  if (await guardianOf(desk.db, holder.accountId))
    throw new Problem("CONFLICT", { errorCodes: ["hasGuardian"] });
  if (since < birthdate) throw new Problem("INVALID", { fields: { since: "date.format" } });
}

/** Requires a guardian, who may be known to the core system alone, and a day after the appointment. */
async function requireGuarded(
  desk: DeskWork,
  { endedOn, ...holder }: Holder & { endedOn: string },
): Promise<{ guardian: string; since: string | null }> {
  const { sousTutelle, birthdate } = await requireHolder(desk, holder);
  const running = await guardianOf(desk.db, holder.accountId);
  if (!running && !sousTutelle) throw new Problem("CONFLICT", { errorCodes: ["noGuardian"] });
  if (endedOn < (running?.since ?? birthdate))
    throw new Problem("INVALID", { fields: { endedOn: "date.format" } });
  return { guardian: running?.guardian ?? "", since: running?.since ?? null };
}

/** Requires that the account is the person's own: a guardian acts for one person. */
async function requireHolder({ db }: DeskWork, { accountId, insuredNumber }: Holder) {
  const holder = await db
    .selectFrom("account as a")
    .innerJoin("insured as p", "p.insuredNumber", "a.insuredNumber")
    .select(["a.sousTutelle", "p.birthdate", "p.diedOn"])
    .where("a.id", "=", accountId)
    .where("a.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  if (!holder) throw new Problem("CONFLICT", { errorCodes: ["otherAccount"] });
  if (holder.diedOn !== null) throw new Problem("CONFLICT", { errorCodes: ["dead"] });
  return holder;
}

/** The guardian's address, in a listed locality. */
async function addressOf(
  { db, today }: DeskWork,
  { street, number, npa, city }: Pick<DeskGuardian, "street" | "number" | "npa" | "city">,
): Promise<NewAddress> {
  const swissLocalityId = await localityOf(db, npa, city);
  const address = { street, number, complement: "", npa, swissLocalityId };
  const use = { postalUse: "CORRESPONDANCE", startOfValidity: today };
  return swissPlace(db, parse(swissPostalAddress(today), { ...address, ...use }));
}
