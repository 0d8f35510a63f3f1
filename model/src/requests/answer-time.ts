import { CARD_WEEKS } from "../cards.ts";
import { messageAnsweredWithin, MessageSubject } from "../contact/conversations.ts";
import { BILL_WORKING_DAYS, OTHER_HOURS } from "../send.ts";
import type { DetailsOf } from "./interaction-details.ts";
import { REQUEST_WORKING_DAYS } from "./receipt.ts";

/** How long a request takes as a rule, or the day that it names itself. */
export type AnswerTime = { workingDays: number } | { days: number } | { on: string };

const HOURS_A_DAY = 24;
/** As the form promises, and as Swiss law gives for questions about one's data. */
const DELETION_DAYS = 30;

/** By when a request of this type is answered as a rule; nothing where no time is promised. */
export function answerTimeOf(type: string, details: DetailsOf | undefined): AnswerTime | undefined {
  switch (details?.kind) {
    case "callback":
      return { on: details.date };
    case "card":
      return { days: 7 * CARD_WEEKS.most };
    case "contact":
      return messageTime(details.subjectCode);
    case "document":
      return type === "INVOICE"
        ? { workingDays: BILL_WORKING_DAYS }
        : { days: OTHER_HOURS / HOURS_A_DAY };
    case "deletion":
      return { days: DELETION_DAYS };
    default:
      return { workingDays: REQUEST_WORKING_DAYS };
  }
}

function messageTime(subjectCode: string | null | undefined): AnswerTime | undefined {
  const subject = MessageSubject.safeParse(subjectCode);
  if (!subject.success) return undefined;
  const { unit, count } = messageAnsweredWithin(subject.data);
  return { days: unit === "days" ? count : count / HOURS_A_DAY };
}
