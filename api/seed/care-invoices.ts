import { careDates, careLines } from "@portal/model/invoices/benefits.ts";
import { FIRST_CARE_PLACE, invoiceNumberOf } from "@portal/model/invoices/reference.ts";
import { isOfAge } from "@portal/model/documents.ts";
import type { Household, Person, World } from "./household.ts";
import { invoiceOf, type SeededInvoice } from "./invoice-course.ts";
import { type SeededStatement, statementsOf } from "./statements.ts";

/** An invoice for every statement of which something is owed: we paid the provider, the household owes its share. */
export function careInvoices(
  household: Household,
  head: Person,
  insurerCode: string,
  world: World,
): SeededInvoice[] {
  const places = new Map<string, number>();
  return statementsOf(household, world).flatMap((statement) => {
    const lines = owedOf(statement, head);
    if (lines.length === 0) return [];
    const { date, statementNumber } = statement;
    const month = date.slice(0, 7);
    const place = places.get(month) ?? FIRST_CARE_PLACE;
    places.set(month, place + 1);
    const no = invoiceNumberOf(head.insuredNumber, month, place);
    const billed = { no, type: "BENEFITS", holder: head, insurerCode, lines } as const;
    return [{ ...invoiceOf({ ...billed, ...careDates(date) }), statementNumber }];
  });
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
