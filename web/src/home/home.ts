import { yearUpTo } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { HomeQuery } from "../core/http/gql/private.ts";
import { type Now, NowDocument, nowPeriod } from "../parts/now/now.ts";

export const HomeDocument = graphql(`
  query Home($from: Date!, $to: Date!) {
    warningMessage {
      message
    }
    insureds {
      insuredNumber
      firstname
      lastname
      fullname
      birthdate
      partPrincipal
      forInformation
      isEligibleMaternityDeclaration
      contribution {
        year
        deductible {
          annual
          paid
          percent
          toBePaid
        }
        coinsurance {
          annual
          paid
          percent
          toBePaid
        }
      }
    }
    openInvoices {
      count
      overdueCount
      overdueAmount
    }
    invoicesToPay(from: $from, first: 3) {
      id
      type
      subject
      holder
      totalAmount
      toBePaid
      status
      deadline
      overdueSince
      paymentAwaitedUntil
      debitReturned
      restCarried
      periodFrom
      periodTo
      invoiceDate
      paymentMode
      instalments {
        date
        amount
        status
      }
      arrangement {
        actif
      }
    }
    interactions(from: $from, to: $to, first: 3) {
      id
      type
      requestDate
      status
      statusDate
      concernedInsured {
        fullname
      }
    }
  }
`);

/** The last twelve months, whose latest entries the homepage shows. */
export function homePeriod(now: Date): { from: string; to: string } {
  return yearUpTo(todayInZurich(now));
}

/** The main data of the homepage in one query: the recommendations are above the rest and must not move it. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: async (): Promise<Home> => {
    const today = todayInZurich(new Date());
    const [home, now] = await Promise.all([
      query(HomeDocument, homePeriod(new Date())),
      query(NowDocument, nowPeriod(today), { silent: true }).catch(() => undefined),
    ]);
    return { ...home, now };
  },
});

/** `now` is undefined if the recommendations could not be loaded; their part shows the error. */
export type Home = HomeQuery & { readonly now: Now | undefined };
export type HomeInsured = HomeQuery["insureds"][number];
export type Overdue = HomeQuery["openInvoices"];
export type HomeInvoice = HomeQuery["invoicesToPay"][number];
export type HomeRequest = HomeQuery["interactions"][number];
export type Contribution = NonNullable<HomeInsured["contribution"]>;
export type CostShare = Contribution["deductible"];
