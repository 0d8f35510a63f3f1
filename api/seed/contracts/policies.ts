import { EDITION } from "../../src/conditions/conditions.ts";
import { sentConditions } from "../../src/conditions/sent-conditions.ts";
import { policy } from "../../src/insurer/papers/policy/policy.ts";
import { coversOf } from "./covers.ts";
import { addDays, yearOf } from "../days.ts";
import { onPaper, sent, type SentDocument } from "../documents/sent-document.ts";
import type { Household, World } from "../people/household.ts";
import { policyCovers } from "./policy-covers.ts";
import { conditionedProduct } from "../tariffs/named.ts";

/** A policy for each person and year, sent in the October before; the first one at the beginning of the insurance. */
export function policiesSent(household: Household, world: World): SentDocument[] {
  const { today, yearsOfPost } = world;
  const { people, joined } = household;
  const coverOn = policyCovers(household, world);
  const insured = people.filter(({ forInformation }) => !forInformation);
  return insured.flatMap((person) => {
    const since = person.birthdate > joined ? person.birthdate : joined;
    const policies: SentDocument[] = [];
    for (let year = yearOf(today) - yearsOfPost + 1; year <= yearOf(today) + 1; year++) {
      const newYear = `${year}-01-01`;
      const isFirst = year === yearOf(since);
      if (newYear < since && !isFirst) continue;
      const validFrom = isFirst ? since : newYear;
      const date = isFirst
        ? addDays(since, 21)
        : `${year - 1}-10-1${1 + (person.insuredNumber % 6)}`;
      policies.push(
        sent(policy, {
          about: [person],
          date,
          parameters: { validFrom },
          contentFor: ({ head, language }) => ({
            head,
            person: onPaper(person),
            cover: coverOn(person, validFrom, language),
          }),
        }),
      );
    }
    return policies;
  });
}

/** The conditions of an edition go to the insured persons in the autumn before. */
export function conditionsSent(household: Household, world: World): SentDocument[] {
  const [head] = household.people;
  const cover = head && coversOf(household, world).get(head.insuredNumber);
  if (!cover) return [];
  const announced = `${yearOf(EDITION) - 1}-10-08`;
  const date = household.joined > announced ? addDays(household.joined, 2) : announced;
  const sentWith = (productCode: string, branch: "basic" | "supplementary" | "property") =>
    sent(sentConditions, {
      about: [head],
      date,
      parameters: { productCode, branch },
      contentFor: ({ language }) => ({
        edition: EDITION,
        product: conditionedProduct(productCode, language),
      }),
    });
  return [
    sentWith(cover.productCode, "basic"),
    ...(cover.supplementary ?? [])
      .slice(0, 1)
      .map(({ productCode }) => sentWith(productCode, "supplementary")),
    ...(cover.property ?? [])
      .slice(0, 1)
      .map(({ productCode }) => sentWith(productCode, "property")),
  ];
}
