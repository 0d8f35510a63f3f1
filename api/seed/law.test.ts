import { maternityPeriod } from "@portal/model/cost-sharing/maternity.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { isEligibleForMaternity } from "@portal/model/maternity.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { allowsSpecialForms } from "@portal/model/premiums/special-forms.ts";
import { isInTrainingOn, mayLeaveAccidentsOut } from "@portal/model/professional.ts";
import type { Gender } from "@portal/model/portal/profile.ts";
import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { detailsBinding } from "../src/insurer/requests/kinds.ts";
import { testSecrets as secrets } from "../test/database.ts";
import { aPeopledDatabase, aSeededDatabase } from "../test/seeded.ts";

interface Insured {
  number: number;
  birthdate: string;
  gender: Gender;
  country: string;
  status: string | null;
  training_until: string | null;
  valid_from: string;
  valid_to: string;
  deductible: number;
  risk: string;
  model: string;
}

const INSURED = `select i.insured_number as number, i.birthdate, i.gender, a.country, p.professional_status as status,
    p.training_until, b.valid_from, b.valid_to, b.deductible, b.risk, product.model
  from insured i join basic_contract b using (insured_number) join product on product.code = b.product_code
  join postal_address a on a.insured_number = i.insured_number and a.domicile_legal
    and $1 between a.valid_from and a.valid_to
  left join lateral (select * from professional_data p where p.insured_number = i.insured_number
    and p.date_of_entry <= $1 order by date_of_entry desc limit 1) p on true`;

