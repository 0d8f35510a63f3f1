import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { Risk } from "@portal/model/contract.ts";
import type { Basis } from "./basis.ts";
import { contractOn, type Member } from "./household.ts";
import { daysFor, type ValueProposal, proposed, valueOn } from "./proposed.ts";
import { riskTexts } from "./value-texts.ts";

/** Persons below this age may not be employed (LTr art. 30), so no employer insures their accidents. */
const WORKING_AGE = 15;

/** Adds or removes accident cover, from the months in which that is a change. */
export function proposeAccidents(basis: Basis, member: Member, risk: Risk): ValueProposal {
  const kind = risk === "MIT" ? "ACCIDENTS_IN" : "ACCIDENTS_OUT";
  const possible = daysFor(basis, member, { kind });
  const other = possible.dates.filter((day) => {
    const contract = contractOn(member, day);
    return contract !== undefined && contract.risk !== risk;
  });
  const working = moveDay(member.birthdate, { months: 12 * WORKING_AGE });
  const dates = risk === "MIT" ? other : other.filter((day) => day >= working);
  const isTooYoung = other.length > 0 && dates.length === 0;
  const text = riskTexts[basis.language][risk];
  return proposed(
    [valueOn({ code: risk, text }, { ...possible, dates })],
    possible.constraints,
    isTooYoung ? "UNDER_AGE" : "ONLY_VALUE",
  );
}
