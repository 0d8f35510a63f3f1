import {
  type BillEstimate,
  dayOfCare,
  estimateBill,
  type EstimateTerms,
  standingAfterEstimate,
} from "@portal/model/bills/estimate.ts";
import type { SentBill } from "@portal/model/bills/sent-bill.ts";
import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import { freePeriodsOf } from "@portal/model/cost-sharing/maternity.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { maximumOf, type Standing } from "@portal/model/cost-sharing/settle.ts";
import { isChildIn } from "@portal/model/cost-sharing/held-deductible.ts";
import { PendingStatus } from "@portal/model/statements.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";
import { type Contribution, readCostShares } from "../insurer/cover/cost-shares.ts";
import { saidOf } from "./said-bill.ts";

const undecided = prepare(() =>
  sql
    .selectFrom("claim")
    .innerJoin("insured", "insured.insuredNumber", "claim.insuredNumber")
    .select(["claim.id", "claim.insuredNumber", "birthdate", "isForeign", "tiers"])
    .select(["provider", "category", "treatmentBegin", "billed"])
    .select(["saidProvider", "saidAmount", "saidBilledOn", "saidTreatedOn", "saidCategory"])
    .where("status", "in", PendingStatus.options)
    .orderBy("receivedAt")
    .orderBy("claim.id"),
);
const basicContracts = prepare(() =>
  sql.selectFrom("basicContract").select(["insuredNumber", "validFrom", "validTo"]),
);
const pregnancies = prepare(() =>
  sql.selectFrom("maternity").select(["insuredNumber", "expectedOn", "bornOn"]),
);

type Row = NonNullable<ReturnType<typeof undecided>["row"]>;

/**
 * What the undecided bills probably give back, by the id of the claim. Bills of one person and year are reckoned in the
 * order in which they came, because they use up one deductible. Row level security limits everything to what the
 * account may read: another adult's bill is not among them.
 */
export const estimatesOf = oncePerRequest(async (ctx) => {
  const bills = await ctx.read(undecided({}));
  if (bills.length === 0) return new Map<string, BillEstimate>();
  const years = [...new Set(bills.flatMap((bill) => yearOf(dayOfCare(knownOf(bill))) ?? []))];
  const [contracts, declared, shares] = await Promise.all([
    ctx.read(basicContracts({})),
    ctx.read(pregnancies({})),
    Promise.all(years.map(async (year) => [year, await readCostShares(ctx, year)] as const)),
  ]);
  return reckon(bills, { contracts, declared, shares: new Map(shares) });
});

interface Read {
  contracts: readonly NonNullable<ReturnType<typeof basicContracts>["row"]>[];
  declared: readonly NonNullable<ReturnType<typeof pregnancies>["row"]>[];
  shares: ReadonlyMap<number, ReadonlyMap<number, Contribution>>;
}

function reckon(bills: readonly Row[], read: Read): Map<string, BillEstimate> {
  const standings = new Map<string, Standing>();
  const estimates = new Map<string, BillEstimate>();
  for (const bill of bills) {
    const known = knownOf(bill);
    const key = `${bill.insuredNumber} ${yearOf(dayOfCare(known))}`;
    const atFirst = termsOf(bill, dayOfCare(known), read);
    const terms = atFirst && { ...atFirst, standing: standings.get(key) ?? atFirst.standing };
    const estimate = estimateBill(known, { isForeign: bill.isForeign, terms });
    if (terms && estimate.kind === "ESTIMATED")
      standings.set(key, standingAfterEstimate(terms.standing, estimate));
    // The provider is paid, so that nothing comes back; the deductible is used up all the same.
    estimates.set(bill.id, bill.tiers === "PAYANT" ? paidToProvider : estimate);
  }
  return estimates;
}

const paidToProvider: BillEstimate = { kind: "NONE", reason: "THIRD_PARTY" };

/** What the examination found, or else what the sender says. */
function knownOf(bill: Row): SentBill {
  const { billed, category, treatmentBegin } = bill;
  const found = CareCategory.safeParse(category);
  return {
    ...saidOf(bill),
    ...(billed !== null && { amount: billed }),
    ...(found.success && { category: found.data }),
    ...(treatmentBegin !== null && { treatedOn: treatmentBegin }),
  };
}

function yearOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : Number(day.slice(0, 4));
}

/** The limit of siblings is part of what is left of both shares. */
function termsOf(
  { insuredNumber, birthdate }: Row,
  day: string | undefined,
  { contracts, declared, shares }: Read,
): EstimateTerms | undefined {
  if (day === undefined) return undefined;
  const share = shares.get(Number(day.slice(0, 4)))?.get(insuredNumber);
  const isInsured = contracts.some(
    (one) => one.insuredNumber === insuredNumber && one.validFrom <= day && day <= one.validTo,
  );
  if (!isInsured || !share) return undefined;
  const rules = costSharingRulesOn(day);
  const isChild = isChildIn(day, birthdate);
  const coinsurance = maximumOf({ isChild, rules }) - share.coinsurance.toBePaid;
  return {
    terms: {
      isChild,
      rules,
      deductible: share.deductible.annual,
      freePeriods: freePeriodsOf(declared.filter((one) => one.insuredNumber === insuredNumber)),
    },
    standing: {
      deductible: share.deductible.annual - share.deductible.toBePaid,
      coinsurance,
      coinsuranceBase: coinsurance * WHOLE,
      supplementaryPaid: new Map(),
    },
    familyLeft: Number.POSITIVE_INFINITY,
  };
}

/** All of an amount in basis points. */
const WHOLE = 100_00;
