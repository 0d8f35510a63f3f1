import * as z from "zod/mini";
import { ibanFault, isQrIban } from "../../typing/iban.ts";
import { requiredLine } from "../../portal/texts.ts";
import { Francs, InsurerCode, orNull } from "../fields.ts";
import { Names } from "./catalogue-fields.ts";

const QrIban = /* @__PURE__ */ z
  .string("required")
  .check(z.refine((iban) => isQrIban(iban) && ibanFault(iban) === undefined, "iban.invalid"));

/** A company of the group that carries insurance, with its number at the Federal Office of Public Health. */
export const SentInsurer = /* @__PURE__ */ z
  .strictObject({
    code: InsurerCode,
    names: Names,
    /** Where its invoices are paid to; without it the group collects for it. */
    creditor: orNull(
      z.strictObject({
        street: requiredLine(70),
        number: requiredLine(16),
        zip: requiredLine(16),
        city: requiredLine(35),
        qrIban: QrIban,
      }),
    ),
    /** `EXCHANGE`: a system of record issues and reminds its invoices, and the portal does neither. */
    invoicesFrom: z._default(z.enum(["PORTAL", "EXCHANGE"], "invalid"), "PORTAL"),
    /** What may be missing of an invoice: it is written off at once. */
    writeOffUpTo: z.prefault(Francs, 0.95),
    /** What may be missing and is not dunned: the next invoice asks for it. */
    carryUpTo: z.prefault(Francs, 5),
    carryDays: z._default(
      z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(3_000, "invalid")),
      400,
    ),
  })
  .check(
    z.refine(({ writeOffUpTo, carryUpTo }) => writeOffUpTo <= carryUpTo, {
      path: ["carryUpTo"],
      error: "range.order",
    }),
  );
