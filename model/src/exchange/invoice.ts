import * as z from "zod/mini";
import { InsuranceLaw } from "../invoices/carriers.ts";
import { InvoiceLineKind, InvoiceType, sumOfLines } from "../invoices/invoice.ts";
import { isReference } from "../invoices/reference.ts";
import { PaymentMode } from "../portal/profile.ts";
import { optionalLine, requiredLine } from "../portal/texts.ts";
import {
  Announce,
  Day,
  Francs,
  InsuredNumber,
  InsurerCode,
  OptionalDay,
  orNull,
  PositiveFrancs,
  SignedFrancs,
} from "./fields.ts";

const MOST_LINES = 500;
const LONGEST_ABOUT = 120;

export const InvoiceNumber = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^\d{7,20}$/, "invoice.number"));

/** The number of a statement as its issuer writes it. */
export const StatementNumber = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^[0-9A-Za-z][0-9A-Za-z./-]{2,29}$/, "invalid"));

const Line = /* @__PURE__ */ z.strictObject({
  kind: z.enum(InvoiceLineKind.options, "invalid"),
  insuredNumber: InsuredNumber,
  /** The code of a product, the month of a correction, or the provider of care. */
  about: optionalLine(LONGEST_ABOUT),
  amount: SignedFrancs,
});

/** The steps of dunning by their stored status. */
const steps = { REMINDER: "RAPPEL", FORMAL_NOTICE: "SOMMATION", COLLECTION: "POURSUITE" } as const;

const Reminder = /* @__PURE__ */ z.pipe(
  z.strictObject({
    step: z.enum(["REMINDER", "FORMAL_NOTICE", "COLLECTION"], "invalid"),
    sentOn: Day,
    /** The new day by which to pay. */
    deadline: Day,
    fee: z._default(Francs, 0),
    interest: z._default(Francs, 0),
  }),
  z.transform(({ step, ...reminder }) => ({ ...reminder, status: steps[step] })),
);

/**
 * An invoice that was issued elsewhere. Its state follows from the record: cancelled, reminded by its last reminder, or
 * open. It becomes paid by payments; `paidOn` stands in for those that the source does not send.
 */
export const Invoice = /* @__PURE__ */ z
  .strictObject({
    announce: Announce,
    number: InvoiceNumber,
    /** The policyholder who is to pay. */
    policyholder: InsuredNumber,
    type: z.enum(InvoiceType.options, "invalid"),
    /** The creditor: the insurer and the law of the insurance. */
    insurer: InsurerCode,
    law: z.enum(InsuranceLaw.options, "invalid"),
    holder: requiredLine(70),
    periodFrom: Day,
    periodTo: Day,
    invoiceDate: Day,
    deadline: Day,
    paymentMode: z._default(z.enum(PaymentMode.options, "invalid"), "BVR"),
    reference: z.string("required").check(z.refine(isReference, "invoice.reference")),
    lines: z.array(Line).check(z.minLength(1, "required"), z.maxLength(MOST_LINES, "tooMany")),
    total: SignedFrancs,
    reminders: z._default(z.array(Reminder).check(z.maxLength(3, "tooMany")), []),
    cancelledOn: OptionalDay,
    paidOn: OptionalDay,
    /** The statements whose cost shares it bills. */
    statements: z._default(z.array(StatementNumber).check(z.maxLength(MOST_LINES, "tooMany")), []),
  })
  .check(
    z.refine(({ periodFrom, periodTo }) => periodFrom <= periodTo, {
      path: ["periodTo"],
      error: "range.order",
    }),
    z.refine(({ lines, total }) => sumOfLines(lines) === total, {
      path: ["total"],
      error: "invoice.total",
    }),
    z.refine(({ paidOn, cancelledOn }) => paidOn === null || cancelledOn === null, {
      path: ["paidOn"],
      error: "invoice.paidAndCancelled",
    }),
  );
export type Invoice = z.infer<typeof Invoice>;

/** A payment of an invoice that another system booked. */
export const Payment = /* @__PURE__ */ z.strictObject({
  announce: Announce,
  invoice: InvoiceNumber,
  /** Money that came in, or a credit of the account at the insurer, which the source takes off the invoice. */
  way: z._default(z.enum(["BANK", "CREDIT"], "invalid"), "BANK"),
  amount: PositiveFrancs,
  paidOn: Day,
  /** The bank's own reference of the booking. */
  bankReference: orNull(requiredLine(35)),
});
export type Payment = z.infer<typeof Payment>;
