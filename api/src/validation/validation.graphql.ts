import type { IbanVerdict, PhoneVerdict } from "@portal/model/validation.ts";
import { publicBuilder } from "../core/http/graphql.ts";
import { validateEmail, validateIban, validatePhone } from "./validation.ts";

const EmailValidation = publicBuilder.objectRef<{ valid: boolean }>("EmailValidation").implement({
  description: "Whether an e-mail address can exist.",
  fields: (t) => ({
    valid: t.exposeBoolean("valid", { description: "Whether it is written like one." }),
  }),
});

const PhoneValidation = publicBuilder.objectRef<PhoneVerdict>("PhoneValidation").implement({
  description: "Whether a phone number can exist.",
  fields: (t) => ({
    valid: t.exposeBoolean("valid", {
      description: "Whether the numbering plan of its country knows it.",
    }),
    type: t.exposeString("type", {
      nullable: true,
      description:
        "MOBILE, FIXED_LINE, FIXED_LINE_OR_MOBILE, …; null where the numbering plan does not say.",
    }),
  }),
});

const IbanValidation = publicBuilder.objectRef<IbanVerdict>("IbanValidation").implement({
  description: "Whether an IBAN can exist.",
  fields: (t) => ({
    valid: t.exposeBoolean("valid", { description: "Whether nothing is wrong with it." }),
    errors: t.exposeStringList("errors", {
      description: "length, format, checksum, country: what is wrong with it.",
    }),
  }),
});

publicBuilder.queryFields((t) => ({
  validateEmail: t.field({
    type: EmailValidation,
    description: "Whether an e-mail address can exist.",
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }) => validateEmail(email),
  }),
  validatePhone: t.field({
    type: PhoneValidation,
    description: "Whether a phone number can exist, and of which type it is.",
    args: {
      phone: t.arg.string({
        required: true,
        description: "As people write it; of Switzerland unless it names its country.",
      }),
    },
    resolve: (_root, { phone }) => validatePhone(phone),
  }),
  validateIban: t.field({
    type: IbanValidation,
    description: "Whether an IBAN can exist, and what is wrong with it.",
    args: { iban: t.arg.string({ required: true, description: "With or without spaces." }) },
    resolve: (_root, { iban }) => validateIban(iban),
  }),
}));
