import { documentAddress } from "../core/http/document-address.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { rappenOf } from "@portal/model/money.ts";
import { careLabel, namedCare } from "@portal/model/statements.ts";
import { paths } from "../core/routing/paths.ts";
import { graphql } from "../core/http/api.ts";
import type {
  CareCostsQuery,
  PendingBillsQuery,
  ReimbursementsQuery,
  TaxCertificatesQuery,
} from "../core/http/gql/private.ts";
import { anyOf } from "../core/routing/search.ts";

export const Reimbursements = graphql(`
  query Reimbursements($from: Date!, $to: Date!) {
    reimbursements(from: $from, to: $to) {
      id
      statementNumber
      date
      paysOn
      status
      seen
      iddms
      insured {
        insuredNumber
        firstname
        lastname
      }
      statements {
        position
        careProvider
        category
        treatmentBegin
        treatmentEnd
        tiers
        totalAmount
        notCovered
        hospitalContribution
        deductible
        coinsurance
        paidByUs
        paidToProvider
        toBePaidToYou
        correction
      }
      toBePaidToYou
      owed
      invoice {
        id
        date
        isPaid
      }
    }
  }
`);

export const PendingBills = graphql(`
  query PendingBills {
    pendingBills {
      id
      insured {
        firstname
        lastname
      }
      channel
      status
      receivedOn
      dueOn
      expectedOn
      careProvider
      totalAmount
      estimate {
        toBePaidToYou
      }
    }
  }
`);

export const CareCosts = graphql(`
  query CareCosts($firstYear: Int!, $lastYear: Int!) {
    careCosts(from: $firstYear, to: $lastYear) {
      year
      paidByUs
      deductible
      coinsurance
      hospitalContribution
      notCovered
    }
  }
`);

export const TaxCertificates = graphql(`
  query TaxCertificates($firstYear: Int!, $lastYear: Int!) {
    taxCertificates(from: $firstYear, to: $lastYear) {
      year
      insured {
        insuredNumber
        firstname
        lastname
      }
      billed
      paidByUs
      own
    }
  }
`);

export const MarkReimbursementSeen = graphql(`
  mutation MarkReimbursementSeen($id: ID!) {
    markReimbursementSeen(id: $id)
  }
`);

export type Reimbursement = ReimbursementsQuery["reimbursements"][number];
export type Line = Reimbursement["statements"][number];
export type Certificate = TaxCertificatesQuery["taxCertificates"][number];
export type PendingBill = PendingBillsQuery["pendingBills"][number];

export const YEARS = 5;

export const monthFilter = anyOf(
  "month",
  Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, "0")),
);

/** The people by whom the list can be filtered. */
export function insuredFilter(insureds: readonly { insuredNumber: number }[]) {
  return anyOf(
    "insured",
    insureds.map(({ insuredNumber }) => String(insuredNumber)),
  );
}

/** The people whose statements of a year are readable: the customer, and those who were children in that year. */
export function readablePeople<
  Person extends { insuredNumber: number; birthdate: string; forInformation: boolean },
>(people: readonly Person[], own: number, year: number): Person[] {
  return people.filter(
    ({ insuredNumber, birthdate, forInformation }) =>
      insuredNumber === own || (!forInformation && !isOfAge(birthdate, `${year}-01-01`)),
  );
}

export function invoiceAddress({ id, date }: { id: string; date: string }): string {
  return `${paths.invoices.path}?year=${date.slice(0, 4)}&invoice=${id}`;
}

export function fullName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`;
}

export function pdfAddress(iddms: string): string {
  return documentAddress(iddms);
}

/** The name of a statement: `Cabinet Dr méd. Perret + 2`, and the first day of care. */
export function nameOf({ statements, statementNumber, date }: Reimbursement) {
  const lines = statements.map(({ careProvider: provider, treatmentBegin }) => ({
    provider,
    treatmentBegin,
  }));
  const care = namedCare(lines);
  return care ? careLabel(care, date) : { provider: statementNumber, day: "" };
}

/** The parts of a bill that the person pays. */
export const ownParts = [
  "notCovered",
  "hospitalContribution",
  "deductible",
  "coinsurance",
] as const;

/** The outcome in the row of a statement: the payment, or the reason why there is none. */
export type Outcome = "paid" | "credited" | "allPaid" | "several" | (typeof ownParts)[number];

export interface Shares {
  outcome: Outcome;
  /** All amounts are in rappen. */
  billed: number;
  paidByUs: number;
  own: number;
  amount: number;
}

/** The shares of the insurer and the person in the bills of a statement. */
export function sharesOf({
  statements,
  toBePaidToYou,
  owed,
}: Pick<Reimbursement, "statements" | "toBePaidToYou" | "owed">): Shares {
  const sum = (part: "totalAmount" | "paidByUs" | (typeof ownParts)[number]) =>
    statements.reduce((all, line) => all + rappenOf(line[part]), 0);
  const [billed, paidByUs] = [sum("totalAmount"), sum("paidByUs")];
  const shares = { billed, paidByUs, own: billed - paidByUs };
  if (toBePaidToYou > 0) return { ...shares, outcome: "paid", amount: rappenOf(toBePaidToYou) };
  if (owed < 0) return { ...shares, outcome: "credited", amount: -rappenOf(owed) };
  // A correction takes amounts back, so the amount owed is not the sum of its parts.
  if (statements.some(({ correction }) => correction !== null))
    return { ...shares, outcome: "several", amount: rappenOf(owed) };
  if (shares.own === 0) return { ...shares, outcome: "allPaid", amount: billed };
  const [part, ...others] = ownParts.filter((one) => sum(one) !== 0);
  const outcome = part && others.length === 0 ? part : "several";
  return { ...shares, outcome, amount: shares.own };
}

/** Statements with a pending payment, the next payment date first. */
export function onTheirWay(statements: readonly Reimbursement[]) {
  return statements
    .flatMap((one) =>
      one.status === "IN_PAYMENT" && one.paysOn ? [{ ...one, paysOn: one.paysOn }] : [],
    )
    .toSorted((one, other) => one.paysOn.localeCompare(other.paysOn));
}

export interface YearOfCosts {
  year: number;
  /** In rappen. */
  paidByUs: number;
  own: number;
}

/** Every year up to the last one, including years without bills. */
export function costsByYear(
  costs: CareCostsQuery["careCosts"],
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
): YearOfCosts[] {
  return Array.from({ length: lastYear - firstYear + 1 }, (_, place) => {
    const year = firstYear + place;
    const found = costs.find((one) => one.year === year);
    if (!found) return { year, paidByUs: 0, own: 0 };
    const { paidByUs, deductible, coinsurance, hospitalContribution, notCovered } = found;
    const parts = [deductible, coinsurance, hospitalContribution, notCovered];
    return {
      year,
      paidByUs: rappenOf(paidByUs),
      own: parts.reduce((sum, part) => sum + rappenOf(part), 0),
    };
  });
}
