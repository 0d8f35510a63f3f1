import {
  careDates,
  careLines,
  isWorthInvoice,
  type WaitingShare,
  waitsUntil,
} from "@portal/model/invoices/benefits.ts";
import { carePlaces, invoiceNumberOf } from "@portal/model/invoices/reference.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { coversOf } from "../contracts/covers.ts";
import type { Household, Person, World } from "../people/household.ts";
import { invoiceOf, type SeededInvoice } from "./invoice-course.ts";
import { GROUP_INSURER } from "../tariffs/catalogue.ts";
import { type SeededStatement, statementsOf } from "../reimbursements/statements.ts";

export interface SeededShare extends WaitingShare {
  statementNumber: string;
  insurerCode: string;
}

interface BilledCare {
  invoices: SeededInvoice[];
  /** Shares that are still too small to be billed. */
  waiting: SeededShare[];
}

/**
 * The owed shares of statements, of which the insurer paid the provider. Each is an invoice, unless it is so small that
 * it waits for the next one.
 */
export function careInvoices(household: Household, head: Person, world: World): BilledCare {
  const { today } = world;
  const invoices: SeededInvoice[] = [];
  const waiting = new Map<string, SeededShare[]>();
  const numberIn = numbersOf(head);
  const billIfWorth = (insurerCode: string, day: string) => {
    const shares = waiting.get(insurerCode) ?? [];
    if (!isWorthInvoice(shares, day)) return;
    waiting.delete(insurerCode);
    const no = numberIn(day.slice(0, 7));
    const lines = shares.flatMap((share) => share.lines);
    const carrier = { law: "LAMAL", insurerCode } as const;
    const dates = careDates(day, world.workingDay);
    const billed = { no, type: "BENEFITS", holder: head, carrier, lines, ...dates } as const;
    const statementNumbers = shares.map((share) => share.statementNumber);
    const statementNumber = statementNumbers.at(-1) ?? null;
    invoices.push({ ...invoiceOf(billed), statementNumber, statementNumbers });
  };
  const billWhatWaitedUntil = (day: string) => {
    for (const [insurerCode, shares] of waiting) {
      const until = waitsUntil(shares);
      if (until !== undefined && until <= day) billIfWorth(insurerCode, until);
    }
  };
  for (const share of sharesOf(household, head, world)) {
    billWhatWaitedUntil(share.waitsSince);
    const { insurerCode } = share;
    waiting.set(insurerCode, [...(waiting.get(insurerCode) ?? []), share]);
    billIfWorth(insurerCode, share.waitsSince);
  }
  billWhatWaitedUntil(today);
  return { invoices, waiting: [...waiting.values()].flat() };
}

/** The owed share of each statement, the oldest first. */
function sharesOf(household: Household, head: Person, world: World): SeededShare[] {
  const covers = coversOf(household, world);
  return statementsOf(household, world)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((statement) => {
      const { insuredNumber } = statement.person;
      return {
        statementNumber: statement.statementNumber,
        insurerCode: covers.get(insuredNumber)?.insurerCode ?? GROUP_INSURER,
        waitsSince: statement.date,
        lines: owedOf(statement, head),
      };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** Numbers the invoices of a month in their order. */
function numbersOf(head: Person): (month: string) => string {
  const places = new Map<string, number>();
  return (month) => {
    const place = places.get(month) ?? carePlaces[0];
    places.set(month, place + 1);
    return invoiceNumberOf(head.insuredNumber, month, place);
  };
}

function owedOf({ person, date, lines }: SeededStatement, head: Person) {
  const { insuredNumber, birthdate } = person;
  const isCareHidden = insuredNumber !== head.insuredNumber && isOfAge(birthdate, date);
  return careLines(
    insuredNumber,
    lines.map(({ bill: { provider, tiers }, settlement }) => ({ provider, tiers, settlement })),
    isCareHidden,
  );
}
