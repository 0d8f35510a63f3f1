import { cardNumberOf, cardValidUntil } from "@portal/model/cards.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { addDays, yearOf } from "../days.ts";
import type { Household, Person, World } from "../people/household.ts";
import { basicContractRows } from "./basic-contracts.ts";

const CARD_YEARS = 3;

/** A card as it was made; the last of a person is the one in use. */
interface SeededCard {
  issuedOn: string;
  validUntil: string;
  place: number;
}

/** Soon after the beginning of somebody's insurance, and every third autumn. */
export function cardsOf(person: Person, joined: string, today: string): SeededCard[] {
  const since = person.birthdate > joined ? person.birthdate : joined;
  const first = addDays(since, 9 + (person.insuredNumber % 5));
  const cards: SeededCard[] = [];
  for (let year = yearOf(first); year <= yearOf(today); year += CARD_YEARS) {
    const autumn = `${year}-10-${12 + (person.insuredNumber % 9)}`;
    const issuedOn = year === yearOf(first) ? first : autumn;
    cards.push({ issuedOn, validUntil: cardValidUntil(issuedOn), place: cards.length });
  }
  return cards;
}

/** The serial numbers of invented cards are lower than those that the portal gives out. */
const SERIALS = 900_000_000;
const CARDS_PER_PERSON = 10;

export function seededCardNumber(
  insuredNumber: number,
  insurerCode: string,
  place: number,
): string {
  const serial = (insuredNumber * CARDS_PER_PERSON + (place % CARDS_PER_PERSON)) % SERIALS;
  return cardNumberOf(insurerCode, serial);
}

/** The card that each insured person has in use; one that is still to come is in nobody's hands. */
export function insuranceCardRows(
  household: Household,
  world: World,
): Insertable<Tables["insuranceCard"]>[] {
  const contracts = basicContractRows(household, world);
  return household.people.flatMap((person) => {
    const { insuredNumber } = person;
    const contract = contracts.findLast((one) => one.insuredNumber === insuredNumber);
    const card = cardsOf(person, household.joined, world.today).findLast(
      ({ issuedOn }) => issuedOn <= world.today,
    );
    if (!contract || !card) return [];
    const { insurerCode } = contract;
    const { issuedOn, validUntil, place } = card;
    const cardNumber = seededCardNumber(insuredNumber, insurerCode, place);
    return [{ cardNumber, insuredNumber, insurerCode, issuedOn, validUntil }];
  });
}
