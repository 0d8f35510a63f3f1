import * as z from "zod/mini";
import { billCategories } from "../codes.ts";
import type { CareCategory } from "../cost-sharing/care.ts";
import { optionalDay } from "../calendar/typed-dates.ts";
import { LONGEST_QR_FIELDS } from "../invoices/qr-bill.ts";
import { rappenOf } from "../money.ts";
import { optionalLine } from "../portal/texts.ts";
import { LONGEST_QR_TEXT, readQrBill, type ReadQrBill } from "./read-qr-bill.ts";

/** A million francs, in rappen. */
export const HIGHEST_BILL = 1_000_000_00;
const LONGEST_REFERENCE = 35;

/** The kinds of care that a customer distinguishes: whether a medicine is an original one is known to the insurer. */
type BillCategory = Exclude<CareCategory, "BRAND_MEDICINE">;

function categoryOf(text: string): BillCategory | undefined {
  return billCategories.find((one) => one === text);
}

const Francs = /* @__PURE__ */ z.optional(
  z.nullable(
    z.number("number.invalid").check(
      z.refine((francs) => {
        const rappen = rappenOf(francs);
        return rappen > 0 && rappen <= HIGHEST_BILL && Math.abs(rappen - francs * 100) < 1e-4;
      }, "number.invalid"),
    ),
  ),
);

/** What a customer says about a bill. Nothing is required: a clerk reads the bill in any case. */
export const BillInput = /* @__PURE__ */ z.object({
  provider: optionalLine(LONGEST_QR_FIELDS.name),
  town: optionalLine(LONGEST_QR_FIELDS.city),
  /** In francs. */
  amount: Francs,
  billedOn: z.nullish(optionalDay({ min: "1996-01-01" })),
  treatedOn: z.nullish(optionalDay({ min: "1996-01-01" })),
  reference: optionalLine(LONGEST_REFERENCE),
  category: z.nullish(
    z
      .string("invalid")
      .check(z.refine((text) => text === "" || categoryOf(text) !== undefined, "invalid")),
  ),
  /** The text of the QR code as it was read, which the insurer reads again. */
  code: z.nullish(z.string("invalid").check(z.maxLength(LONGEST_QR_TEXT, "invalid"))),
});
export type BillInput = z.input<typeof BillInput>;

/** What is known of a bill before it is examined. Amounts in rappen. */
export interface SentBill {
  provider?: string;
  town?: string;
  amount?: number;
  billedOn?: string;
  treatedOn?: string;
  reference?: string;
  category?: CareCategory;
  /** The account to which the bill is paid, known from the code alone. */
  account?: string;
}

/** The values that a code proposes for the form. A bill in euros proposes no amount. */
export function proposedBy({ creditor, amount, currency, reference, information }: ReadQrBill) {
  return {
    provider: creditor.name,
    town: creditor.city,
    ...(currency === "CHF" && amount !== undefined && amount <= HIGHEST_BILL && { amount }),
    ...(information.billedOn && { billedOn: information.billedOn }),
    ...(information.servedFrom && { treatedOn: information.servedFrom }),
    ...bothReferences(reference?.text ?? information.billNumber),
  };
}
type Proposed = ReturnType<typeof proposedBy>;

function bothReferences(reference: string | undefined) {
  return reference ? { reference } : {};
}

/** A sent bill, with the values of its code that the customer changed. */
export interface TypedBill extends SentBill {
  source: "CODE" | "TYPED";
  corrected?: Partial<Proposed>;
}

/** Undefined if nothing was said and no code was read. */
export function typedBill(input: z.output<typeof BillInput>): TypedBill | undefined {
  const { code, amount, ...texts } = input;
  const category = categoryOf(texts.category ?? "");
  const reading = readQrBill(code ?? "");
  const read = reading.kind === "bill" ? reading.bill : undefined;
  const said: SentBill = {
    ...(texts.provider && { provider: texts.provider }),
    ...(texts.town && { town: texts.town }),
    ...(amount && { amount: rappenOf(amount) }),
    ...(texts.billedOn && { billedOn: texts.billedOn }),
    ...(texts.treatedOn && { treatedOn: texts.treatedOn }),
    ...(texts.reference && { reference: texts.reference }),
    ...(category && { category }),
  };
  if (!read) return Object.keys(said).length > 0 ? { ...said, source: "TYPED" } : undefined;
  const corrected = changedIn(proposedBy(read), said);
  return {
    ...said,
    account: read.iban,
    source: "CODE",
    ...(Object.keys(corrected).length > 0 && { corrected }),
  };
}

function changedIn(proposed: Proposed, said: SentBill): Partial<Proposed> {
  const values = new Map<string, unknown>(Object.entries(said));
  return Object.fromEntries(
    Object.entries(proposed).filter(([name, value]) => values.get(name) !== value),
  );
}
