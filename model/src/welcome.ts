import { moveDay } from "./calendar/calendar.ts";

/** For this many days after their cover begins, customers see the steps of setting up. */
export const WELCOME_DAYS = 60;

interface Membership {
  /** The first day of the basic contract; null without one. */
  joined: string | null;
  /** The number of paid invoices. */
  paidInvoices: number;
}

/** A customer who joined recently and has paid no invoice yet. A recent change of an old contract does not count. */
export function isNewcomer({ joined, paidInvoices }: Membership, today: string): boolean {
  if (joined === null || paidInvoices > 0) return false;
  return moveDay(joined, { days: WELCOME_DAYS }) >= today;
}

interface SetUp {
  hasRefundAccount: boolean;
  /** Null if the model requires no family doctor. */
  hasFamilyDoctor: boolean | null;
  hasSecondStep: boolean;
}

export type WelcomeStep = "refundAccount" | "familyDoctor" | "secondStep" | "email";

/** The steps of setting up by weight, open ones first. The login e-mail was proved at activation. */
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
