import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  CARDS_A_YEAR,
  cardsCountedSince,
  cardsOnTheirWaySince,
  type OrderCard,
} from "@portal/model/cards.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { CardDetails } from "@portal/model/requests/stored-details.ts";
import type { Kysely } from "kysely";
import type { Context } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { sentenceIn } from "../../core/in-language.ts";
import type { RequestKind } from "../requests/kinds.ts";
import { type Requester, submitRequest } from "../requests/submit.ts";
import { issueCard } from "./issue-card.ts";
import { cardOrdered, cardSent } from "./messages.ts";

/** Makes the ordered card; a person who is no longer insured there gets none. */
export const cardOrder: RequestKind<CardDetails> = {
  type: "CARD_ORDER",
  nature: "CARD",
  details: CardDetails,
  async apply(work, { id, insuredNumber, language, details }) {
    if (insuredNumber === null) throw new Error("An order of a card without a person.");
    const { insurerCode, reason } = details;
    const insurer = await insurerOf(work.db, { insuredNumber, insurerCode }, work.today);
    if (!insurer) return { reason: notInsured[language] };
    await issueCard(work, { insuredNumber, insurerCode, reason, interactionId: id });
    return undefined;
  },
  messages: { received: cardOrdered, done: cardSent },
};

const notInsured: Readonly<Record<Language, string>> = {
  fr: "La personne n’est plus assurée auprès de cet assureur : elle n’a plus besoin de cette carte.",
  de: "Die Person ist nicht mehr bei diesem Versicherer versichert und braucht dessen Karte nicht mehr.",
  it: "La persona non è più assicurata presso questo assicuratore: la tessera non serve più.",
  en: "The person is no longer insured with this insurer and no longer needs its card.",
};

interface Ordering {
  ctx: Pick<Context, "secrets" | "correlationId" | "language" | "clock">;
  db: Kysely<Tables>;
  session: Requester;
}

/**
 * Orders a card for a person whom the caller may order for. A card already on its way is a `CONFLICT`, too many orders
 * in a year are `LOCKED`.
 */
export async function placeCardOrder(
  { ctx, db, session }: Ordering,
  { insuredNumber, healthInsurer: insurerCode, reason }: OrderCard & { insuredNumber: number },
): Promise<{ id: string }> {
  const today = todayInZurich(ctx.clock.now());
  const insurer = await insurerOf(db, { insuredNumber, insurerCode }, today);
  if (!insurer) throw new Problem("INVALID", { fields: { healthInsurer: "card.insurer" } });
  const request = await submitRequest({ ctx, db, session }, cardOrder, {
    insuredNumber,
    deduplicationKey: insuredNumber,
    details: {
      healthInsurer: sentenceIn(insurer.names, ctx.language) ?? insurerCode,
      insurerCode,
      reason,
    },
  });
  // Checked under the lock, so that a card made by a concurrent order is seen.
  await requireNoneOnItsWay(db, { insuredNumber, insurerCode }, today);
  return request;
}

interface Holder {
  insuredNumber: number;
  insurerCode: string;
}

async function insurerOf(db: Kysely<Tables>, holder: Holder, today: string) {
  return db
    .selectFrom("basicContract")
    .innerJoin("insurer", "insurer.code", "basicContract.insurerCode")
    .select("names")
    .where("insuredNumber", "=", holder.insuredNumber)
    .where("insurerCode", "=", holder.insurerCode)
    .where("validTo", ">=", today)
    .limit(1)
    .executeTakeFirst();
}

async function requireNoneOnItsWay(
  db: Kysely<Tables>,
  { insuredNumber, insurerCode }: Holder,
  today: string,
): Promise<void> {
  const ordered = await db
    .selectFrom("insuranceCard")
    .select("issuedOn")
    .where("insuredNumber", "=", insuredNumber)
    .where("insurerCode", "=", insurerCode)
    .where("interactionId", "is not", null)
    .where("issuedOn", ">", cardsCountedSince(today))
    .execute();
  const since = cardsOnTheirWaySince(today);
  if (ordered.some(({ issuedOn }) => issuedOn > since)) throw new Problem("CONFLICT");
  if (ordered.length >= CARDS_A_YEAR) throw new Problem("LOCKED");
}
