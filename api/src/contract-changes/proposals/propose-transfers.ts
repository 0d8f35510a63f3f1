import type {
  Constraint,
  InsuredTransfer,
  OfferedInsurer,
  OfferedProduct,
  TransferPeriod,
} from "@portal/model/contract-changes/proposal.ts";
import { NO_VARIANT } from "@portal/model/contract-changes/transfer.ts";
import type { Risk } from "@portal/model/contract.ts";
import { heldDeductible } from "@portal/model/cost-sharing/held-deductible.ts";
import { allowsSpecialForms } from "@portal/model/premiums/special-forms.ts";
import { type Basis, onDay, type OnDay } from "./basis.ts";
import { contractOn, type Member } from "./household.ts";
import type { Offer } from "./offers.ts";
import { TRANSFER, waits } from "./open-changes.ts";
import { francs, rulesOn } from "./propose-deductibles.ts";
import { doctorOf } from "./propose-models.ts";
import { daysFor } from "./proposed.ts";
import { ruleOf } from "./terms.ts";

/** The insurers of the group to which each person can transfer. */
export function proposeTransfers(basis: Basis): InsuredTransfer[] {
  return basis.members.map((member) => {
    const noAssure = member.insuredNumber;
    const reason = obstacle(member);
    if (reason) return { noAssure, constraints: [reason], periodes: [] };
    const isOrdinary = isOrdinaryForm(basis, member);
    const possible = daysFor(basis, member, { kind: "INSURER", isOrdinary });
    const periodes = possible.dates.flatMap((day) => periodOn(basis, member, day));
    if (periodes.length > 0) return { noAssure, constraints: possible.constraints, periodes };
    const ends = possible.constraints.includes("CONTRACT_ENDS");
    return { noAssure, constraints: [ends ? "CONTRACT_ENDS" : "NOT_OFFERED"], periodes };
  });
}

function obstacle(member: Member): Constraint | undefined {
  if (member.contracts.length === 0) return "NO_CONTRACT";
  if (waits(member, TRANSFER)) return "PENDING";
  return member.hasArrears ? "ARREARS" : undefined;
}

/** Free choice of doctor with the ordinary deductible can be left in the middle of a year. */
function isOrdinaryForm(basis: Basis, member: Member): boolean {
  const contract = contractOn(member, basis.today) ?? member.contracts[0];
  const [then] = basis.places.flatMap(({ day }) => onDay(basis, member, day) ?? []);
  if (!contract || !then) return false;
  const { day } = then;
  const deductible = heldDeductible(contract, { day, birthdate: member.birthdate });
  const ordinary = heldOn(basis, { ...then, contract: { ...contract, deductible } });
  return contract.model === "STANDARD" && ordinary?.isOrdinary === true;
}

function heldOn({ terms }: Basis, { day, isChild, contract }: OnDay) {
  return ruleOf(terms, { day, isChild, amount: contract.deductible });
}

const MID_YEAR = "-07-01";

function periodOn(basis: Basis, member: Member, day: string): TransferPeriod[] {
  const then = onDay(basis, member, day);
  const held = then && heldOn(basis, then);
  if (!then || !held) return [];
  const { contract, place } = then;
  const { language } = basis;
  // A transfer does not ask for proof of other accident cover, so a person with accident cover keeps it.
  const risks: Risk[] = contract.risk === "OHN" ? ["MIT", "OHN"] : ["MIT"];
  const sold = place.offers.filter(({ insurerCode }) => insurerCode !== contract.insurerCode);
  const caisses = [...Map.groupBy(sold, ({ insurerCode }) => insurerCode)].flatMap(
    ([cdCaisse, offers]): OfferedInsurer[] => {
      const produits = offers.flatMap((offer) =>
        productOn(basis, member, { ...then, offer, risks }),
      );
      const caisse = offers[0]?.insurerNames[language] ?? "";
      return produits.length > 0 ? [{ cdCaisse, caisse, produits }] : [];
    },
  );
  if (caisses.length === 0) return [];
  const infosContrat = {
    cdCaisse: contract.insurerCode,
    caisse: contract.insurerNames[language],
    cdProduit: contract.productCode,
    produit: contract.productNames[language],
    cdFranchise: held.code,
    franchiseCourt: francs(held.amount),
    franchiseAmount: held.amount,
    cdRisqueCourt: contract.risk,
    cdVariante: NO_VARIANT,
    primaryCareDoctor: contract.doctor,
  };
  const risques = risks.map((cdRisqueCourt) => ({ cdRisqueCourt }));
  return [{ date: day, infosContrat, caisses, risques }];
}

/** Mid-year only the ordinary form: deductibles and models are chosen for a year (OAMal art. 94 and 100). */
function productOn(
  basis: Basis,
  member: Member,
  wanted: OnDay & { offer: Offer; risks: readonly Risk[] },
): OfferedProduct[] {
  const { day, place, offer } = wanted;
  const isOrdinaryAlone = day.endsWith(MID_YEAR) || !allowsSpecialForms(place.country);
  if (isOrdinaryAlone && offer.model !== "STANDARD") return [];
  const franchises = rulesOn(basis, member, wanted)
    .filter(({ isOrdinary }) => isOrdinary || !isOrdinaryAlone)
    .map(({ code, amount }) => ({ cdFranchise: code, franchise: francs(amount), amount }));
  if (franchises.length === 0) return [];
  const { productCode, productNames, model } = offer;
  return [
    {
      cdProduit: productCode,
      produit: productNames[basis.language],
      variantes: [],
      ...doctorOf(productCode, model),
      franchises,
    },
  ];
}
