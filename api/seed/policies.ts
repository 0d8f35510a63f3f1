import { EDITION } from "../src/conditions/conditions.ts";
import { sentConditions } from "../src/conditions/sent-conditions.ts";
import { policy } from "../src/documents/letters/policy.ts";
import { coversOf } from "./covers.ts";
import { addDays, yearOf } from "./days.ts";
import type { SentDocument } from "./documents.ts";
import type { Household, World } from "./household.ts";

/** A policy for everybody and every year, sent in October before it; the first one with the insurance. */
export function policiesSent(household: Household, { today, yearsOfPost }: World): SentDocument[] {
  const { people, joined } = household;
  const insured = people.filter(({ forInformation }) => !forInformation);
  return insured.flatMap((person) => {
    const since = person.birthdate > joined ? person.birthdate : joined;
    const sent: SentDocument[] = [];
    for (let year = yearOf(today) - yearsOfPost + 1; year <= yearOf(today) + 1; year++) {
      const newYear = `${year}-01-01`;
      const isFirst = year === yearOf(since);
      if (newYear < since && !isFirst) continue;
      const validFrom = isFirst ? since : newYear;
      const date = isFirst
        ? addDays(since, 21)
        : `${year - 1}-10-1${1 + (person.insuredNumber % 6)}`;
      sent.push({ kind: policy, about: [person], date, parameters: { validFrom } });
    }
    return sent;
  });
}

/** The wording of an edition goes to whoever is insured by it, in the autumn before. */
export function conditionsSent(household: Household, world: World): SentDocument[] {
  const [head] = household.people;
  const cover = head && coversOf(household, world).get(head.insuredNumber);
  if (!cover) return [];
  const announced = `${yearOf(EDITION) - 1}-10-08`;
  const date = household.joined > announced ? addDays(household.joined, 2) : announced;
  const sent = (productCode: string, branch: string): SentDocument => {
    return { kind: sentConditions, about: [head], date, parameters: { productCode, branch } };
  };
  return [
    sent(cover.productCode, "basic"),
    ...(cover.supplementary ?? [])
      .slice(0, 1)
      .map(({ productCode }) => sent(productCode, "supplementary")),
    ...(cover.property ?? []).slice(0, 1).map(({ productCode }) => sent(productCode, "property")),
  ];
}
