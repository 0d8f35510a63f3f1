import { yearUpTo } from "@portal/model/calendar/calendar.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { HelpQuery } from "../core/http/gql/private.ts";
import { type Now, NowDocument, nowPeriod } from "../parts/now/now.ts";

const HelpDocument = graphql(`
  query Help($from: Date!, $to: Date!) {
    invoicesToPay(from: $from, first: 1) {
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
    documents(from: $from, to: $to, seen: false) {
      iddms
      description
      date
    }
    contactLines {
      kind
      phoneNumber
      openingHours {
        ...HelpHours
      }
    }
    healthContact {
      name
      phoneNumber
      openingHours {
        ...HelpHours
      }
    }
    conversations(first: 1) {
      id
      subject
      excerpt
      lastAt
      lastAuthor
      lastAuthorName
      lastDepartment
      unread
    }
  }

  fragment HelpHours on OpeningHours {
    week {
      opens
      closes
    }
    exceptions {
      day
      reason
      spans {
        opens
        closes
      }
    }
  }
`);

export type Help = HelpQuery & { readonly now: Now };

/** The data of the help page, by day. */
export function helpQuery(today: string) {
  return queryOptions({
    queryKey: ["help", today],
    queryFn: async (): Promise<Help> => {
      const [help, now] = await Promise.all([
        query(HelpDocument, yearUpTo(today)),
        query(NowDocument, nowPeriod(today)),
      ]);
      return { ...help, now };
    },
  });
}
