import { seededAhvNumber } from "../../api/seed/contracts/cards.ts";
import { financialAddressRows } from "../../api/seed/people/accounts.ts";
import { postalAddressRows } from "../../api/seed/people/homes.ts";
import type { Household, Person } from "../../api/seed/people/household.ts";
import { originOf } from "../../api/seed/people/nationalities.ts";
import { professionalDataRows } from "../../api/seed/people/professional.ts";
import { ibanBinding } from "../../api/src/insurer/iban-binding.ts";
import { AS_OF, endOf, orLeft, secrets, world, write } from "./records.ts";

export function writeHousehold(household: Household): void {
  const [holder] = household.people;
  if (!holder) return;
  write("households", `H-${holder.insuredNumber}`, {
    asOf: AS_OF,
    announce: false,
    policyholder: holder.insuredNumber,
    people: household.people.map((person) => personOf(person, household)),
    bankAccounts: bankAccountsOf(household),
    accounts: household.accounts.map((account) => ({
      insuredNumber: account.insuredNumber,
      paymentMode: account.paymentMode,
      correspondence: account.correspondance,
      hasGuardian: account.sousTutelle,
      login: account.phone && { email: account.login, phone: account.phone },
    })),
  });
}

function personOf(person: Person, household: Household) {
  const { insuredNumber, firstname, lastname, birthdate, gender, language } = person;
  const account = household.accounts.find((one) => one.insuredNumber === insuredNumber);
  const { nationality, permit } = originOf(person, household, world);
  const occupations = professionalDataRows(household, world).filter(
    (row) => row.insuredNumber === insuredNumber,
  );
  return {
    insuredNumber,
    firstname,
    lastname,
    birthdate,
    gender,
    language,
    nationality,
    permit: orLeft(permit),
    ...(!person.forInformation && { ahvNumber: seededAhvNumber(insuredNumber) }),
    forInformation: person.forInformation,
    addresses: addressesOf(insuredNumber, household),
    emails: account && [{ email: account.login, nature: "PRV" }],
    phones: account?.phone && [{ number: account.phone, nature: "PRV", mobile: true }],
    occupations: occupations.map(({ insuredNumber: _number, ...row }) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    ),
  };
}

function addressesOf(insuredNumber: number, household: Household) {
  const rows = postalAddressRows(household, world).filter(
    (row) => row.insuredNumber === insuredNumber,
  );
  return rows.map((row) => ({
    uses: [
      ...(row.domicileLegal ? ["DOMICILE_LEGAL"] : []),
      ...(row.correspondance ? ["CORRESPONDANCE"] : []),
    ],
    validFrom: row.validFrom,
    validTo: endOf(row.validTo),
    street: orLeft(row.street),
    number: orLeft(row.number),
    country: row.country,
    zip: row.zip,
    city: row.city,
  }));
}

function bankAccountsOf(household: Household) {
  return financialAddressRows(household, world).map(
    ({ id = "", insuredNumber: _number, iban, validTo, localityId: _locality, ...row }) => ({
      ...row,
      street: orLeft(row.street),
      number: orLeft(row.number),
      iban: secrets.decrypt(ibanBinding(id), iban),
      validTo: endOf(validTo),
    }),
  );
}
