import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { clock } from "../portal.ts";
import { hasAccount, livesIn } from "../samples/addresses.ts";
import { hasInvoice } from "../samples/invoices.ts";
import { aStaffMember } from "../samples/staff.ts";
import type { Member } from "./crowd.ts";
import { byEmail, onAllChannels, type Proofs } from "./proof.ts";

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof aStaffMember>>["ask"]>>;

/** Fails a proof whose act was refused. */
async function agreed(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer;
  if (given.status >= 400) throw new Error(`${given.status} ${given.text}`);
  return given;
}

async function hasLetterReturned(who: Member): Promise<void> {
  await livesIn(who.insuredNumber);
  const clerk = await aStaffMember();
  const body = { number: String(who.insuredNumber), kind: "MOVED" };
  await agreed(clerk.ask("/returned-mail", { body }));
}

async function hasPlanCancelled(who: Member): Promise<void> {
  const clerk = await aStaffMember({ roles: ["BOOKS"] });
  const plan = `/books/plans/${await hasInvoice(who, { totalAmount: 600_00 })}`;
  await agreed(clerk.ask(plan, { body: { firstDate: "2026-12-01", nbMensualites: 4 } }));
  const reason = "Wish of the customer";
  await agreed(clerk.ask(plan, { method: "DELETE", body: { reason } }));
}

/** A customer calls with another bank account, and a colleague approves it. */
async function callsWithAccount(who: Member): Promise<void> {
  await livesIn(who.insuredNumber);
  await hasAccount(who);
  const [clerk, senior] = [await aStaffMember(), await aStaffMember({ roles: ["SENIOR"] })];
  const { insuredNumber } = who;
  const reason = "Called back on the number of the contract, birth date and card";
  await agreed(clerk.ask("/accesses", { body: { insuredNumber, kind: "CUSTOMER_CALL", reason } }));
  const body = {
    usage: "REMB",
    ownerFullname: "Anna Rossi",
    iban: "CH5604835012345678009",
    startOfValidity: todayInZurich(clock.now()),
    checked: reason,
  };
  const asked = await agreed(clerk.ask(`/customers/${insuredNumber}/bank-account`, { body }));
  const decision = { body: { decision: "approve" } };
  await agreed(senior.ask(`/approvals/${asked.body.id}/decision`, decision));
}

/** What members of staff cause at the desk. */
export const deskProofs: Proofs = {
  "address.asked": onAllChannels(hasLetterReturned),
  "arrangement.cancelled": byEmail(hasPlanCancelled),
  "financialAddress.called": onAllChannels(callsWithAccount),
};
