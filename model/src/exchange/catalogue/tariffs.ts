import * as z from "zod/mini";
import { Periodicity, Risk } from "../../contract.ts";
import { AgeClass } from "../../premiums/age-classes.ts";
import { requiredLine } from "../../portal/texts.ts";
import { Code, Day, Francs, InsurerCode, orNull, PositiveFrancs } from "../fields.ts";
import {
  BasisPoints,
  CantonCode,
  distinctBy,
  Region,
  Territory,
  Year,
} from "./catalogue-fields.ts";

const MOST_PREMIUMS = 20_000;
const Commune = /* @__PURE__ */ z
  .int("invalid")
  .check(z.minimum(1, "invalid"), z.maximum(9_999_999, "invalid"));

/** What holds for the basic insurance of all insurers in a year. */
export const SentTariffYear = /* @__PURE__ */ z.strictObject({
  year: Year,
  announcedOn: Day,
  /** The refund of environmental levies, a month. */
  environmentalRefund: Francs,
  /** How much the premium falls without the cover of accidents. */
  accidentShare: BasisPoints.check(z.maximum(700, "invalid")),
});

const Premium = /* @__PURE__ */ z.strictObject({
  territory: Territory,
  region: Region,
  ageClass: z.enum(AgeClass.options, "invalid"),
  product: Code,
  risk: z.enum(Risk.options, "invalid"),
  deductible: Francs,
  /** A month. */
  premium: PositiveFrancs,
  isOrdinary: z.boolean("invalid"),
});

/** The basic insurance of one insurer in one year, whole. */
export const SentBasicTariff = /* @__PURE__ */ z.strictObject({
  insurer: InsurerCode,
  year: Year,
  premiums: z.array(Premium).check(
    z.minLength(1, "required"),
    z.maxLength(MOST_PREMIUMS, "tooMany"),
    distinctBy((row) =>
      [row.territory, row.region, row.ageClass, row.product, row.risk, row.deductible].join(" "),
    ),
  ),
  /** How much less the alternative models cost where no premium of theirs is stated. */
  discounts: z
    .array(
      z.strictObject({ product: Code, discount: BasisPoints.check(z.maximum(5_000, "invalid")) }),
    )
    .check(
      z.maxLength(200, "tooMany"),
      distinctBy(({ product }) => product),
    ),
  /** The communes in which a product is offered, where it is not offered everywhere. */
  areas: z._default(
    z.array(z.strictObject({ product: Code, territory: Territory, commune: Commune })).check(
      z.maxLength(MOST_PREMIUMS, "tooMany"),
      distinctBy(({ product, territory, commune }) => `${product} ${territory} ${commune}`),
    ),
    [],
  ),
});

/** The premium regions of a canton from a day on. */
export const SentPremiumRegions = /* @__PURE__ */ z.strictObject({
  canton: CantonCode,
  validFrom: Day,
  /** The region of each commune that is not listed. */
  otherCommunes: Region,
  communes: z
    .array(
      z.strictObject({ commune: requiredLine(60), bfsNumber: orNull(Commune), region: Region }),
    )
    .check(
      z.maxLength(500, "tooMany"),
      distinctBy(({ commune }) => commune),
    ),
});

const Deductible = /* @__PURE__ */ z.strictObject({
  code: Code,
  amount: Francs,
  /** The largest rebate, a year. */
  rebate: Francs,
  isOrdinary: z.boolean("invalid"),
});

/** The deductibles of adults or of children from a day on. */
export const SentDeductibles = /* @__PURE__ */ z.strictObject({
  validFrom: Day,
  forChildren: z.boolean("invalid"),
  deductibles: z.array(Deductible).check(
    z.minLength(1, "required"),
    z.maxLength(20, "tooMany"),
    distinctBy(({ amount }) => String(amount)),
    z.refine(
      (all) => all.filter(({ isOrdinary }) => isOrdinary).length === 1,
      "deductible.oneOrdinary",
    ),
  ),
});

/** The discounts for payment in advance from a day on. */
export const SentPaymentDiscounts = /* @__PURE__ */ z.strictObject({
  validFrom: Day,
  rates: z.record(z.enum(Periodicity.options), BasisPoints.check(z.maximum(300, "invalid"))),
});

/** A rebate of the supplementary insurance that an employer or an association agreed. */
export const SentFrameworkAgreement = /* @__PURE__ */ z.strictObject({
  number: Code,
  name: requiredLine(80),
  rebate: BasisPoints.check(z.maximum(5_000, "invalid")),
});

/** The price of one of the insurer's own offers from a day on. */
export const SentBusinessOfferPrice = /* @__PURE__ */ z.strictObject({
  offer: z.string("required").check(z.regex(/^[A-Z_]{1,40}$/, "invalid")),
  forFamilies: z.boolean("invalid"),
  validFrom: Day,
  /** A month, stamp duty included. */
  premium: PositiveFrancs,
});

const Step = /* @__PURE__ */ z.strictObject({
  status: z.enum(["RAPPEL", "SOMMATION", "POURSUITE"], "invalid"),
  afterDays: z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(365, "invalid")),
  /** How long the person then has. */
  termDays: z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(365, "invalid")),
  fee: Francs,
  /** A year, added with this step. */
  interest: z._default(BasisPoints.check(z.maximum(1_500, "invalid")), 0),
});

/** What follows when an invoice is not paid, for deadlines from a day on. */
export const SentDunningRules = /* @__PURE__ */ z.strictObject({
  law: z.enum(["LAMAL", "LCA"], "invalid"),
  validFrom: Day,
  steps: z.array(Step).check(
    z.length(3, "dunning.threeSteps"),
    distinctBy(({ status }) => status),
  ),
});
