import { careDates, careLines } from "@portal/model/invoices/benefits.ts";
import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { carePlaces, invoiceNumberOf } from "@portal/model/invoices/reference.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { coversOf } from "./covers.ts";
import type { Household, Person, World } from "./household.ts";
import { invoiceOf, type SeededInvoice } from "./invoice-course.ts";
import { GROUP_INSURER } from "./tariffs/catalogue.ts";
import { type SeededStatement, statementsOf } from "./statements.ts";

/** An invoice for every statement of which something is owed: we paid the provider, the household owes its share. */
export function careInvoices(household: Household, head: Person, world: World): SeededInvoice[] {
  const covers = coversOf(household, world);
  const places = new Map<string, number>();
  return statementsOf(household, world).flatMap((statement) => {
    const lines = owedOf(statement, head);
    if (lines.length === 0) return [];
    const { date, statementNumber, person } = statement;
    const { insurerCode = GROUP_INSURER } = covers.get(person.insuredNumber) ?? {};
    const carrier: Carrier = { law: "LAMAL", insurerCode };
    const month = date.slice(0, 7);
    const place = places.get(month) ?? carePlaces[0];
    places.set(month, place + 1);
    const no = invoiceNumberOf(head.insuredNumber, month, place);
    const billed = { no, type: "BENEFITS", holder: head, carrier, lines } as const;
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
