import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/** A card of an insured person, as a member of staff blocks it. */
export interface BlockedCard {
  cardNumber: string;
  insuredNumber: number;
}

interface Blocking {
  cardNumber: string;
  today: string;
}

/** Blocks a card in use; nothing takes its place. Undefined if no card in use has the number. */
export function blockCard(
  db: Kysely<Tables>,
  { cardNumber, today }: Blocking,
): Promise<BlockedCard | undefined> {
  return db
    .updateTable("insuranceCard")
    .set({ blockedOn: today, blockReason: "OPERATOR" })
    .where("cardNumber", "=", cardNumber)
    .where("blockedOn", "is", null)
    .returning(["cardNumber", "insuredNumber"])
    .executeTakeFirst();
}

/** Takes a block back, as long as the card is valid and no other card has taken its place. */
export function unblockCard(
  db: Kysely<Tables>,
  { cardNumber, today }: Blocking,
): Promise<BlockedCard | undefined> {
  return db
    .updateTable("insuranceCard")
    .set({ blockedOn: null, blockReason: null })
    .where("cardNumber", "=", cardNumber)
    .where("blockReason", "=", "OPERATOR")
    .where("validUntil", ">=", today)
    .where((card) =>
      card.not(
        card.exists(
          card
            .selectFrom("insuranceCard as other")
            .select("other.cardNumber")
            .whereRef("other.insuredNumber", "=", "insuranceCard.insuredNumber")
            .where("other.blockedOn", "is", null),
        ),
      ),
    )
    .returning(["cardNumber", "insuredNumber"])
    .executeTakeFirst();
}
