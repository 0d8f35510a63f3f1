import { namesDoctor } from "@portal/model/caregivers.ts";
import type { Basis } from "./basis.ts";
import { contractOn, type Member } from "./household.ts";
import { daysFor, type ValueProposal, proposed, valueOn } from "./proposed.ts";

/** Proposes another doctor, for the months whose product has one. The text of the value is the present doctor. */
export function proposeDoctor(basis: Basis, member: Member): ValueProposal {
  const possible = daysFor(basis, member, { kind: "DOCTOR" });
  const dates = possible.dates.filter((day) => {
    const contract = contractOn(member, day);
    return contract !== undefined && namesDoctor(contract.productCode);
  });
  const [first = ""] = dates;
  const { productCode = "", doctor = null } = contractOn(member, first) ?? {};
  const value = { code: productCode, text: doctor?.nomPrenom ?? "" };
  const needed = { primaryCareDoctor: true, primaryCareDoctorMandatory: true };
  return proposed(
    [valueOn({ ...value, ...needed }, { ...possible, dates })],
    possible.constraints,
    "NOT_OFFERED",
  );
}
