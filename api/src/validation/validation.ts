import { Email } from "@portal/model/typing/email.ts";
import { ibanFault, type IbanFault, OptionalIban } from "@portal/model/typing/iban.ts";
import { Phone } from "@portal/model/typing/phone.ts";
import type { IbanVerdict, PhoneVerdict } from "@portal/model/validation.ts";
import { validateIBAN, ValidationErrorsIBAN } from "ibantools";
import { numberType } from "../insurer/phone-numbers.ts";

export function validateEmail(email: string): { valid: boolean } {
  return { valid: Email.safeParse(email).success };
}

/** Applies the rule of the form, then the country's numbering plan, which only the server has in full. */
export function validatePhone(phone: string): PhoneVerdict {
  const rule = Phone.safeParse(phone);
  const type = rule.success ? numberType(rule.data) : undefined;
  if (!type) return { valid: false, type: null };
  return { valid: true, type: type === "UNKNOWN" ? null : type };
}

/** Applies the rule of the form, then the IBAN rules of the country. An empty value is valid. */
export function validateIban(iban: string): IbanVerdict {
  const rule = OptionalIban.safeParse(iban);
  if (!rule.success) return { valid: false, errors: [ibanFault(iban) ?? "length"] };
  if (rule.data === "") return { valid: true, errors: [] };
  const { errorCodes } = validateIBAN(rule.data);
  return { valid: errorCodes.length === 0, errors: [...new Set(errorCodes.map(faultOf))] };
}

function faultOf(code: ValidationErrorsIBAN): IbanFault | "country" {
  switch (code) {
    case ValidationErrorsIBAN.NoIBANCountry:
      return "country";
    case ValidationErrorsIBAN.WrongBBANLength:
    case ValidationErrorsIBAN.NoIBANProvided:
      return "length";
    case ValidationErrorsIBAN.WrongIBANChecksum:
    case ValidationErrorsIBAN.WrongAccountBankBranchChecksum:
    case ValidationErrorsIBAN.ChecksumNotNumber:
      return "checksum";
    case ValidationErrorsIBAN.WrongBBANFormat:
    case ValidationErrorsIBAN.QRIBANNotAllowed:
      return "format";
    default:
      return code satisfies never;
  }
}
