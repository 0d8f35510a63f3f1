import * as z from "zod/mini";
import { CareCategory, Tiers } from "../cost-sharing/care.ts";
import { requiredLine } from "../portal/texts.ts";
import { Announce, Day, Francs, InsuredNumber, OptionalDay, PositiveFrancs } from "./fields.ts";
import { StatementNumber } from "./invoice.ts";

const MOST_LINES = 200;
const LONGEST_PROVIDER = 80;

const parts = [
  "notCovered",
  "supplementaryPaid",
  "hospitalContribution",
  "deductible",
  "coinsurance",
  "basicPaid",
] as const;

const Part = /* @__PURE__ */ z._default(Francs, 0);

const Line = /* @__PURE__ */ z
  .strictObject({
    provider: requiredLine(LONGEST_PROVIDER),
    category: z.enum(CareCategory.options, "invalid"),
    treatmentBegin: Day,
    treatmentEnd: Day,
    tiers: z.enum(Tiers.options, "invalid"),
    billed: PositiveFrancs,
    notCovered: Part,
    supplementaryPaid: Part,
    hospitalContribution: Part,
    deductible: Part,
    /** In basis points. */
    coinsuranceRate: z._default(
      z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(10_000, "invalid")),
      0,
    ),
    coinsurance: Part,
    basicPaid: Part,
  })
  .check(
    z.refine(({ treatmentBegin, treatmentEnd }) => treatmentBegin <= treatmentEnd, {
      path: ["treatmentEnd"],
      error: "range.order",
    }),
    z.refine((line) => parts.reduce((sum, part) => sum + line[part], 0) === line.billed, {
      path: ["billed"],
      error: "statement.parts",
    }),
  );

/** What became of bills for care: decided and issued elsewhere. It is not changed once it was sent. */
export const Statement = /* @__PURE__ */ z.strictObject({
  announce: Announce,
  number: StatementNumber,
  insuredNumber: InsuredNumber,
  date: Day,
  /** When the refund leaves, where there is one. */
  paysOn: OptionalDay,
  lines: z.array(Line).check(z.minLength(1, "required"), z.maxLength(MOST_LINES, "tooMany")),
});
export type Statement = z.infer<typeof Statement>;
