import type { Discount, Premium, PremiumInput } from "@portal/model/contract.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { ENVIRONMENT, sumOf } from "@portal/model/premiums/composition.ts";
import { allowsSpecialForms } from "@portal/model/premiums/special-forms.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { basicCover } from "./basic-cover.ts";
import { type Days, peopleWith, type PersonRow, requestedContract } from "./people-statement.ts";
import { Premiums, Rules } from "./stored-shapes.ts";

const personWithRequest = prepare((input: Days & PremiumInput & { insuredNumber: number }) =>
  sql
    .selectFrom(peopleWith(input, requestedContract(input, input)).as("person"))
    .selectAll()
    .where("insuredNumber", "=", input.insuredNumber),
);

/** The code for a product without variants. */
const NO_VARIANT = "N/A";

/** The premium of a requested basic contract for a person on the account, from its first day. */
export async function requestedPremium(
  ctx: Pick<Context, "read" | "clock">,
  insuredNumber: number,
  input: PremiumInput,
): Promise<Premium> {
  const today = todayInZurich(ctx.clock.now());
  const days = { date: input.dateEntree, today };
  const [person] = await ctx.read(
    personWithRequest({ periodicity: null, ...input, ...days, insuredNumber }),
  );
  // A person without a stored domicile is insured elsewhere.
  if (!person || person.country === null) throw new Problem("NOT_FOUND");
  const fields = refusedFields(person, input);
  if (Object.keys(fields).length > 0) throw new Problem("INVALID", { fields });
  return premiumOf(person);
}

/** The message keys of fields that cannot be accepted. */
function refusedFields(person: PersonRow, input: PremiumInput): Record<string, string> {
  const ageClass = ageClassIn(person.coverYear, person.birthdate);
  const isForThem = (rule: { forChildren: boolean }) => rule.forChildren === (ageClass === "CHILD");
  const isFree = allowsSpecialForms(person.country ?? "");
  const hasRule = (Rules.parse(person.rules) ?? []).some(
    (rule) => rule.amount === person.deductible && isForThem(rule) && (isFree || rule.isOrdinary),
  );
  const premiums = Premiums.parse(person.premiums) ?? [];
  const isPublished = premiums.some((one) => !one.isOrdinary && one.ageClass === ageClass);
  const isSold =
    person.model !== null &&
    (isFree || person.model === "STANDARD") &&
    person.isOffered &&
    (person.discount !== null || isPublished);
  return {
    ...(premiums.length === 0 && { codeCaisse: "contracts.insurer" }),
    ...(!isSold && { codeProduit: "contracts.product" }),
    ...(!hasRule && { codeFranchise: "contracts.deductible" }),
    ...(input.codeVariante !== NO_VARIANT && { codeVariante: "contracts.variant" }),
  };
}

function premiumOf(person: PersonRow): Premium {
  const cover = basicCover(person);
  if (!cover) throw new Error("A premium without a contract.");
  const { gross, clauses, reductions, net: actualPremium } = cover.premium;
  const agreed = clauses.filter(({ type }) => type !== ENVIRONMENT);
  const refund = clauses.filter(({ type }) => type === ENVIRONMENT);
  const discountOf = (dejaDeduitRabais: boolean) => (part: { type: string; amount: number }) =>
    ({ codeClause: part.type, montantRabais: -part.amount, dejaDeduitRabais }) satisfies Discount;
  return {
    grossPremium: gross,
    tax: sumOf(refund),
    discount: [...agreed.map(discountOf(true)), ...reductions.map(discountOf(false))],
    netPremium: gross + sumOf(agreed),
    actualPremium,
    foreigner: !cover.isResident,
  };
}
