import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { Gender } from "@portal/model/portal/profile.ts";
import { sql as raw } from "kysely";
import type { CheckedIdentity } from "./identity-check/identity-check.ts";
import type { AccessJob, AccessRequest } from "./kept-request.ts";

export interface Applicant {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  gender: Gender;
  language: Language;
  /** The policyholder's number of the household, or the person's own. */
  household: number;
  /** The account that the person has opened already. */
  accountId: string | null;
}

/** The person with this number and birthdate; both must match. */
export async function findApplicant(
  { db }: Pick<AccessJob, "db">,
  { insuredNumber, birthdate }: Pick<AccessRequest, "insuredNumber" | "birthdate">,
): Promise<Applicant | undefined> {
  const { rows } = await raw<
    Omit<Applicant, "gender" | "language"> & Record<"gender" | "language", string>
  >`
    select i.insured_number, i.firstname, i.lastname, i.birthdate, i.gender, i.language,
      coalesce(i.policyholder, (
        select a.insured_number from account_insured l join account a on a.id = l.account_id
        where l.insured_number = i.insured_number and a.extranaute_type = 'PPA' order by a.id limit 1
      ), i.insured_number) as household,
      (select a.id from account a where a.insured_number = i.insured_number and a.role = 'CUSTOMER'
        and a.login_email_hash is not null limit 1) as account_id
    from insured i
    where i.insured_number = ${insuredNumber} and i.birthdate = ${birthdate} and not i.for_information
      and i.died_on is null`.execute(db);
  const [row] = rows;
  return row && { ...row, gender: Gender.parse(row.gender), language: knownLanguage(row.language) };
}

/** Whether a document names the person. Machine-readable names lack accents and hyphens, and are cut. */
export function isNamed(
  { firstname, lastname, birthdate }: Pick<Applicant, "firstname" | "lastname" | "birthdate">,
  identity: CheckedIdentity,
): boolean {
  const first = (name: string) => plainName(name).split(" ")[0] ?? "";
  return (
    identity.birthdate === birthdate &&
    plainName(identity.lastname) === plainName(lastname) &&
    first(identity.firstname) === first(firstname)
  );
}

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** `Noé-Luc Müller` and `NOE LUC MUELLER` are the same. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
}
