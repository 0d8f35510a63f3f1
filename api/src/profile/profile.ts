import { type CostShare, costShare } from "@portal/model/contributions.ts";
import { Gender, PaymentMode } from "@portal/model/profile.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/statement.ts";

export interface Contribution {
  year: number;
  deductible: CostShare;
  coinsurance: CostShare;
}

export interface Insured {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  gender: Gender;
  language: string;
  collective: string | null;
  forInformation: boolean;
  partPrincipal: boolean;
  contributions: Contribution[];
}

const ownAccount = prepare(() =>
  sql
    .selectFrom("account")
    .select([
      "id",
      "loginEmail",
      "extranauteType",
      "insuredNumber",
      "paymentMode",
      "correspondance",
      "phoneNumber",
      "sousTutelle",
      "analyticsUserId",
    ]),
);

const ownInsureds = prepare(() =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select([
      "insured.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
      "gender",
      "language",
      "collective",
      "forInformation",
      "partPrincipal",
    ])
    .orderBy("link.position")
    .orderBy("insured.insuredNumber"),
);

const ownContributions = prepare(() =>
  sql
    .selectFrom("contribution")
    .select([
      "insuredNumber",
      "year",
      "deductibleAnnual",
      "deductiblePaid",
      "coinsuranceAnnual",
      "coinsurancePaid",
    ]),
);

/** The account of the session. Row level security is the filter: no other row can come back. */
export async function ownExtranaute(ctx: Context) {
  const [account] = await ctx.read(ownAccount({}));
  if (!account) throw new Error("A session without an account.");
  const { id, loginEmail, phoneNumber, paymentMode, correspondance, ...rest } = account;
  const open = (column: string, value: Buffer): string =>
    ctx.secrets.decrypt({ table: "account", column, row: id }, value);
  return {
    ...rest,
    paymentMode: PaymentMode.parse(paymentMode),
    correspondance: correspondance === "PAPER" ? ("PAPER" as const) : ("DIGITAL" as const),
    loginEmail: open("login_email", loginEmail),
    phoneNumber: phoneNumber && open("phone_number", phoneNumber),
  };
}

/** The people on the account, the policyholder's order kept, with what they have borne of each year's costs. */
export async function listInsureds(ctx: Context): Promise<Insured[]> {
  const [people, contributions] = await Promise.all([
    ctx.read(ownInsureds({})),
    ctx.read(ownContributions({})),
  ]);
  const byPerson = Map.groupBy(contributions, ({ insuredNumber }) => insuredNumber);
  return people.map((person) => ({
    ...person,
    gender: Gender.parse(person.gender),
    contributions: (byPerson.get(person.insuredNumber) ?? []).map((year) => ({
      year: year.year,
      deductible: costShare(year.deductibleAnnual, year.deductiblePaid),
      coinsurance: costShare(year.coinsuranceAnnual, year.coinsurancePaid),
    })),
  }));
}
