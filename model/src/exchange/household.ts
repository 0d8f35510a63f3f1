import * as z from "zod/mini";
import { isDirectDebit, LONGEST_OWNER } from "../addresses/financial-addresses.ts";
import { directoryCountries, postalLengths } from "../addresses/postal-addresses.ts";
import { isAhvNumber } from "../ahv-number.ts";
import { ContactNature } from "../contacts.ts";
import { countryOf } from "../places/countries.ts";
import { Gender, PaymentMode } from "../portal/profile.ts";
import { optionalLine, requiredLine } from "../portal/texts.ts";
import { financialUsages, postalUses } from "../codes.ts";
import { Email } from "../typing/email.ts";
import { PayoutIban } from "../typing/iban.ts";
import {
  Announce,
  Day,
  inOrder,
  InsuredNumber,
  Instant,
  LanguageCode,
  LastDay,
  orNull,
  WholePhone,
} from "./fields.ts";
import { ExchangedOccupations } from "./occupations.ts";

export const householdLengths = {
  name: 40,
  /** The line of a name on a QR-bill and in the window of an envelope. */
  wholeName: 70,
  collective: 50,
  people: 20,
  entries: 60,
} as const;

const Country = /* @__PURE__ */ z
  .string("required")
  .check(z.refine((iso2) => countryOf(iso2) !== undefined, "country.unknown"));

const isSwissZip = (zip: string): boolean => /^\d{4}$/.test(zip);

/** An address of a person: where they live by law, where letters go, or both. */
export const ExchangedAddress = /* @__PURE__ */ z
  .strictObject({
    uses: z
      .array(z.enum(postalUses, "invalid"))
      .check(z.minLength(1, "required"), z.maxLength(2, "invalid")),
    validFrom: Day,
    validTo: LastDay,
    street: optionalLine(postalLengths.street),
    number: optionalLine(postalLengths.number),
    complement: optionalLine(postalLengths.complement),
    poBox: optionalLine(postalLengths.poBox),
    country: Country,
    zip: requiredLine(postalLengths.zip),
    city: requiredLine(postalLengths.locality),
  })
  .check(
    inOrder,
    z.refine(({ uses, street }) => !uses.includes("DOMICILE_LEGAL") || street !== "", {
      path: ["street"],
      error: "required",
    }),
    z.refine(({ street, poBox }) => street !== "" || poBox !== "", {
      path: ["street"],
      error: "postal.streetOrPoBox",
    }),
    z.refine(({ country, zip }) => !directoryCountries.includes(country) || isSwissZip(zip), {
      path: ["zip"],
      error: "locality.list",
    }),
  );
export type ExchangedAddress = z.infer<typeof ExchangedAddress>;

/** Each use has one address on a day. */
const withoutTwoOfAUse = /* @__PURE__ */ z.superRefine<readonly ExchangedAddress[]>(
  (list, context) => {
    for (const use of postalUses) {
      const places = list.flatMap((one, at) => (one.uses.includes(use) ? [{ one, at }] : []));
      for (const { one, at } of places) {
        const isDoubled = places.some(
          (other) =>
            other.at < at &&
            other.one.validFrom <= one.validTo &&
            one.validFrom <= other.one.validTo,
        );
        if (isDoubled)
          context.addIssue({
            code: "custom",
            path: [at, "validFrom"],
            message: "validity.overlap",
            input: list,
          });
      }
    }
  },
);

const EmailOfPerson = /* @__PURE__ */ z.strictObject({ email: Email, nature: ContactNature });
const PhoneOfPerson = /* @__PURE__ */ z.strictObject({
  number: WholePhone,
  nature: ContactNature,
  mobile: z.boolean("required"),
});

export const ExchangedPerson = /* @__PURE__ */ z
  .strictObject({
    insuredNumber: InsuredNumber,
    firstname: requiredLine(householdLengths.name),
    lastname: requiredLine(householdLengths.name),
    birthdate: Day,
    gender: z.enum(Gender.options, "required"),
    language: LanguageCode,
    nationality: z._default(Country, "CH"),
    permit: orNull(z.string().check(z.regex(/^[A-Z]{1,2}$/, "invalid"))),
    /** The number of the old-age insurance in 13 digits, which the insurance card shows. */
    ahvNumber: orNull(z.string().check(z.refine(isAhvNumber, "invalid"))),
    /** The number of a collective contract. */
    collective: orNull(requiredLine(householdLengths.collective)),
    /** Known to the household and not insured. */
    forInformation: z._default(z.boolean("invalid"), false),
    addresses: z._default(
      z
        .array(ExchangedAddress)
        .check(z.maxLength(householdLengths.entries, "tooMany"), withoutTwoOfAUse),
      [],
    ),
    emails: z._default(z.array(EmailOfPerson).check(z.maxLength(10, "tooMany")), []),
    phones: z._default(z.array(PhoneOfPerson).check(z.maxLength(10, "tooMany")), []),
    occupations: z._default(ExchangedOccupations, []),
  })
  .check(
    z.refine(
      ({ firstname, lastname }) => `${firstname} ${lastname}`.length <= householdLengths.wholeName,
      { path: ["lastname"], error: "text.tooLong" },
    ),
    z.refine(({ forInformation, addresses }) => forInformation || addresses.length > 0, {
      path: ["addresses"],
      error: "required",
    }),
    z.superRefine((person, context) => {
      const doubled = (values: readonly string[]) =>
        values.findIndex((one, at) => values.indexOf(one) < at);
      const emails = doubled(person.emails.map(({ email }) => email.toLowerCase()));
      const phones = doubled(person.phones.map(({ number }) => number));
      const add = (path: (string | number)[], message: string) =>
        context.addIssue({ code: "custom", path, message, input: person });
      if (emails >= 0) add(["emails", emails, "email"], "entry.doubled");
      if (phones >= 0) add(["phones", phones, "number"], "entry.doubled");
      for (const [at, one] of person.occupations.entries())
        if (one.dateOfEntry < person.birthdate)
          add(["occupations", at, "dateOfEntry"], "date.format");
    }),
  );
