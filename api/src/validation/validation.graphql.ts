import type { IbanVerdict, PhoneVerdict } from "@portal/model/validation.ts";
import { publicBuilder } from "../core/http/graphql.ts";
import { validateEmail, validateIban, validatePhone } from "./validation.ts";

const EmailValidation = publicBuilder.objectRef<{ valid: boolean }>("EmailValidation").implement({
  fields: (t) => ({ valid: t.exposeBoolean("valid") }),
});

const PhoneValidation = publicBuilder.objectRef<PhoneVerdict>("PhoneValidation").implement({
  fields: (t) => ({
    valid: t.exposeBoolean("valid"),
    type: t.exposeString("type", {
      nullable: true,
      description:
        "MOBILE, FIXED_LINE, FIXED_LINE_OR_MOBILE, …; nothing where the plan does not say.",
    }),
  }),
});

const IbanValidation = publicBuilder.objectRef<IbanVerdict>("IbanValidation").implement({
  fields: (t) => ({
    valid: t.exposeBoolean("valid"),
    errors: t.exposeStringList("errors", {
      description: "length, format, checksum, country: what is wrong with it.",
    }),
  }),
});

publicBuilder.queryFields((t) => ({
  validateEmail: t.field({
    type: EmailValidation,
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }) => validateEmail(email),
  }),
  validatePhone: t.field({
    type: PhoneValidation,
    args: { phone: t.arg.string({ required: true }) },
    resolve: (_root, { phone }) => validatePhone(phone),
  }),
  validateIban: t.field({
    type: IbanValidation,
    args: { iban: t.arg.string({ required: true }) },
    resolve: (_root, { iban }) => validateIban(iban),
  }),
}));
