import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Gender, PaymentMode } from "@portal/model/portal/profile.ts";
import type { Context } from "../core/context.ts";
import { type Contribution, readCostShares } from "../insurer/cover/cost-shares.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

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
  /** The contribution of the current year, if requested. */
  contribution: Contribution | null;
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

/** The account of the session; row level security allows no other row. */
export async function ownExtranaute(ctx: Context) {
  const [[account], { representation }] = await Promise.all([
    ctx.read(ownAccount({})),
    ctx.session(),
  ]);
  if (!account?.loginEmail) throw new Error("A session without an opened account.");
  const { id, loginEmail, phoneNumber, paymentMode, correspondance, ...rest } = account;
  const open = (column: string, value: Buffer): string =>
    ctx.secrets.decrypt({ table: "account", column, row: id }, value);
  const told = {
    ...rest,
    paymentMode: PaymentMode.parse(paymentMode),
    correspondance: correspondance === "PAPER" ? ("PAPER" as const) : ("DIGITAL" as const),
  };
  // How the owner signs in is no business of a representative.
  if (representation) return { ...told, analyticsUserId: "", loginEmail: "", phoneNumber: null };
  return {
    ...told,
    loginEmail: open("login_email", loginEmail),
    phoneNumber: phoneNumber && open("phone_number", phoneNumber),
  };
}

/** The persons of the account in the policyholder's order, with their cost shares of this year if requested. */
export async function listInsureds(
  ctx: Context,
  { withContributions }: { withContributions: boolean },
): Promise<Insured[]> {
  const [people, contributions] = await Promise.all([
    ctx.read(ownInsureds({})),
    withContributions ? readCostShares(ctx, currentYear(ctx)) : new Map<number, Contribution>(),
  ]);
  return people.map((person) => ({
    ...person,
    gender: Gender.parse(person.gender),
    contribution: contributions.get(person.insuredNumber) ?? null,
  }));
}

export function currentYear({ clock }: Context): number {
  return Number(todayInZurich(clock.now()).slice(0, 4));
}
