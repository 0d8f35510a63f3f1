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

/** What the insurer is asked about a value that the form finds right, and what to say when it refuses. */
export interface ServerCheck {
  readonly accepts: (value: string) => Promise<boolean>;
  readonly problem: string;
}

/** Nobody asked for these questions, so a failure stays silent; the form then takes the value as right. */
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

/** The kind of a number, or nothing when the insurer does not say or cannot be asked. */
export async function phoneType(phone: string): Promise<string | null> {
  const answer = await queryPublic(ValidatePhone, { phone }, silent);
  return answer.validatePhone.type;
}
