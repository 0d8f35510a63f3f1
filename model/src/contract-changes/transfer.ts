import * as z from "zod/mini";
import { Risk } from "../contract.ts";
import { areDistinct, MOST_PEOPLE, startingDay } from "./change.ts";
import type { FieldProblems } from "./check-change.ts";
import {
  constraintKey,
  doctorNeed,
  type InsuredTransfer,
  type OfferedInsurer,
  type OfferedProduct,
  type TransferPeriod,
  type TransferProposal,
} from "./proposal.ts";

/** The variant of a product that has none. */
export const NO_VARIANT = "N/A";

const Code = /* @__PURE__ */ z
  .string("required")
  .check(z.minLength(1, "required"), z.maxLength(20, "invalid"));

/** The transfer of one person. `cdFran`: the deductible; `primaryCareDoctor`: the number of the doctor. */
const TransferDemand = /* @__PURE__ */ z.strictObject({
  noAssure: z.int("required"),
  cdCaisse: Code,
  cdFran: Code,
  cdProduit: Code,
  cdRisqueCourt: z.pipe(Code, z.enum(Risk.options, "invalid")),
  cdVariante: z._default(Code, NO_VARIANT),
  date: startingDay,
  primaryCareDoctor: z.nullable(
    z.string("required").check(z.maxLength(40, "contractChanges.doctor")),
  ),
});
type TransferDemand = z.input<typeof TransferDemand>;

/** The input of `addTransfertCaisse`, each person at most once. */
export const TransferSubmission = /* @__PURE__ */ z.strictObject({
  refDemande: z.string("required").check(z.minLength(1, "required"), z.maxLength(100, "invalid")),
  demandes: z.array(TransferDemand).check(
    z.minLength(1, "contractChanges.none"),
    z.maxLength(MOST_PEOPLE, "invalid"),
    z.refine((all) => areDistinct(all.map(({ noAssure }) => noAssure)), "contractChanges.twice"),
  ),
});
export type TransferSubmission = z.infer<typeof TransferSubmission>;
/** The request before it is checked. */
export type TransferDraft = z.input<typeof TransferSubmission>;

/** A person's transfer as far as it is chosen: each part depends on the parts before it. */
type ChosenTransfer = Record<"date" | "cdCaisse" | "cdProduit" | "cdFran", string | null>;

/** Only periods that lead to a complete transfer are offered. TOO_LATE only explains why they begin later. */
export function offeredPeriods(transfer: InsuredTransfer | undefined): readonly TransferPeriod[] {
  if (!transfer || transfer.constraints.some((one) => one !== "TOO_LATE")) return [];
  return transfer.periodes.filter(
    (period) => period.risques.length > 0 && offeredInsurers(period).length > 0,
  );
}

function offeredInsurers(period: TransferPeriod | undefined): readonly OfferedInsurer[] {
  return (period?.caisses ?? []).filter((insurer) => offeredProducts(insurer).length > 0);
}

function offeredProducts(insurer: OfferedInsurer | undefined): readonly OfferedProduct[] {
  return (insurer?.produits ?? []).filter(({ franchises }) => franchises.length > 0);
}

/** The options of each part; a part has none before the part that it depends on is chosen. */
export function transferOptions(transfer: InsuredTransfer | undefined, chosen: ChosenTransfer) {
  const periods = offeredPeriods(transfer);
  const period = periods.find(({ date }) => date === chosen.date);
  const insurers = offeredInsurers(period);
  const insurer = insurers.find(({ cdCaisse }) => cdCaisse === chosen.cdCaisse);
  const products = offeredProducts(insurer);
  const product = products.find(({ cdProduit }) => cdProduit === chosen.cdProduit);
  const deductibles = product?.franchises ?? [];
  const hasDeductible = deductibles.some(({ cdFranchise }) => cdFranchise === chosen.cdFran);
  return {
    periods,
    insurers,
    products,
    product,
    deductibles,
    risks: hasDeductible ? (period?.risques ?? []) : [],
  };
}

/** The transfer proposed to a person. */
export function proposedTransfer(
  proposal: TransferProposal | null,
  insured: number,
): InsuredTransfer | undefined {
  return proposal?.assures.find(({ noAssure }) => noAssure === insured);
}

/** Checks the request against the proposal. */
export function checkTransfer(
  { refDemande, demandes }: TransferDraft,
  proposal: TransferProposal | null,
): FieldProblems {
  const problems: FieldProblems = {};
  if (refDemande !== proposal?.refDemande) problems["refDemande"] = "contractChanges.outdated";
  for (const [place, demand] of demandes.entries()) {
    const transfer = proposedTransfer(proposal, demand.noAssure);
    for (const [field, message] of Object.entries(demandProblems(demand, transfer))) {
      problems[`demandes.${place}.${field}`] = message;
    }
  }
  return problems;
}

/** Reports the first error only: the parts after it depend on it. */
function demandProblems(
  demand: TransferDemand,
  transfer: InsuredTransfer | undefined,
): FieldProblems {
  if (!transfer) return { noAssure: "contractChanges.insured" };
  const { periods, insurers, products, product, deductibles, risks } = transferOptions(
    transfer,
    demand,
  );
  if (periods.length === 0) return { noAssure: whyNot(transfer) };
  if (insurers.length === 0) return { date: "contractChanges.date" };
  if (products.length === 0) return { cdCaisse: "contractChanges.notOffered" };
  if (!product) return { cdProduit: "contractChanges.notOffered" };
  return {
    ...(!isVariantOf(product, demand.cdVariante) && { cdVariante: "contractChanges.notOffered" }),
    ...(!deductibles.some(({ cdFranchise }) => cdFranchise === demand.cdFran)
      ? { cdFran: "contractChanges.notOffered" }
      : !risks.some(({ cdRisqueCourt }) => cdRisqueCourt === demand.cdRisqueCourt) && {
          cdRisqueCourt: "contractChanges.notOffered",
        }),
    ...doctorProblem(demand, product),
  };
}

function isVariantOf({ variantes }: OfferedProduct, variant = NO_VARIANT): boolean {
  return variantes.length === 0
    ? variant === NO_VARIANT
    : variantes.some(({ cdVariante }) => cdVariante === variant);
}

function doctorProblem({ primaryCareDoctor }: TransferDemand, product: OfferedProduct) {
  const need = doctorNeed(product);
  if (!primaryCareDoctor && need === "MANDATORY") return { primaryCareDoctor: "required" };
  return primaryCareDoctor && need === "NONE"
    ? { primaryCareDoctor: "contractChanges.notAsked" }
    : {};
}

function whyNot({ constraints: [first] }: InsuredTransfer): string {
  return first ? constraintKey(first) : "contractChanges.notOffered";
}
