import { fullDate } from "@portal/model/calendar/full-dates.ts";
import type { DeskBankAccount } from "@portal/model/desk/approved-acts.ts";
import { financialUsages } from "@portal/model/codes.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import { accountChangeCalled, calledSentences } from "../../../insurer/bank-accounts/messages.ts";
import {
  checkBankAccount,
  type CheckedBankAccount,
  type OwnerHome,
  submitBankAccount,
} from "../../../insurer/bank-accounts/place-bank-account.ts";
import { phoneNumberOf } from "../../../insurer/outbox/account-contact.ts";
import { sendOnAllChannels } from "../../../insurer/outbox/send-on-all-channels.ts";
import { waitADay } from "../../../insurer/requests/wait-a-day.ts";
import { writeChangeLetter } from "../../../insurer/sign-in/changes/write-letter.ts";
import type { ApprovalAct } from "../../approvals/approval-act.ts";
import type { DeskCall, DeskWork } from "../../call.ts";
import { actFor } from "../act-for.ts";
import { askForCustomer, ForCustomer, lockUsedAccount } from "./ask-for-customer.ts";

const Payload = ForCustomer.extend({
  usage: z.enum(financialUsages),
  ownerFullname: z.string(),
  iban: z.string(),
  startOfValidity: z.string(),
});
type Payload = z.infer<typeof Payload>;

/**
 * An approved bank account becomes the customer's request with its origin. Every way that is left tells of it, and it is
 * applied a day later unless the customer withdraws it.
 */
export const bankAccountAct: ApprovalAct<Payload> = {
  name: "bank account",
  right: "approvals.decide",
  payload: Payload,
  async carryOut(desk, change) {
    const { accountId } = change;
    await lockUsedAccount(desk, accountId);
    const checked = await checkedAccount(desk, change);
    const act = await actFor(desk, accountId);
    const { request, ending } = await submitBankAccount(act, change, checked);
    const dueAt = await waitADay(desk.db, request);
    const { language } = act.ctx;
    const when = fullDate(dueAt, language, { timeZone: "Europe/Zurich", withTime: true });
    const what = calledSentences[language].replace("{ending}", ending);
    const template = accountChangeCalled;
    await sendOnAllChannels(act, {
      template,
      interactionId: request,
      parameters: { what, when },
    });
    if ((await phoneNumberOf(desk.db, desk.secrets, accountId)) === undefined)
      await writeChangeLetter(desk, {
        accountId,
        today: desk.today,
        told: { language, what, when },
        about: "BANK",
      });
    const after = { usage: change.usage, iban: change.iban, dueAt: dueAt.toISOString() };
    await desk.note({ action: "request bank account", subject: request, accountId, after });
  },
};

/** Asks a colleague to approve another bank account of a customer. */
export function askBankAccount(
  call: DeskCall,
  insuredNumber: number,
  { checked, ...change }: DeskBankAccount,
): Promise<{ id: string }> {
  return askForCustomer(call, {
    insuredNumber,
    checked,
    act: bankAccountAct,
    prepare: async (desk, customer) => {
      const payload = { ...customer, ...change };
      await checkedAccount(desk, payload);
      return payload;
    },
  });
}

function checkedAccount(desk: DeskWork, change: Payload): Promise<CheckedBankAccount> {
  const { accountId } = change;
  return checkBankAccount({ ...desk, accountId }, change, (main) => homeOf(desk, main));
}

/** The home of the main insured person, which the bank is told as the owner's. */
async function homeOf({ db, today }: DeskWork, insuredNumber: number): Promise<OwnerHome> {
  const home = await db
    .selectFrom("postalAddress")
    .select(["street", "number", "zip as npa", "city", "country"])
    .where("insuredNumber", "=", insuredNumber)
    .where("domicileLegal", "=", true)
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!home) throw new Problem("CONFLICT", { errorCodes: ["noHome"] });
  return { ...home, localityId: null };
}
