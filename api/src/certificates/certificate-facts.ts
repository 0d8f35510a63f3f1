import { risks } from "@portal/model/codes.ts";
import { z } from "zod";
import { PersonOnPaper } from "../insurer/papers/letterhead.ts";

const Amount = z.int();
const Share = z.object({ annual: Amount, paid: Amount, toBePaid: Amount });

/** What a certificate says, in rappen: stored with it, and printed from it. */
export const CertificateFacts = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("INSURANCE"),
    /** The first day of an insurance that has not begun; null if it is in force. */
    startsOn: z.iso.date().nullable(),
    endsOn: z.iso.date().nullable(),
    basic: z
      .object({
        insurer: z.string(),
        product: z.string(),
        deductible: Amount,
        risk: z.enum(risks),
        since: z.iso.date(),
      })
      .nullable(),
    supplementals: z.array(
      z.object({ product: z.string(), level: z.string().nullable(), since: z.iso.date() }),
    ),
  }),
  z.object({
    kind: z.literal("TAX"),
    year: z.int(),
    lines: z.array(
      z.object({
        statementNumber: z.string(),
        date: z.iso.date(),
        billed: Amount,
        notCovered: Amount,
        hospitalContribution: Amount,
        deductible: Amount,
        coinsurance: Amount,
        basicPaid: Amount,
        supplementaryPaid: Amount,
      }),
    ),
    premiums: z.object({ basic: Amount, supplementary: Amount, corrected: Amount }).nullable(),
  }),
  z.object({
    kind: z.literal("COST_SHARING"),
    year: z.int(),
    deductible: Share,
    coinsurance: Share,
  }),
  z.object({
    kind: z.literal("CONTRIBUTIONS"),
    from: z.iso.date(),
    to: z.iso.date(),
    months: z.array(
      z.object({
        month: z.string(),
        basic: Amount,
        supplementary: Amount,
        corrected: Amount,
      }),
    ),
  }),
]);
export type CertificateFacts = z.infer<typeof CertificateFacts>;
export type FactsOf<Kind extends CertificateFacts["kind"]> = Extract<
  CertificateFacts,
  { kind: Kind }
>;

export const CertificateContent = z.object({
  person: PersonOnPaper,
  facts: CertificateFacts,
  validUntil: z.iso.date().nullable(),
  /** The address of the page that checks the code. */
  checkedAt: z.string(),
});
export type CertificateContent = z.infer<typeof CertificateContent>;
