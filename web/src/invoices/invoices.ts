import { yearsFrom } from "@portal/model/calendar/dates.ts";
import { invoiceTypes } from "@portal/model/invoices/invoice.ts";
import { severityOf, severityRank } from "@portal/model/invoices/severity.ts";
import { listedAmount, shownStatus } from "@portal/model/invoices/standing.ts";
import { rappenOf } from "@portal/model/money.ts";
import { LISTED_YEARS } from "@portal/model/invoices/listed-years.ts";
import { graphql } from "../core/http/api.ts";
import type { InvoicesQuery } from "../core/http/gql/private.ts";
import { anyOf, type Filter } from "../core/routing/search.ts";

export const Invoices = graphql(`
  query Invoices($from: Date!, $to: Date!) {
    credits {
      payoutAccount
      credits {
        law
        insurerCode
        insurer
        amount
        isAsked
      }
    }
    openInvoices {
      count
      amount
      overdueCount
      overdueAmount
      years {
        year
        count
      }
    }
    invoicesToPay(from: "2000-01-01") {
      id
      type
      subject
      totalAmount
      toBePaid
      fees
      status
      deadline
      overdueSince
      paymentAwaitedUntil
      debitReturned
      restCarried
      periodFrom
      periodTo
      paymentMode
      instalments {
        date
        amount
        status
      }
      arrangement {
        actif
        eligible
      }
    }
    invoices(from: $from, to: $to) {
      openCount
      totalCount
      invoices {
        id
        iddms
        type
        holder
        totalAmount
        toBePaid
        fees
        status
        deadline
        overdueSince
        paymentAwaitedUntil
        debitReturned
        restCarried
        subject
        periodFrom
        periodTo
        invoiceDate
        bvrNumber
        adhesionNumber
        paymentMode
        statementNumber
        seen
        law
        creditor {
          name
          street
          number
          zip
          city
          qrIban
        }
        lines {
          kind
          insuredNumber
          name
          amount
        }
        payments {
          paidOn
          amount
          way
          reason
        }
        reminders {
          status
          sentOn
          fee
          iddms
        }
        instalments {
          date
          amount
          status
        }
        joker {
          actif
          deadline
          eligible
        }
        arrangement {
          eligible
          actif
          ineligibilityReason
          endedOn
          datesPossiblesPremiereEcheance
          nbMensualites
          nbMensualitesPossibles
        }
      }
    }
  }
`);

export const MarkInvoiceSeen = graphql(`
  mutation MarkInvoiceSeen($id: ID!) {
    markInvoiceSeen(id: $id)
  }
`);

export const AskAccountStatement = graphql(`
  mutation AskAccountStatement($lang: String!) {
    createAccountStatementRequest(lang: $lang) {
      request
    }
  }
`);

export const AskCreditPayout = graphql(`
  mutation AskCreditPayout($law: InsuranceLaw!, $insurerCode: String!) {
    createCreditPayoutRequest(law: $law, insurerCode: $insurerCode) {
      request
    }
  }
`);

export type Credits = InvoicesQuery["credits"];
export type Credit = Credits["credits"][number];
export type Invoice = InvoicesQuery["invoices"]["invoices"][number];
export type OpenInvoices = InvoicesQuery["openInvoices"];
export type OpenInvoice = InvoicesQuery["invoicesToPay"][number];

/** Late, reminded, warned and in debt collection are one filter: overdue. */
export const statusFilter = anyOf("status", ["ENCOURS", "OVERDUE", "REGLEE", "ANNULEE"]);
export type StatusGroup = (typeof statusFilter.options)[number];
export const typeFilter = anyOf("type", invoiceTypes);

/** The selectable years: those since the customer joined, and earlier ones with open invoices. */
export function yearsWith(
  open: OpenInvoices | undefined,
  day: string,
  joined = 0,
): [number, ...number[]] {
  const [current, ...last] = yearsFrom(day, { count: LISTED_YEARS });
  const before = last.filter((year) => year >= joined);
  const older = (open?.years ?? []).map(({ year }) => year);
  const others = new Set([...before, ...older.filter((year) => year < current)]);
  return [current, ...[...others].toSorted((one, other) => other - one)];
}

/** The first year of the list: that of the most urgent invoice. */
export function firstYear(open: OpenInvoices, day: string): number {
  const current = Number(day.slice(0, 4));
  return Math.min(current, open.years[0]?.year ?? current);
}

/** The amount of an invoice in the list, in francs. */
export function amountToList({ totalAmount, fees, toBePaid }: Invoice): number {
  const rappen = listedAmount({
    totalAmount: rappenOf(totalAmount),
    fees: rappenOf(fees),
    toBePaid: rappenOf(toBePaid),
  });
  return rappen / 100;
}

/** The months with a due date. */
export function deadlineFilter(invoices: readonly Invoice[]): Filter<string> {
  const months = new Set(invoices.map(({ deadline }) => deadline.slice(0, 7)));
  return anyOf("deadline", [...months].toSorted().toReversed());
}

/** The status to show; none for a credit. */
export function statusOf({ totalAmount, ...invoice }: Invoice) {
  return shownStatus({ ...invoice, totalAmount: rappenOf(totalAmount) });
}

type Pressing = Pick<
  Invoice,
  "status" | "totalAmount" | "deadline" | "overdueSince" | "restCarried"
>;

function severityIn({ totalAmount, ...invoice }: Pressing) {
  return severityOf({ ...invoice, totalAmount: rappenOf(totalAmount) });
}

const ANY_DAY = 100_000_000;

/** The default sort key, descending: open before settled, then the most severe and the oldest first. */
export function pressureOf(invoice: Pressing): number {
  const { deadline, overdueSince, restCarried } = invoice;
  const severity = severityRank(severityIn(invoice));
  const day = Number((overdueSince ?? deadline).replaceAll("-", ""));
  if (severity === 0) return day;
  return (restCarried ? 1 : severity + 1) * ANY_DAY + (ANY_DAY - day);
}

const groups: Readonly<Record<NonNullable<ReturnType<typeof statusOf>>, StatusGroup>> = {
  ENCOURS: "ENCOURS",
  ENRETARD: "OVERDUE",
  RAPPEL: "OVERDUE",
  SOMMATION: "OVERDUE",
  POURSUITE: "OVERDUE",
  REGLEE: "REGLEE",
  ANNULEE: "ANNULEE",
};

export function groupOf(invoice: Invoice): StatusGroup | undefined {
  const status = statusOf(invoice);
  return status && groups[status];
}
