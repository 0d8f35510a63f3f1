import { type CostShare, costShares } from "@portal/model/contributions.ts";
import { costSharingRulesOn, familyMaximum } from "@portal/model/cost-sharing/rules.ts";
import { childrenBornFrom } from "@portal/model/premiums/age-classes.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { isEligibleForMaternity } from "@portal/model/maternity.ts";
import type pg from "pg";
import type { Secrets } from "../../api/src/core/secrets/secrets.ts";
import { homeResolvers, homeSchema } from "./mercurius-home.ts";

type Row = Record<string, unknown>;
interface Asking {
  accountId: string;
}

/** The contestant's schema: only the fields of the measured documents. */
export const contestantSchema = `
  type Query { profile: Profile! insureds: [Insured!]! unreadNotifications: Int! actingFor: ActingFor }
  type ActingFor { name: String! scope: String! }
  type Profile { extranaute: Extranaute! insureds: [Insured!]! }
  type Extranaute {
    analyticsUserId: String! correspondance: String! loginEmail: String! extranauteType: String!
    insuredNumber: Int! paymentMode: String! phoneNumber: String sousTutelle: Boolean!
  }
  type Insured {
    insuredNumber: Int! firstname: String! lastname: String! fullname: String! birthdate: String! gender: String!
    language: String! partPrincipal: Boolean! forInformation: Boolean! contribution: Contribution
    isEligibleMaternityDeclaration: Boolean!
  }
  type Contribution { year: Int! deductible: CostShare! coinsurance: CostShare! }
  type CostShare { annual: Float! paid: Float! percent: Int! toBePaid: Float! }
  ${homeSchema}
`;

const ACCOUNT = `select id, login_email, extranaute_type as "extranauteType", insured_number as "insuredNumber",
  payment_mode as "paymentMode", correspondance, phone_number, sous_tutelle as "sousTutelle",
  analytics_user_id as "analyticsUserId" from account where id = $1`;
const INSUREDS = `select i.insured_number as "insuredNumber", firstname, lastname, birthdate, gender, language,
  for_information as "forInformation", part_principal as "partPrincipal"
  from account_insured l join insured i on i.insured_number = l.insured_number
  where l.account_id = $1 order by l.position, i.insured_number`;
const UNREAD = `select count(*)::int as count from (
    select read_at from notification where account_id = $1 and deleted_at is null order by sent desc, id limit 200
  ) newest where read_at is null`;
const CONTRIBUTIONS = `select c.*, t.borne, t.highest from contribution c
  join account_insured l on l.insured_number = c.insured_number
  join insured i on i.insured_number = c.insured_number
  left join lateral children_together(c.insured_number, $2, $3) t on i.birthdate >= $3
  where l.account_id = $1 and c.year = $2`;

export function createResolvers(pool: pg.Pool, secrets: Secrets, named: boolean) {
  const query = async (name: string, text: string, values: unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>(named ? { name, text, values } : { text, values });
    return rows;
  };
  const insuredsOf = (accountId: string) => query("insureds", INSUREDS, [accountId]);
  const extranauteOf = async (accountId: string) => {
    const [row] = await query("account", ACCOUNT, [accountId]);
    const open = (column: string) => {
      const sealed = row?.[column];
      const place = { table: "account", column, row: accountId };
      return Buffer.isBuffer(sealed) ? secrets.decrypt(place, sealed) : null;
    };
    return { ...row, loginEmail: open("login_email"), phoneNumber: open("phone_number") };
  };
  return {
    Query: {
      async profile(_: unknown, _args: unknown, { accountId }: Asking) {
        const parts = await Promise.all([extranauteOf(accountId), insuredsOf(accountId)]);
        return { extranaute: parts[0], insureds: parts[1] };
      },
      async insureds(_: unknown, _args: unknown, { accountId }: Asking) {
        const year = Number(todayInZurich(new Date()).slice(0, 4));
        const [people, contributions] = await Promise.all([
          insuredsOf(accountId),
          query("contributions", CONTRIBUTIONS, [accountId, year, childrenBornFrom(year)]),
        ]);
        const byPerson = new Map(contributions.map((row) => [row["insured_number"], row]));
        return people.map((person) => ({
          ...person,
          contribution: contributionIn(byPerson.get(person["insuredNumber"])),
        }));
      },
      // The measured account acts for no one.
      actingFor: () => null,
      unreadNotifications: async (_: unknown, _args: unknown, { accountId }: Asking) =>
        (await query("unread", UNREAD, [accountId]))[0]?.["count"],
      ...homeResolvers(query),
    },
    Insured: {
      fullname: (person: Record<"firstname" | "lastname", string>) =>
        `${person.firstname} ${person.lastname}`,
      isEligibleMaternityDeclaration: (person: Parameters<typeof isEligibleForMaternity>[0]) =>
        isEligibleForMaternity(person, todayInZurich(new Date())),
    },
  };
}

function contributionIn(row: Row | undefined) {
  if (!row) return null;
  const amount = (column: string) => Number(row[column]);
  const { borne, highest } = row;
  // The children of a family share a limit.
  const familyLeft =
    borne === null || highest === null
      ? undefined
      : familyMaximum(Number(highest), costSharingRulesOn(`${amount("year")}-01-01`)) -
        Number(borne);
  const year = {
    deductibleAnnual: amount("deductible_annual"),
    deductiblePaid: amount("deductible_paid"),
    coinsuranceAnnual: amount("coinsurance_annual"),
    coinsurancePaid: amount("coinsurance_paid"),
  };
  const { deductible, coinsurance } = costShares(year, familyLeft);
  return {
    year: row["year"],
    deductible: inFrancs(deductible),
    coinsurance: inFrancs(coinsurance),
  };
}

function inFrancs({ annual, paid, percent, toBePaid }: CostShare): CostShare {
  return { annual: annual / 100, paid: paid / 100, percent, toBePaid: toBePaid / 100 };
}
