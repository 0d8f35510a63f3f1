import { daysBetween } from "@portal/model/calendar/calendar.ts";
import { isWayOffered, type PathName, paths, type Visitor } from "../../core/routing/paths.ts";
import type { Now } from "./now.ts";

/** A recommendation to know or do something now. */
export type Recommendation =
  | {
      readonly kind: "reply";
      readonly to: string;
      readonly subject: string;
      readonly name: string | null;
      readonly at: string;
    }
  | {
      readonly kind: "request";
      readonly to: string;
      readonly type: string;
      readonly since: string;
    }
  | {
      readonly kind: "question";
      readonly to: string;
      readonly type: string;
      readonly by: string;
    }
  | {
      readonly kind: "refund";
      readonly to: string;
      readonly amount: number;
      readonly on: string;
      readonly provider: string;
      readonly firstname: string;
    }
  | { readonly kind: "deductible"; readonly to: string; readonly year: number; readonly by: string }
  | { readonly kind: "draft"; readonly to: string; readonly form: DraftName; readonly by: string };

/** The premiums of the next year are known from then on. */
const SEASON_BEGINS = "10-01";
/** Older drafts are not shown as a reminder. */
const DRAFT_DAYS = 10;

/** The longer forms whose drafts are shown as a reminder, by the area in their names. */
const drafts = {
  accident: "helpAccident",
  damage: "helpDamage",
  maternity: "maternity",
  "contract-changes": "contractMutation",
  cards: "orderCard",
} as const satisfies Record<string, PathName>;
export type DraftName = keyof typeof drafts;
const draftNames: readonly DraftName[] = [
  "accident",
  "damage",
  "maternity",
  "contract-changes",
  "cards",
];

/** The recommendations, the most urgent first. */
export function recommendationsFor(now: Now, visitor: Visitor, today: string): Recommendation[] {
  return [
    ...replies(now.conversations, visitor),
    ...questions(now.openQuestions),
    ...requests(now.interactions, now.openQuestions),
    ...endingDrafts(now.unsentDrafts, visitor, today),
    ...refunds(now.reimbursements),
    ...deductible(now.yearEndNotice, visitor, today),
  ];
}

function replies(conversations: Now["conversations"], visitor: Visitor): Recommendation[] {
  if (!isWayOffered("messages", visitor)) return [];
  return conversations
    .filter(({ unread }) => unread > 0)
    .map(({ id, subject, lastAuthorName: name, lastAt: at }) => ({
      kind: "reply",
      to: `${paths.messages.path}?conversation=${encodeURIComponent(id)}`,
      subject,
      name,
      at,
    }));
}

/** The insurer's questions; several about one request are answered on one page. */
function questions(open: Now["openQuestions"]): Recommendation[] {
  return open
    .filter(
      ({ requestId }, place) => open.findIndex((one) => one.requestId === requestId) === place,
    )
    .map(({ requestId, requestDate, type, answerBy: by }) => ({
      kind: "question",
      to: `${paths.interactions.path}?year=${requestDate.slice(0, 4)}&request=${requestId}`,
      type,
      by,
    }));
}

function requests(pending: Now["interactions"], asked: Now["openQuestions"]): Recommendation[] {
  const isAsked = (id: string) => asked.some(({ requestId }) => requestId === id);
  const others = pending.filter(({ id }) => !isAsked(id));
  return others.map(({ id, type, requestDate }) => ({
    kind: "request",
    to: `${paths.interactions.path}?year=${requestDate.slice(0, 4)}&request=${id}`,
    type,
    since: requestDate,
  }));
}

function refunds(statements: Now["reimbursements"]): Recommendation[] {
  return statements
    .flatMap(({ date, paysOn, toBePaidToYou: amount, insured, statements: [first] }) => {
      if (!paysOn || !first) return [];
      const to = `${paths.reimbursements.path}?year=${date.slice(0, 4)}`;
      const care = { provider: first.careProvider, firstname: insured.firstname };
      return [{ kind: "refund" as const, to, amount, on: paysOn, ...care }];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

function deductible(by: string, visitor: Visitor, today: string): Recommendation[] {
  const isSeason = today.slice(5) >= SEASON_BEGINS && today <= by;
  if (!isSeason || !isWayOffered("contractMutation", visitor)) return [];
  const year = Number(today.slice(0, 4)) + 1;
  return [{ kind: "deductible", to: paths.contractMutation.path, year, by }];
}

function endingDrafts(
  unsent: Now["unsentDrafts"],
  visitor: Visitor,
  today: string,
): Recommendation[] {
  return unsent.flatMap(({ form, endsOn: by }) => {
    const name = draftNames.find((one) => form.startsWith(`${one}.`));
    const days = daysBetween(today, by);
    if (!name || days < 0 || days > DRAFT_DAYS || !isWayOffered(drafts[name], visitor)) return [];
    return [{ kind: "draft", to: paths[drafts[name]].path, form: name, by }];
  });
}
