import { ahvNumberOf } from "@portal/model/ahv-number.ts";
import { cardNumberOf, cardValidUntil } from "@portal/model/cards.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { addDays, yearOf } from "../days.ts";
import type { Household, Person, World } from "../people/household.ts";
import { basicContractRows } from "./basic-contracts.ts";

const CARD_YEARS = 3;

/** An issued card; the last one of a person is in use. */
interface SeededCard {
  issuedOn: string;
  validUntil: string;
  place: number;
}

/** A person gets a card soon after the beginning of their insurance, and every third autumn. */
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

/** Seeded serial numbers are lower than those that the portal assigns. */
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

/** The card in use of each insured person; a card that is not issued yet has no row. */
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

/** Spreads the insured numbers over nine digits, so that the invented numbers of a family are no neighbours. */
const AHV_FACTOR = 387_420_489;

/** The number of the old-age insurance, invented for a demonstration. */
export function seededAhvNumber(insuredNumber: number): string {
  return ahvNumberOf(Number((BigInt(insuredNumber) * BigInt(AHV_FACTOR)) % 1_000_000_000n));
}

/** A person known for information only is insured elsewhere, and has no number here. */
export function ahvNumberRows({ people }: Household): Insertable<Tables["ahvNumber"]>[] {
  return people.flatMap(({ insuredNumber, forInformation }) =>
    forInformation ? [] : [{ insuredNumber, ahvNumber: seededAhvNumber(insuredNumber) }],
  );
}