export type ExchangedPerson = z.infer<typeof ExchangedPerson>;

/** A bank account of the policyholder, for the whole household. */
export const ExchangedBankAccount = /* @__PURE__ */ z
  .strictObject({
    usage: z.enum(financialUsages, "invalid"),
    iban: PayoutIban,
    ownerName: requiredLine(LONGEST_OWNER),
    street: optionalLine(postalLengths.street),
    number: optionalLine(postalLengths.number),
    country: Country,
    zip: requiredLine(postalLengths.zip),
    city: requiredLine(postalLengths.locality),
    validFrom: Day,
    validTo: LastDay,
  })
  .check(inOrder);
export type ExchangedBankAccount = z.infer<typeof ExchangedBankAccount>;

/** With which the account may be opened, after both were proved. */
const Login = /* @__PURE__ */ z.strictObject({ email: Email, phone: WholePhone });

export const ExchangedAccount = /* @__PURE__ */ z.strictObject({
  /** Whose account it is. The policyholder's is the household's; an adult of it may have one too. */
  insuredNumber: InsuredNumber,
  paymentMode: z._default(z.enum(PaymentMode.options, "invalid"), "BVR"),
  correspondence: z._default(z.enum(["PAPER", "DIGITAL"], "invalid"), "PAPER"),
  /** The person has a guardian: the portal then shows and does not change. */
  hasGuardian: z._default(z.boolean("invalid"), false),
  /** The people whom the account sees beside its own person; the policyholder's sees all when it is absent. */
  sees: orNull(z.array(InsuredNumber).check(z.maxLength(householdLengths.people, "tooMany"))),
  login: orNull(Login),
});
export type ExchangedAccount = z.infer<typeof ExchangedAccount>;

const BankAccounts = /* @__PURE__ */ z.array(ExchangedBankAccount).check(
  z.maxLength(householdLengths.entries, "tooMany"),
  z.superRefine((list, context) => {
    for (const usage of financialUsages) {
      const places = list.flatMap((one, at) => (one.usage === usage ? [{ one, at }] : []));
      for (const { one, at } of places)
        if (
          places.some(
            (other) =>
              other.at < at &&
              other.one.validFrom <= one.validTo &&
              one.validFrom <= other.one.validTo,
          )
        )
          context.addIssue({
            code: "custom",
            path: [at, "validFrom"],
            message: "validity.overlap",
            input: list,
          });
    }
  }),
);

/** People who are insured together: written as a whole or not at all. */
export const Household = /* @__PURE__ */ z
  .strictObject({
    /** When the source read this state. A later act of a customer stands above it. */
    asOf: Instant,
    policyholder: InsuredNumber,
    people: z
      .array(ExchangedPerson)
      .check(z.minLength(1, "required"), z.maxLength(householdLengths.people, "tooMany")),
    announce: Announce,
    bankAccounts: z._default(BankAccounts, []),
    accounts: z._default(
      z.array(ExchangedAccount).check(z.maxLength(householdLengths.people, "tooMany")),
      [],
    ),
  })
  .check(
    z.superRefine((household, context) => {
      const add = (path: (string | number)[], message: string) =>
        context.addIssue({ code: "custom", path, message, input: household });
      const numbers = household.people.map(({ insuredNumber }) => insuredNumber);
      for (const [at, number] of numbers.entries())
        if (numbers.indexOf(number) < at) add(["people", at, "insuredNumber"], "entry.doubled");
      if (!numbers.includes(household.policyholder)) add(["policyholder"], "household.member");
      const owners = household.accounts.map(({ insuredNumber }) => insuredNumber);
      for (const [at, account] of household.accounts.entries()) {
        const { insuredNumber, sees, paymentMode } = account;
        const isHolder = insuredNumber === household.policyholder;
        if (!numbers.includes(insuredNumber))
          add(["accounts", at, "insuredNumber"], "household.member");
        if (owners.indexOf(insuredNumber) < at)
          add(["accounts", at, "insuredNumber"], "entry.doubled");
        for (const [place, seen] of (sees ?? []).entries()) {
          if (!numbers.includes(seen)) add(["accounts", at, "sees", place], "household.member");
          if (!isHolder && seen !== insuredNumber)
            add(["accounts", at, "sees", place], "household.policyholderSees");
        }
        const isDebited = isHolder && isDirectDebit(paymentMode);
        if (isDebited && !household.bankAccounts.some(({ usage }) => usage === "PRLV"))
          add(["bankAccounts"], "household.debitAccount");
      }
    }),
  );
export type Household = z.infer<typeof Household>;
