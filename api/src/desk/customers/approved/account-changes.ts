import type { ApprovedAct, DeskAccountChange } from "@portal/model/desk/approved-acts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { isMobile } from "@portal/model/typing/phone.ts";
import { z } from "zod";
import { emailLookup } from "../../../core/secrets/secrets.ts";
import { numberType } from "../../../insurer/phone-numbers.ts";
import { placeAccountChange } from "../../../insurer/sign-in/changes/place-change.ts";
import type { ApprovalAct } from "../../approvals/approval-act.ts";
import type { DeskCall, DeskWork } from "../../call.ts";
import { askForCustomer, ForCustomer, lockUsedAccount } from "./ask-for-customer.ts";

type Kind = DeskAccountChange["kind"];

const Payload = ForCustomer.extend({ value: z.string().optional() });
type Payload = z.infer<typeof Payload>;

/** The name of each change as an act that needs a colleague. */
export const actOfKind = {
  LOGIN_EMAIL: "login email",
  PHONE: "login phone",
  SECOND_FACTOR: "second factor",
  CLOSING: "account closing",
} as const satisfies Record<Kind, ApprovedAct>;

/**
 * An approved change in the way into an account. It is told on every way that is left, and holds a day later unless the
 * owner stops it; a new address or number must be proved as well.
 */
function changeOf(kind: Kind): ApprovalAct<Payload> {
  return {
    name: actOfKind[kind],
    right: "approvals.decide",
    payload: Payload,
    async carryOut(desk, { accountId, value, checked }) {
      await lockUsedAccount(desk, accountId);
      await requirePossible(desk, { kind, value });
      const { dueAt } = await placeAccountChange(desk, {
        accountId,
        kind,
        checked,
        ...(value !== undefined && { value }),
      });
      const after = { value: value ?? null, dueAt: dueAt.toISOString() };
      await desk.note({ action: `account ${actOfKind[kind]}`, accountId, after });
    },
  };
}

const changes = {
  LOGIN_EMAIL: changeOf("LOGIN_EMAIL"),
  PHONE: changeOf("PHONE"),
  SECOND_FACTOR: changeOf("SECOND_FACTOR"),
  CLOSING: changeOf("CLOSING"),
} satisfies Record<Kind, ApprovalAct<Payload>>;

export const accountChangeActs = Object.values(changes);

/** Asks a colleague to approve another way into a customer's account, or its closing. */
export function askAccountChange(
  call: DeskCall,
  insuredNumber: number,
  change: DeskAccountChange,
): Promise<{ id: string }> {
  const { kind, checked } = change;
  const value = "value" in change ? change.value : undefined;
  return askForCustomer(call, {
    insuredNumber,
    checked,
    act: changes[kind],
    prepare: async (desk, customer) => {
      await requirePossible(desk, { kind, value });
      return { ...customer, ...(value !== undefined && { value }) };
    },
  });
}

/** An address that no account has, or a number that takes text messages. */
async function requirePossible(
  { db, secrets }: DeskWork,
  { kind, value = "" }: { kind: Kind; value?: string | undefined },
): Promise<void> {
  if (kind === "PHONE" && !isMobile(numberType(value)))
    throw new Problem("INVALID", { fields: { value: "phone.mobile" } });
  if (kind !== "LOGIN_EMAIL") return;
  const holder = await db
    .selectFrom("account")
    .select("id")
    .where("loginEmailHash", "=", emailLookup(secrets, value))
    .executeTakeFirst();
  if (holder) throw new Problem("INVALID", { fields: { value: "email.taken" } });
}
