import { queryPublic, publicGraphql } from "../http/api.ts";

const ValidateEmail = publicGraphql(`
  query ValidateEmail($email: String!) {
    validateEmail(email: $email) {
      valid
    }
  }
`);
const ValidatePhone = publicGraphql(`
  query ValidatePhone($phone: String!) {
    validatePhone(phone: $phone) {
      valid
      type
    }
  }
`);
const ValidateIban = publicGraphql(`
  query ValidateIban($iban: String!) {
    validateIban(iban: $iban) {
      valid
    }
  }
`);

/** A validation by the insurer's server, after the form's own rule, and its message key. */
export interface ServerCheck {
  readonly accepts: (value: string) => Promise<boolean>;
  readonly problem: string;
}

/** The customer did not start these requests, so a failure opens no dialog and the value counts as valid. */
const silent = { silent: true };

export const emailCheck: ServerCheck = {
  problem: "email.invalid",
  accepts: async (email) =>
    (await queryPublic(ValidateEmail, { email }, silent)).validateEmail.valid,
};

export const phoneCheck: ServerCheck = {
  problem: "phone.invalid",
  accepts: async (phone) =>
    (await queryPublic(ValidatePhone, { phone }, silent)).validatePhone.valid,
};

export const ibanCheck: ServerCheck = {
  problem: "iban.invalid",
  accepts: async (iban) => (await queryPublic(ValidateIban, { iban }, silent)).validateIban.valid,
};

/** The type of a phone number, or nothing if the insurer does not know it. */
export async function phoneType(phone: string): Promise<string | null> {
  const answer = await queryPublic(ValidatePhone, { phone }, silent);
  return answer.validatePhone.type;
}
