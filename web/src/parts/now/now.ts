import { moveDay, yearUpTo } from "@portal/model/calendar/calendar.ts";
import { graphql } from "../../core/http/api.ts";
import type { NowQuery } from "../../core/http/gql/private.ts";

/** The recommendations of today, for the homepage and the help page. */
export const NowDocument = graphql(`
  query Now($from: Date!, $to: Date!, $recently: Date!) {
    conversations(first: 3) {
      id
      subject
      lastAt
      lastAuthorName
      unread
    }
    reimbursements(from: $recently, to: $to, status: [IN_PAYMENT]) {
      id
      date
      paysOn
      toBePaidToYou
      insured {
        firstname
      }
      statements {
        careProvider
      }
    }
    interactions(from: $from, to: $to, status: [PENDING], first: 2) {
      id
      type
      requestDate
    }
    openQuestions {
      requestId
      requestDate
      type
      answerBy
    }
    unsentDrafts {
      form
      endsOn
    }
    yearEndNotice
  }
`);

export type Now = NowQuery;

/** Payments follow their statement within a few working days, so older statements are paid. */
const RECENT_DAYS = -14;

export function nowPeriod(today: string) {
  return { ...yearUpTo(today), recently: moveDay(today, { days: RECENT_DAYS }) };
}
