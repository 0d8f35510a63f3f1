import { brand } from "@portal/brand/brand.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { Names } from "../cover/stored-shapes.ts";

/** The bank account of an insurer of the group. */
export interface OwnAccount {
  insurerCode: string;
  name: string;
  iban: string;
  qrIban: string;
  /** The identifications of the creditor for direct debits. */
  directDebit: { LSV: string; SDD: string };
}

/** The accounts of all insurers; one without its own has that of the group. */
export async function readOwnAccounts(db: Kysely<Tables>): Promise<OwnAccount[]> {
  const rows = await db
    .selectFrom("insurer")
    .select(["code", "names", "iban", "qrIban", "lsvId", "chddId"])
    .orderBy("code")
    .execute();
  return rows.map(({ code, names, iban, qrIban, lsvId, chddId }) => ({
    insurerCode: code,
    name: Names.parse(names).fr,
    iban: iban ?? brand.iban,
    qrIban: qrIban ?? brand.qrIban,
    directDebit: { LSV: lsvId ?? brand.directDebit.LSV, SDD: chddId ?? brand.directDebit.SDD },
  }));
}

/** The account of the group, for an insurer that is not among the rows. */
export const groupAccount: OwnAccount = {
  insurerCode: "",
  name: brand.legalName.fr,
  iban: brand.iban,
  qrIban: brand.qrIban,
  directDebit: brand.directDebit,
};

/** The account that a bank's file names by its IBAN or its QR-IBAN; undefined if it is none of ours. */
export function ownIban(accounts: readonly OwnAccount[], iban: string): string | undefined {
  const all = [...accounts, groupAccount];
  return all.find((one) => one.iban === iban || one.qrIban === iban)?.iban;
}

export function accountOf(accounts: readonly OwnAccount[], insurerCode: string): OwnAccount {
  return accounts.find((one) => one.insurerCode === insurerCode) ?? groupAccount;
}
