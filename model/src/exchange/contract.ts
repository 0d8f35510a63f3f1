import * as z from "zod/mini";
import { type CareDoctor, InsuredCircle, Periodicity, Risk } from "../contract.ts";
import { optionalLine, requiredLine } from "../portal/texts.ts";
import {
  Code,
  Day,
  Francs,
  inOrder,
  InsuredNumber,
  InsurerCode,
  Instant,
  LastDay,
  OptionalDay,
  orNull,
  PositiveFrancs,
  withoutOverlap,
} from "./fields.ts";

const MOST_VERSIONS = 200;
const MOST_MODULES = 40;
const MOST_VARIANTS = 20;

const periods = /* @__PURE__ */ { validFrom: Day, validTo: LastDay };

/** The family doctor as the contract names them. */
export const NamedDoctor = /* @__PURE__ */ z.strictObject({
  noPartenaire: Code,
  nomPrenom: requiredLine(80),
  npa: optionalLine(10),
  localite: optionalLine(40),
}) satisfies z.ZodMiniType<CareDoctor>;

const Clause = /* @__PURE__ */ z.strictObject({
  type: Code,
  /** Of the gross premium, in basis points. */
  rate: z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(10_000, "invalid")),
});

const BasicVersion = /* @__PURE__ */ z
  .strictObject({
    ...periods,
    insurer: InsurerCode,
    product: Code,
    deductible: Francs,
    risk: z.enum(Risk.options, "invalid"),
    periodicity: z.enum(Periodicity.options, "invalid"),
    network: orNull(Code),
    clauses: z._default(z.array(Clause).check(z.maxLength(MOST_VARIANTS, "tooMany")), []),
  })
  .check(inOrder);

const Reduction = /* @__PURE__ */ z
  .strictObject({ validFrom: Day, validTo: Day, type: Code, amount: PositiveFrancs })
  .check(inOrder);

const SupplementaryVersion = /* @__PURE__ */ z
  .strictObject({
    ...periods,
    level: Code,
    deductible: orNull(Francs),
    risk: z.enum(Risk.options, "invalid"),
    frameworkAgreement: orNull(Code),
    waitingUntil: OptionalDay,
    variants: z._default(z.array(Code).check(z.maxLength(MOST_VARIANTS, "tooMany")), []),
  })
  .check(inOrder);

const Module = /* @__PURE__ */ z.strictObject({
  code: Code,
  level: Code,
  insuredAmount: Francs,
  deductible: Francs,
});

const PropertyVersion = /* @__PURE__ */ z
  .strictObject({
    ...periods,
    /** The end of the agreed term. */
    endsOn: Day,
    level: Code,
    circle: z.enum(InsuredCircle.options, "invalid"),
    periodicity: z.enum(Periodicity.options, "invalid"),
    taker: z.enum(["TENANT", "OWNER"], "invalid"),
    residence: z.enum(["MAIN", "HOLIDAY"], "invalid"),
    construction: z.enum(["SOLID", "WOOD"], "invalid"),
    street: requiredLine(60),
    town: requiredLine(60),
    modules: z
      .array(Module)
      .check(z.minLength(1, "required"), z.maxLength(MOST_MODULES, "tooMany")),
  })
  .check(inOrder);

function versionsOf<Shape extends z.ZodMiniType<{ validFrom: string; validTo: string }>>(
  shape: Shape,
) {
  return z
    .array(shape)
    .check(z.minLength(1, "required"), z.maxLength(MOST_VERSIONS, "tooMany"), withoutOverlap);
}

const about = /* @__PURE__ */ { asOf: Instant, insuredNumber: InsuredNumber };

/**
 * A contract with all its versions: a change ends one and begins another. The basic insurance of a person is one
 * contract, also when its product changes.
 */
export const Contract = /* @__PURE__ */ z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      ...about,
      kind: z.literal("BASIC"),
      versions: versionsOf(BasicVersion),
      /** What a canton pays of the premium, a month. */
      reductions: z._default(z.array(Reduction).check(z.maxLength(MOST_VERSIONS, "tooMany")), []),
    }),
    z.strictObject({
      ...about,
      kind: z.literal("SUPPLEMENTARY"),
      product: Code,
      versions: versionsOf(SupplementaryVersion),
    }),
    z.strictObject({
      ...about,
      kind: z.literal("PROPERTY"),
      number: Code,
      product: Code,
      versions: versionsOf(PropertyVersion),
    }),
  ],
  { error: "invalid" },
);
export type Contract = z.infer<typeof Contract>;
export type ContractOf<Kind extends Contract["kind"]> = Extract<Contract, { kind: Kind }>;
