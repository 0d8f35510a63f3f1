import { Periodicity } from "@portal/model/contract.ts";
import type { Basis } from "./basis.ts";
import { policyTexts } from "../../insurer/papers/policy/policy-texts/texts.ts";
import { contractOn, type Member } from "./household.ts";
import { daysFor, type ValueProposal, proposed, valueOn } from "./proposed.ts";

/** Other payment periods, only for the person who pays: the invoices of a household follow that person's period. */
export function proposeFrequencies(basis: Basis, member: Member): ValueProposal {
  const { today, terms, language } = basis;
  const present = contractOn(member, today) ?? member.contracts[0];
  if (!member.paysFor || !present) return proposed([], [], "NOT_OFFERED");
  const from = present.periodicity;
  const others = Periodicity.options.filter(
    (one) => one !== from && terms.periodicities.includes(one),
  );
  const offered = others.map((to) => {
    const possible = daysFor(basis, member, { kind: "FREQUENCY", from, to });
    const text = policyTexts[language].periodicity[to];
    return { possible, value: valueOn({ code: to, text }, possible) };
  });
  return proposed(
    offered.map(({ value }) => value),
    offered.flatMap(({ possible }) => possible.constraints),
    "ONLY_VALUE",
  );
}
