import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { CareYears, certificateDay } from "@portal/model/statements.ts";
import { sql as sqlText } from "kysely";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { parse } from "../../core/http/parse.ts";
import { readPremiumYears } from "./paid-premiums.ts";

/** A person's settled bills of a year for the tax office, in rappen. */
export interface TaxCertificate {
  year: number;
  insured: { insuredNumber: number; firstname: string; lastname: string };
  billed: number;
  paidByUs: number;
  own: number;
}

const settledIn = prepare((wanted: { from: number; to: number }) =>
  sql
    .selectFrom("careTotal as total")
    .innerJoin("insured", "insured.insuredNumber", "total.insuredNumber")
    .select([
      "settledIn",
      "total.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
      sqlText<number>`sum(billed)::int`.as("billed"),
      sqlText<number>`sum(basic_paid + supplementary_paid)::int`.as("paidByUs"),
    ])
    .where("settledIn", ">=", wanted.from)
    .where("settledIn", "<=", wanted.to)
    .groupBy(["settledIn", "total.insuredNumber", "firstname", "lastname", "birthdate"])
    .orderBy("settledIn", "desc")
    .orderBy("total.insuredNumber"),
);
const reader = prepare(() => sql.selectFrom("account").select(["insuredNumber", "language"]));

/** The certificates of the account, newest first: of years with statements or with paid premiums. */
export async function listTaxCertificates(
  ctx: Context,
  args: { from: number; to: number },
): Promise<TaxCertificate[]> {
  const { from, to } = parse(CareYears, args);
  const [settled, paid, [own]] = await Promise.all([
    ctx.read(settledIn({ from, to })),
    readPremiumYears(ctx, { from, to }),
    ctx.read(reader({})),
  ]);
  const today = todayInZurich(ctx.clock.now());
  const known = new Set(
    settled.map(({ settledIn: year, insuredNumber }) => `${year} ${insuredNumber}`),
  );
  const withoutCare = paid
    .filter(({ year, insuredNumber }) => !known.has(`${year} ${insuredNumber}`))
    .map(({ year, ...person }) => ({ settledIn: year, ...person, billed: 0, paidByUs: 0 }));
  return [...settled, ...withoutCare]
    .toSorted((a, b) => b.settledIn - a.settledIn || a.insuredNumber - b.insuredNumber)
    .filter(
      ({ settledIn: year, insuredNumber, birthdate }) =>
        insuredNumber === own?.insuredNumber || !isOfAge(birthdate, certificateDay(year, today)),
    )
    .map(({ settledIn: year, insuredNumber, firstname, lastname, billed, paidByUs }) => ({
      year,
      insured: { insuredNumber, firstname, lastname },
      billed,
      paidByUs,
      own: billed - paidByUs,
    }));
}
