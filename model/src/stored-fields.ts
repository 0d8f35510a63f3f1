import * as z from "zod/mini";

/** The fields of stored requests by what they contain: change tracking shows a field accordingly. */
export const Day = /* @__PURE__ */ z.iso.date();
export const Rappen = /* @__PURE__ */ z.int();
export const PhoneNumber = /* @__PURE__ */ z.string();
export const AccountNumber = /* @__PURE__ */ z.string();
export const InvoiceNumber = /* @__PURE__ */ z.string();
export const Country = /* @__PURE__ */ z.string();
export const Canton = /* @__PURE__ */ z.string();
export const ProfessionalStatusCode = /* @__PURE__ */ z.string();
/** A text of several lines. */
export const Lines = /* @__PURE__ */ z.string();
export const text = /* @__PURE__ */ z.string();
export const known = /* @__PURE__ */ z.nullable(text);
export const said = /* @__PURE__ */ z.optional(text);

/** The way in which change tracking shows a field. A code has its text as `code.<field>.<code>`. */
export type Format =
  | "account"
  | "amount"
  | "canton"
  | "code"
  | "country"
  | "day"
  | "invoice"
  | "lines"
  | "phone"
  | "profession"
  | "text";

const formats: ReadonlyMap<unknown, Format> = /* @__PURE__ */ new Map<unknown, Format>([
  [AccountNumber, "account"],
  [Canton, "canton"],
  [Country, "country"],
  [Day, "day"],
  [InvoiceNumber, "invoice"],
  [Lines, "lines"],
  [PhoneNumber, "phone"],
  [ProfessionalStatusCode, "profession"],
  [Rappen, "amount"],
]);

/** The format of a stored field, whether it is optional or not. */
export function formatOf(field: z.core.$ZodType): Format {
  if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable)
    return formatOf(field._zod.def.innerType);
  if (field instanceof z.ZodMiniEnum) return "code";
  return formats.get(field) ?? "text";
}
