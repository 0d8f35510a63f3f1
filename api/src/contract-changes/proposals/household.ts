import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { Employment } from "@portal/model/contract-changes/employment.ts";
import { InsuranceModel, Periodicity, Risk } from "@portal/model/contract.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { Doctor, Names } from "../../insurer/cover/stored-shapes.ts";

/** A basic contract from one day to another. */
const ContractVersion = z.object({
  validFrom: z.string(),
  validTo: z.string(),
  insurerCode: z.string(),
  insurerNames: Names,
  productCode: z.string(),
  productNames: Names,
  model: InsuranceModel,
  deductible: z.int(),
  risk: Risk,
  periodicity: Periodicity,
  doctor: Doctor,
});
export type ContractVersion = z.infer<typeof ContractVersion>;

const YearlyCosts = z.object({ year: z.int(), costs: z.int() });
/** The costs of a person's care in a year for basic insurance and for the person, in rappen. */
export type YearlyCosts = z.infer<typeof YearlyCosts>;

/** The number of years, including the present one. */
const YEARS_OF_COSTS = 5;

export function firstYearOfCosts(today: string): number {
  return Number(today.slice(0, 4)) - YEARS_OF_COSTS + 1;
}

interface MemberRow {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  paysFor: boolean;
  openChanges: string[];
  hasArrears: boolean;
  contracts: unknown;
  yearlyCosts: unknown;
  occupations: unknown;
}

/** A person of the account with the present and later basic contracts, earliest first. */
export interface Member extends Omit<MemberRow, "contracts" | "yearlyCosts" | "occupations"> {
  contracts: readonly ContractVersion[];
  /** Only for persons whose statements the account may read: an adult's are private. */
  yearlyCosts: readonly YearlyCosts[];
  /** The periods in which the professional data name an employer. */
  employments: readonly Employment[];
}

/** A person linked for information only has no contract to change. */
export const membersOn = prepare((wanted: { today: string; costsFrom: number }) =>
  sql
    .selectFrom(
      raw<MemberRow & { position: number }>`(
        select link.insured_number, link.position, i.firstname, i.lastname, i.birthdate,
          a.extranaute_type = 'PPA' and a.insured_number = i.insured_number as pays_for,
          state.open_changes, state.has_arrears, own.contracts, care.yearly_costs,
          work.occupations
        from account_insured link
        join account a on a.id = link.account_id
        join insured i on i.insured_number = link.insured_number
        join own_contract_state(${wanted.today}::date) state on state.insured_number = link.insured_number
        left join lateral (
          select jsonb_agg(jsonb_build_object('validFrom', b.valid_from, 'validTo', b.valid_to,
            'insurerCode', b.insurer_code, 'insurerNames', insurer.names, 'productCode', b.product_code,
            'productNames', product.names, 'model', product.model, 'deductible', b.deductible, 'risk', b.risk,
            'periodicity', b.periodicity, 'doctor', b.doctor) order by b.valid_from) as contracts
          from basic_contract b
          join insurer on insurer.code = b.insurer_code
          join product on product.code = b.product_code and product.kind = 'BASIC'
          where b.insured_number = link.insured_number and b.valid_to >= ${wanted.today}::date
        ) own on true
        left join lateral (
          select jsonb_agg(jsonb_build_object('year', y.year, 'costs', y.costs) order by y.year) as yearly_costs
          from (
            select s.year, sum(s.deductible + s.coinsurance + s.basic_paid) as costs from care_total s
            where s.insured_number = link.insured_number and s.year >= ${wanted.costsFrom}::int
            group by s.year
          ) y
          where y.costs > 0
        ) care on true
        left join lateral (
          select jsonb_agg(jsonb_build_object('status', p.professional_status, 'employer', p.employer,
            'from', p.date_of_entry) order by p.date_of_entry) as occupations
          from professional_data p where p.insured_number = link.insured_number
        ) work on true
        where not i.for_information)`.as("member"),
    )
    .selectAll()
    .orderBy("position")
    .orderBy("insuredNumber"),
);

const Contracts = z.array(ContractVersion);
const AllCosts = z.array(YearlyCosts);

const Occupations = z.array(
  z.object({ status: z.string(), employer: z.string().nullable(), from: z.string() }),
);

/** The occupations that name an employer, each until the day before the next one. */
function employmentsOf(occupations: z.infer<typeof Occupations>): Employment[] {
  return occupations.flatMap(({ status, employer, from }, place): Employment[] => {
    const next = occupations[place + 1]?.from;
    const isEmployed = status === "EMP" || status === "APP";
    if (!isEmployed || !employer) return [];
    return [{ employer, from, to: next ? moveDay(next, { days: -1 }) : null }];
  });
}

export function memberOf({ contracts, yearlyCosts, occupations, ...row }: MemberRow): Member {
  return {
    ...row,
    employments: employmentsOf(Occupations.parse(occupations ?? [])),
    contracts: Contracts.parse(contracts ?? []),
    yearlyCosts: AllCosts.parse(yearlyCosts ?? []),
  };
}

export function contractOn(
  { contracts }: Pick<Member, "contracts">,
  day: string,
): ContractVersion | undefined {
  return contracts.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
}
