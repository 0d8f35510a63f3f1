import { isDirectDebit } from "@portal/model/addresses/financial-addresses.ts";
import { NO_END } from "@portal/model/calendar/validity.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { ibanBinding } from "../../src/insurer/iban-binding.ts";
import { localityKey } from "../../src/places/import/load-localities.ts";
import { addDays } from "../days.ts";
import { beginningOf } from "./homes.ts";
import type { Account, Home, Household, Person, World } from "./household.ts";
import { type Random, randomOf, uuidOf } from "../random.ts";

type FinancialAddress = Insertable<Tables["financialAddress"]>;

/** Camille's most recently requested account. */
export const camillesIban = "CH7700767000512348765";

/** Shipped bank numbers, weighted by the size of the bank. */
const banks = [
  ["80808", 5],
  ["00230", 5],
  ["09000", 5],
  ["00700", 2],
  ["00767", 2],
  ["00790", 2],
  ["00764", 1],
  ["08401", 2],
] as const;

/** The bank accounts of address owners: one for reimbursements, and one for direct debit if it is agreed. */
export function financialAddressRows(household: Household, world: World): FinancialAddress[] {
  return household.accounts.flatMap((account) => {
    const person = household.people.find(
      ({ insuredNumber }) => insuredNumber === account.insuredNumber,
    );
    if (account.type !== "PPA" || !person || !household.home) return [];
    const usages = isDirectDebit(account.paymentMode)
      ? (["REMB", "PRLV"] as const)
      : (["REMB"] as const);
    return usages.flatMap((usage) => accountsOf(usage, { household, account, person, world }));
  });
}

interface Owner {
  household: Household;
  account: Account;
  person: Person;
  world: World;
}

function accountsOf(usage: "REMB" | "PRLV", owner: Owner): FinancialAddress[] {
  const { household, account, person, world } = owner;
  const random = randomOf(world.seed, `bank ${account.login}`);
  const start = beginningOf(person, household);
  const isCamille = account.login === "camille@example.ch";
  const iban = isCamille ? camillesIban : anIban(random, bankHomeOf(household)?.country ?? "CH");
  if (account.login !== "urs@example.ch" || usage !== "REMB")
    return [rowOf(owner, usage, iban, start, NO_END)];
  // This persona changes the bank at the end of next month.
  const last = endOfNextMonth(world.today);
  return [
    rowOf(owner, usage, iban, start, last),
    rowOf(owner, usage, anIban(random, "CH"), addDays(last, 1), NO_END),
  ];
}

/** The bank is in the country of the address for letters. */
function bankHomeOf({ home }: Household): Home | undefined {
  return home?.letters ?? home;
}

function rowOf(
  { household, person, world }: Owner,
  usage: "REMB" | "PRLV",
  iban: string,
  validFrom: string,
  validTo: string,
): FinancialAddress {
  const id = uuidOf(world.seed, `bank account ${person.insuredNumber} ${usage} ${validFrom}`);
  const {
    street = "",
    number = "",
    country = "CH",
    zip = "",
    city = "",
  } = bankHomeOf(household) ?? {};
  const isSwiss = country === "CH";
  return {
    id,
    insuredNumber: person.insuredNumber,
    usage,
    iban: world.secrets.encrypt(ibanBinding(id), iban),
    ownerName: `${person.firstname} ${person.lastname}`,
    street: isSwiss ? `${street} ${number}` : street,
    number: isSwiss ? null : number,
    country,
    zip,
    city,
    localityId: isSwiss ? localityKey(zip, city) : null,
    validFrom,
    validTo,
  };
}

/** An invented account with valid check digits; abroad it is a French one. */
function anIban(random: Random, country: string): string {
  const digits = (length: number) => Array.from({ length }, () => random.between(0, 9)).join("");
  if (country === "CH") return withCheckDigits("CH", `${random.weighted(banks)}${digits(12)}`);
  const bank = `20041${digits(5)}${digits(11)}`;
  const key = 97n - ((BigInt(bank) * 100n) % 97n);
  return withCheckDigits("FR", `${bank}${String(key).padStart(2, "0")}`);
}

function withCheckDigits(country: string, account: string): string {
  const figures = [...`${account}${country}00`].map((one) => Number.parseInt(one, 36)).join("");
  return `${country}${String(98n - (BigInt(figures) % 97n)).padStart(2, "0")}${account}`;
}

function endOfNextMonth(today: string): string {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
