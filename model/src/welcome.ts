import { moveDay } from "./calendar/calendar.ts";

/** For so many days after their cover begins, customers are shown what is left to set up. */
export const WELCOME_DAYS = 60;

interface Membership {
  /** When the basic contract began; null without one. */
  joined: string | null;
  /** How many invoices were paid so far. */
  paidInvoices: number;
}

/** Who joined within the last days and has paid no invoice yet. A recent change of an old contract alone is no welcome. */
export function isNewcomer({ joined, paidInvoices }: Membership, today: string): boolean {
  if (joined === null || paidInvoices > 0) return false;
  return moveDay(joined, { days: WELCOME_DAYS }) >= today;
}

interface SetUp {
  hasRefundAccount: boolean;
  /** Null where the model asks for no family doctor. */
  hasFamilyDoctor: boolean | null;
  hasSecondStep: boolean;
}

export type WelcomeStep = "refundAccount" | "familyDoctor" | "secondStep" | "email";

/** What is to be set up, by weight: open steps first, done ones below. The login e-mail was proved at activation. */
export function welcomeSteps(setUp: SetUp): { step: WelcomeStep; isDone: boolean }[] {
  const steps: { step: WelcomeStep; isDone: boolean | null }[] = [
    { step: "refundAccount", isDone: setUp.hasRefundAccount },
    { step: "familyDoctor", isDone: setUp.hasFamilyDoctor },
    { step: "secondStep", isDone: setUp.hasSecondStep },
    { step: "email", isDone: true },
  ];
  return steps
    .flatMap(({ step, isDone }) => (isDone === null ? [] : [{ step, isDone }]))
    .toSorted((one, other) => Number(one.isDone) - Number(other.isDone));
}
