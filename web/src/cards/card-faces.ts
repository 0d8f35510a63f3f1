import { groupedAhvNumber } from "@portal/model/ahv-number.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedCardNumber, institutionNumber } from "@portal/model/cards.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { TextKey, TextValues } from "../core/texts/texts.ts";
import type { PocketCard } from "../parts/pocket/pocket-cards.ts";

export type CardTexts = (key: TextKey<"pocket">, values?: TextValues) => string;

export interface CardField {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** Whether it takes a line of its own. */
  readonly isWide: boolean;
}

export interface CardFace {
  readonly title: string;
  readonly fields: readonly CardField[];
}

/** What both sides of a card say, for the screen, the picture and the page without a network. */
export function cardFaces(
  card: PocketCard,
  t: CardTexts,
): Readonly<Record<"front" | "back", CardFace>> {
  const { firstname, lastname, gender, insurerCode, insurerName } = card;
  const field = (name: Field, text: string, isWide = false): CardField => ({
    name,
    label: t(`face.${name}`),
    text,
    isWide,
  });
  const birthdate = field("birthdate", formatDate(card.birthdate));
  const cardNumber = field("cardNumber", groupedCardNumber(card.cardNumber), true);
  const validUntil = field("validUntil", formatDate(card.validUntil));
  const institution = institutionNumber(insurerCode);
  return {
    front: {
      title: t("face.front"),
      fields: [
        field("name", `${lastname} ${firstname}`, true),
        field("insuredNumber", groupedNumber(card.insuredNumber)),
        birthdate,
        field("sex", t(`sex.${gender}`)),
        validUntil,
        field("insurer", `${insurerName}, ${institution}`, true),
        cardNumber,
      ],
    },
    back: {
      title: t("face.back"),
      fields: [
        field("lastname", lastname, true),
        field("firstname", firstname, true),
        field("personalNumber", card.ahvNumber ? groupedAhvNumber(card.ahvNumber) : "–", true),
        birthdate,
        validUntil,
        field("institution", `${institution} – ${insurerName}`, true),
        cardNumber,
      ],
    },
  };
}

type Field =
  | "name"
  | "lastname"
  | "firstname"
  | "birthdate"
  | "sex"
  | "insuredNumber"
  | "insurer"
  | "institution"
  | "cardNumber"
  | "validUntil"
  | "personalNumber";
