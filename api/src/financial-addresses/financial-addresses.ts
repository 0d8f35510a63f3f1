import { type Bank, isPostAccount, noClearingIn } from "@portal/model/banks.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { type FinancialUsage, isDirectDebit } from "@portal/model/addresses/financial-addresses.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import { banksBy } from "../insurer/banks.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { prettyLocality } from "../insurer/known-places.ts";
import { ibanBinding } from "../insurer/iban-binding.ts";

/** A present or future bank account of the address owner. */
export interface FinancialAddress {
  id: string;
  usage: FinancialUsage;
  iban: string;
  formattedIban: string;
  addressNature: "CCP" | "IBAN";
  noClearing: string | null;
  bank: Bank | null;
  /** How premiums are debited; nothing for a bank account that receives payments. */
  paymentMode: PaymentMode | null;
  startDate: string;
  endDate: string;
  owner: AccountOwner;
}

export interface AccountOwner {
  fullname: string;
  nameComplement: string | null;
  street: string | null;
  number: string | null;
  country: string;
  zip: string;
  city: string;
  locality: string;
  localityCommuneId: string | null;
}

const current = prepare((wanted: { today: string; usage: string }) =>
  sql
    .selectFrom("financialAddress as a")
    .innerJoin("accountInsured as link", "link.insuredNumber", "a.insuredNumber")
    .innerJoin("account", "account.id", "link.accountId")
    .leftJoin("swissLocality as known", "known.id", "a.localityId")
    .select([
      "a.id",
      "a.iban",
      "a.ownerName",
      "a.nameComplement",
      "a.street",
      "a.number",
      "a.country",
      "a.zip",
      "a.city",
      "a.localityId",
      "known.commune",
      "a.validFrom",
      "a.validTo",
      "account.paymentMode",
    ])
    .where("a.usage", "=", wanted.usage)
    .where("a.validTo", ">=", wanted.today)
    .orderBy("a.validFrom"),
);

/** The bank accounts of one use from today on, including planned ones. */
export async function listFinancialAddresses(
  ctx: Context,
  usage: FinancialUsage,
): Promise<FinancialAddress[]> {
  const today = todayInZurich(ctx.clock.now());
  const rows = await ctx.read(current({ today, usage }));
  const accounts = rows.map((row) => ({
    row,
    iban: ctx.secrets.decrypt(ibanBinding(row.id), row.iban),
  }));
  const banks = await banksBy(
    ctx,
    accounts.flatMap(({ iban }) => noClearingIn(iban) ?? []),
  );
  return accounts.map(({ row, iban }) => {
    const mode = PaymentMode.parse(row.paymentMode);
    const noClearing = noClearingIn(iban) ?? null;
    return {
      id: row.id,
      usage,
      iban,
      formattedIban: maskIban(iban, "any"),
      addressNature: isPostAccount(iban) ? "CCP" : "IBAN",
      noClearing,
      bank: banks.find((bank) => bank.noClearing === noClearing) ?? null,
      paymentMode: usage === "PRLV" && isDirectDebit(mode) ? mode : null,
      startDate: row.validFrom,
      endDate: row.validTo,
      owner: ownerOf(row),
    };
  });
}

interface OwnerRow extends Omit<AccountOwner, "fullname" | "locality" | "localityCommuneId"> {
  ownerName: string;
  localityId: string | null;
  commune: string | null;
}

function ownerOf({ ownerName, localityId, commune, ...row }: OwnerRow): AccountOwner {
  const { nameComplement, street, number, country, zip, city } = row;
  return {
    fullname: ownerName,
    nameComplement,
    street,
    number,
    country,
    zip,
    city,
    locality: prettyLocality(zip, city, commune),
    localityCommuneId: localityId,
  };
}
