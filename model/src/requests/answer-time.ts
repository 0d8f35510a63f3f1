import { CARD_WEEKS } from "../cards.ts";
import { messageAnsweredWithin, MessageSubject } from "../contact/conversations.ts";
import { BILL_WORKING_DAYS, OTHER_HOURS } from "../send.ts";
import { RIGHTS_DAYS } from "./rights-days.ts";
import type { DetailsOf } from "./interaction-details.ts";
import { REQUEST_WORKING_DAYS } from "./receipt.ts";

/** The usual time of an answer, or the day that the request names. */
type AnswerTime = { workingDays: number } | { days: number } | { on: string };

const HOURS_A_DAY = 24;

/** The usual time of an answer to a type of request; undefined if none is promised. */
export function answerTimeOf(type: string, details: DetailsOf | undefined): AnswerTime | undefined {
  const { kind } = details ?? {};
  if (details?.kind === "callback") return { on: details.date };
  if (kind === "card") return { days: 7 * CARD_WEEKS.most };
  if (details?.kind === "contact") return messageTime(details.subjectCode);
  if (kind === "deletion" || kind === "correction") return { days: RIGHTS_DAYS };
  if (kind === "document" && type !== "INVOICE") return { days: OTHER_HOURS / HOURS_A_DAY };
  return { workingDays: kind === "document" ? BILL_WORKING_DAYS : REQUEST_WORKING_DAYS };
}

function messageTime(subjectCode: string | null | undefined): AnswerTime | undefined {
  const subject = MessageSubject.safeParse(subjectCode);
  if (!subject.success) return undefined;
  const { unit, count } = messageAnsweredWithin(subject.data);
  return { days: unit === "days" ? count : count / HOURS_A_DAY };
}
