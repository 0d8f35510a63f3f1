import type { News } from "@portal/model/notifications.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { answersSent } from "../requests/conversations.ts";
import { communicationsSent } from "./communications.ts";
import { addDays, duringDay } from "../days.ts";
import { recipientIn } from "../documents/documents.ts";
import { idOf } from "../documents/iddms.ts";
import { FIRST_POST_DAYS } from "../reimbursements/statements.ts";
import type { Household, World } from "../people/household.ts";
import { invoiceNews, statementNews } from "../invoices/billing-news.ts";
import { costSharesSent } from "../documents/letters.ts";
import { accountId } from "../people/people.ts";
import { randomOf, uuidOf } from "../random.ts";
import type { ToldNews } from "./told-news.ts";

/** The sources of a household's notifications; an area adds a line. */
const sources: readonly ((household: Household, world: World) => ToldNews[])[] = [
  communicationsSent,
  answersSent,
  certificatesSent,
  invoiceNews,
  statementNews,
];

/** Notifications of the last days are unread. */
const FRESH_DAYS = 12;
/** Older notifications were dismissed. */
const KEPT_DAYS = 400;

export function notificationRows(
  household: Household,
  world: World,
): Insertable<Tables["notification"]>[] {
  const { today, seed } = world;
  const earliest = addDays(today, -KEPT_DAYS);
  const nameOf = namer();
  return sources
    .flatMap((newsOf) => newsOf(household, world))
    .filter(({ date }) => date < today && date >= earliest)
    .map(({ account, news, date, idDms }) => {
      const name = nameOf(`notification ${account.login} ${news.kind} ${date}`);
      const random = randomOf(seed, name);
      const sent = new Date(duringDay(date, random.between(0, 540)));
      const isFresh = date > addDays(today, -FRESH_DAYS);
      const seenAt = new Date(sent.getTime() + random.between(1, FRESH_DAYS) * 86_400_000);
      return {
        id: uuidOf(seed, name),
        accountId: accountId(world, account),
        kind: news.kind,
        parameters: news,
        idDms: idDms ?? null,
        sent,
        seenAt: isFresh ? null : seenAt,
        readAt: isFresh ? null : seenAt,
        deletedAt: null,
      };
    });
}

/** Numbers several notifications of a kind on one day, independently of other kinds. */
function namer(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  };
}

/** A statement of last year's costs is a certificate for the tax office. */
function certificatesSent(household: Household, world: World): ToldNews[] {
  if (addDays(household.joined, FIRST_POST_DAYS) > world.today) return [];
  const latest = { ...world, yearsOfPost: Math.min(2, world.yearsOfPost) };
  return costSharesSent(household, latest).flatMap((document) => {
    const { date, about } = document;
    const account = recipientIn(household, document);
    if (!account) return [];
    const news: News = {
      kind: "CertificatNew",
      insuredNumber: about[0].insuredNumber,
      documentDate: date,
    };
    return [{ account, news, date, idDms: idOf(document, world) }];
  });
}