/** An ordinary day, the first of a year, the last day for a change, the day after it, and a leap day. */
describe.each(["2026-11-15", "2027-01-01", "2026-11-30", "2026-12-01", "2028-02-29"])(
  "everybody seeded on %s obeys the law",
  (today) => {
    // The other days check the demonstration only; the long run adds a thousand households.
    const isFull = process.env["LONG"] === "1" || today === "2026-11-15";
    let owner: pg.Client;
    let contracts: Insured[];
    beforeAll(async () => {
      owner = await (isFull ? aPeopledDatabase(today) : aSeededDatabase(today));
      contracts = (await owner.query<Insured>(INSURED, [today])).rows;
    });
    const holding = () =>
      contracts.filter((one) => one.valid_from <= today && today <= one.valid_to);
    const occupationOf = ({ status, training_until: trainingUntil }: Insured) =>
      status === null ? undefined : { professionalStatus: status, trainingUntil };

    test("deductibles are those of the age class, in every year of a contract", () => {
      const odd = contracts.filter((one) => {
        const years = [one.valid_from, one.valid_to < today ? one.valid_to : today];
        return years.some((day) => {
          const year = Number(day.slice(0, 4));
          const { adult, child } = costSharingRulesOn(day).deductibles;
          const offered = ageClassIn(year, one.birthdate) === "CHILD" ? child : adult;
          return !offered.includes(one.deductible);
        });
      });
      expect(odd).toEqual([]);
      expect(contracts.length).toBeGreaterThan(isFull ? 500 : 30);
    });

    test("accidents are left out by employees alone", () => {
      const without = holding().filter(({ risk }) => risk === "OHN");
      expect(without.filter((one) => !mayLeaveAccidentsOut(occupationOf(one)))).toEqual([]);
      expect(without.length).toBeGreaterThan(isFull ? 100 : 3);
      expect(without.filter(({ number }) => number < 10_000_000).length).toBeGreaterThan(3);
    });

    test("a person who lives abroad has the ordinary form of insurance", () => {
      const abroad = holding().filter(({ country }) => !allowsSpecialForms(country));
      const odd = abroad.filter(({ model, deductible, birthdate }) => {
        const isChild = ageClassIn(Number(today.slice(0, 4)), birthdate) === "CHILD";
        return model !== "STANDARD" || deductible !== (isChild ? 0 : 300_00);
      });
      expect(odd).toEqual([]);
    });

    test("one person is in training, one expects a child, and one was in hospital for some days", async () => {
      const personas = holding().filter(({ number }) => number < 10_000_000);
      const young = personas.filter(
        ({ birthdate }) => ageClassIn(Number(today.slice(0, 4)), birthdate) === "YOUNG_ADULT",
      );
      expect(young.some((one) => isInTrainingOn(occupationOf(one), today))).toBe(true);
      const expecting = await owner.query(
        "select insured_number from maternity where born_on is null and expected_on > $1",
        [today],
      );
      expect(expecting.rows).toEqual([{ insured_number: 7245002 }]);
      const stays = await owner.query(
        `select hospital_contribution, treatment_end - treatment_begin as nights from statement_line
         where category = 'HOSPITAL' and insured_number = 3907112 order by treatment_begin desc limit 1`,
      );
      expect(stays.rows).toEqual([{ hospital_contribution: 90_00, nights: 6 }]);
    });

    test("pregnancies are those of women, and care around them was free", async () => {
      const { rows } = await owner.query(
        `select m.*, i.birthdate, i.gender, i.for_information from maternity m join insured i using (insured_number)`,
      );
      expect(rows.length).toBeGreaterThan(isFull ? 20 : 3);
      for (const { birthdate, gender, expected_on: expected, declared_on: declared } of rows) {
        const mother = { birthdate, gender, forInformation: false };
        expect(isEligibleForMaternity(mother, declared)).toBe(true);
        expect(declared <= today).toBe(true);
        expect(expected).not.toBeNull();
      }
      const lines = await owner.query(
        `select l.insured_number, l.treatment_begin, m.expected_on, m.born_on from statement_line l
         join maternity m using (insured_number) where l.deductible + l.coinsurance + l.hospital_contribution > 0`,
      );
      const charged = lines.rows.filter(({ treatment_begin: day, expected_on, born_on }) => {
        const { from, to } = maternityPeriod(expected_on, born_on ?? expected_on);
        return from <= day && day <= to;
      });
      expect(charged).toEqual([]);
    });

    test("only young adults in training were in hospital without a daily contribution", async () => {
      const { rows } = await owner.query(
        `select l.insured_number, l.treatment_begin from statement_line l join insured i using (insured_number)
         left join lateral (select * from professional_data p where p.insured_number = l.insured_number
           and p.date_of_entry <= l.treatment_begin order by date_of_entry desc limit 1) p on true
         where l.category = 'HOSPITAL' and (l.hospital_contribution > 0)
           = (l.year - extract(year from i.birthdate) between 19 and 25 and p.training_until >= l.treatment_begin)
           and l.coinsurance_rate > 0`,
      );
      expect(rows).toEqual([]);
    });

    test("changes of deductible were asked for in November at the latest, and refusals have a reason that fits", async () => {
      const { rows } = await owner.query(
        `select id, type, status, reason, details, (created_at at time zone 'Europe/Zurich')::date as asked
         from interaction where type = 'CONTRACT_MUTATION' or status = 'REFUSED'`,
      );
      const late = rows.filter(({ id, type, details, asked }) => {
        if (type !== "CONTRACT_MUTATION") return false;
        const { data, startingDate } = JSON.parse(secrets.decrypt(detailsBinding(id), details));
        if (data !== "deductible") return false;
        const last = `${Number(startingDate.slice(0, 4)) - 1}-11-30`;
        return !startingDate.endsWith("-01-01") || asked > last;
      });
      expect(late).toEqual([]);
      const refused = rows.filter(({ status }) => status === "REFUSED");
      expect(refused.filter(({ reason }) => reason === null)).toEqual([]);
      const ofPapers = /document|dokument|documento/i;
      const misplaced = refused.filter(
        ({ type, reason }) =>
          ofPapers.test(reason) && !["INVOICE", "DOCUMENT", "DELEGATION_FORM"].includes(type),
      );
      expect(misplaced).toEqual([]);
      expect(new Set(refused.map(({ type }) => type))).toContain("CONTRACT_MUTATION");
    });

    test("every bill that a customer sent in stands in their change tracking", async () => {
      const { rows } = await owner.query(
        `select c.insured_number, i.id is null as lost, i.status from claim c
         left join interaction i on i.id = c.interaction_id and i.account_id = c.account_id
           and i.insured_number = c.insured_number
         where c.channel = 'CUSTOMER'`,
      );
      expect(rows.filter(({ lost }) => lost)).toEqual([]);
      expect(rows.map(({ insured_number: number }) => number)).toContain(4218731);
    });
  },
);
