import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Contestant, Ticket } from "../graphql/contestant.ts";
import { documentId, variablesOf } from "../graphql/documents.ts";
import type { SeededDatabase } from "../seeded-database.ts";

/** The journeys of customers; each begins at the homepage. */
const journeys: readonly (readonly string[])[] = [
  [],
  ["Invoices"],
  ["Contracts"],
  ["Reimbursements"],
  ["Documents"],
  ["Interactions", "Notifications"],
  ["Consents", "Preferences"],
  ["Household", "Contracts"],
  ["Offers"],
  ["Invoices", "Reimbursements", "CareCosts"],
];

/** A customer with their own session, and their requests in order. */
export type Person = readonly Ticket[];

export async function signIn(
  portal: Contestant,
  { owner }: SeededDatabase,
  people: number,
): Promise<Person[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from account where role = 'CUSTOMER' and extranaute_type = 'PPA' and locked_at is null
     order by md5(id::text) limit $1`,
    [people],
  );
  const all: Person[] = [];
  for (let place = 0; place < people; place += 1) {
    const accountId = rows[place % rows.length]?.id ?? "";
    const entry = await portal.ask("ticket", { operation: "Portal", accountId });
    const further = journeys[place % journeys.length] ?? [];
    all.push(["Portal", "Home", ...further].map((operation) => asking(entry, operation)));
  }
  return all;
}

/** Another request of the same customer. */
function asking({ headers }: Ticket, operation: string): Ticket {
  const year = Number(todayInZurich(new Date()).slice(0, 4));
  const variables = {
    date: todayInZurich(new Date()),
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    firstYear: year - 4,
    lastYear: year,
    ...variablesOf(operation),
  };
  return {
    path: `/graphql/private?operationName=${operation}`,
    headers,
    body: JSON.stringify({ documentId: documentId(operation), variables }),
  };
}
