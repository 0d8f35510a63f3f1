import * as z from "zod/mini";
import { InsuranceModel, PropertyType } from "../../contract.ts";
import { CareCategory } from "../../cost-sharing/care.ts";
import { Code, Day, Francs, InsurerCode, orNull, PositiveFrancs } from "../fields.ts";
import { BasisPoints, distinctBy, Names, Position } from "./catalogue-fields.ts";

const MOST_ROWS = 5_000;

const ProductCode = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^[A-Z]{2}[0-9A-Z]{1,8}$/, "invalid"));

const Levels = /* @__PURE__ */ z
  .record(Code, Names)
  .check(z.refine((levels) => Object.keys(levels).length <= 30, "tooMany"));

const Premium = /* @__PURE__ */ z.strictObject({
  level: Code,
  validFrom: Day,
  ageFrom: z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(130, "invalid")),
  /** A month. */
  premium: Francs,
});

const Benefit = /* @__PURE__ */ z.strictObject({
  level: Code,
  category: z.enum(CareCategory.options, "invalid"),
  validFrom: Day,
  /** What is paid of a bill. */
  share: BasisPoints,
  yearlyMaximum: orNull(PositiveFrancs),
});

const Module = /* @__PURE__ */ z.strictObject({
  code: Code,
  level: Code,
  validFrom: Day,
  isBase: z.boolean("invalid"),
  position: Position,
  /** Millionths of the insured amount, a year. */
  rate: z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(1_000_000, "invalid")),
  /** A year. */
  minimum: Francs,
  familySurcharge: BasisPoints,
  woodSurcharge: BasisPoints,
  rebates: z
    .array(z.strictObject({ deductible: Francs, rebate: BasisPoints }))
    .check(z.maxLength(20, "tooMany")),
});

/** A product, whole: what was sent before and is missing now is taken away. */
export const SentProduct = /* @__PURE__ */ z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("BASIC"),
      code: ProductCode,
      names: Names,
      model: z.enum(InsuranceModel.options, "invalid"),
      /** What the published premiums call this product. */
      tariff: orNull(Code),
    }),
    z.strictObject({
      kind: z.literal("SUPPLEMENTARY"),
      code: ProductCode,
      names: Names,
      insurer: InsurerCode,
      levels: Levels,
      premiums: z.array(Premium).check(
        z.maxLength(MOST_ROWS, "tooMany"),
        distinctBy(({ level, validFrom, ageFrom }) => `${level} ${validFrom} ${ageFrom}`),
      ),
      benefits: z.array(Benefit).check(
        z.maxLength(MOST_ROWS, "tooMany"),
        distinctBy(({ level, validFrom, category }) => `${level} ${validFrom} ${category}`),
      ),
    }),
    z.strictObject({
      kind: z.literal("PROPERTY"),
      code: ProductCode,
      names: Names,
      insurer: InsurerCode,
      type: z.enum(PropertyType.options, "invalid"),
      levels: Levels,
      modules: z.array(Module).check(
        z.maxLength(MOST_ROWS, "tooMany"),
        distinctBy(({ code, level, validFrom }) => `${code} ${level} ${validFrom}`),
      ),
    }),
  ],
  "invalid",
);
export type SentProduct = z.infer<typeof SentProduct>;
