import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { IssueCertificate } from "@portal/model/certificates/certificates.ts";
import { certifiedPremiums } from "@portal/model/invoices/certified-premiums.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";
import { readPaidInvoices, readPaidPremiums } from "../insurer/certified/paid-premiums.ts";
import { readSettledLines } from "../insurer/certified/settled-lines.ts";
import { readContractsAt } from "../insurer/cover/contracts-at.ts";
import { readCostShares } from "../insurer/cover/cost-shares.ts";
import { CertificateFacts, type FactsOf } from "./certificate-facts.ts";
import type { CertificateOffer } from "./offers.ts";

type Wanted<Kind extends IssueCertificate["kind"]> = Extract<IssueCertificate, { kind: Kind }>;

/** What the certificate will say, as of now. The sums are those that the portal shows elsewhere. */
export async function readFacts(
  ctx: Context,
  wanted: IssueCertificate,
  offer: CertificateOffer,
): Promise<CertificateFacts> {
  // The parse drops the columns that a certificate does not say.
  return CertificateFacts.parse(await factsOf(ctx, wanted, offer));
}

function factsOf(
  ctx: Context,
  wanted: IssueCertificate,
  offer: CertificateOffer,
): Promise<CertificateFacts> {
  switch (wanted.kind) {
    case "INSURANCE":
      return insuranceFacts(ctx, wanted, offer);
    case "TAX":
      return taxFacts(ctx, wanted, offer);
    case "COST_SHARING":
      return costSharingFacts(ctx, wanted);
    case "CONTRIBUTIONS":
      return contributionFacts(ctx, wanted);
  }
}

async function insuranceFacts(
  ctx: Context,
  { insuredNumber, language }: Wanted<"INSURANCE">,
  { cover }: CertificateOffer,
): Promise<FactsOf<"INSURANCE">> {
  if (!cover) throw new Problem("CONFLICT", { reason: "NOT_INSURED" });
  const { startsOn, endsOn } = cover;
  const today = todayInZurich(ctx.clock.now());
  const reader = { read: ctx.read.bind(ctx), clock: ctx.clock, language };
  const contracts = await readContractsAt(reader, startsOn);
  const own = contracts.find((one) => one.insuredNumber === insuredNumber);
  const { healthBasic: basic = null, supplementals = [] } = own ?? {};
  return {
    kind: "INSURANCE",
    startsOn: startsOn > today ? startsOn : null,
    endsOn,
    basic: basic && {
      insurer: basic.healthInsurer.value,
      product: basic.product.value,
      deductible: basic.deductible,
      risk: basic.risk,
      since: basic.startingDate,
    },
    supplementals: supplementals.map(({ product, level, startingDate }) => ({
      product: product.value,
      level,
      since: startingDate,
    })),
  };
}

async function taxFacts(
  ctx: Context,
  { insuredNumber, year }: Wanted<"TAX">,
  { years }: CertificateOffer,
): Promise<FactsOf<"TAX">> {
  if (!years.includes(year)) throw new Problem("INVALID", { fields: { year: "invalid" } });
  const [lines, premiums] = await Promise.all([
    readSettledLines(ctx, insuredNumber, year),
    readPaidPremiums(ctx, insuredNumber, year),
  ]);
  return { kind: "TAX", year, lines, premiums: premiums ?? null };
}

async function costSharingFacts(
  ctx: Context,
  { insuredNumber }: Wanted<"COST_SHARING">,
): Promise<FactsOf<"COST_SHARING">> {
  const year = Number(todayInZurich(ctx.clock.now()).slice(0, 4));
  const shares = (await readCostShares(ctx, year)).get(insuredNumber);
  if (!shares) throw new Problem("CONFLICT", { reason: "NO_CARE_INSURANCE" });
  return { kind: "COST_SHARING", ...shares };
}

async function contributionFacts(
  ctx: Context,
  { insuredNumber, from, to }: Wanted<"CONTRIBUTIONS">,
): Promise<FactsOf<"CONTRIBUTIONS">> {
  if (to > todayInZurich(ctx.clock.now()))
    throw new Problem("INVALID", { fields: { to: "period.future" } });
  const invoices = await readPaidInvoices(ctx, { from, to });
  const months = monthsOf(from, to).map(({ month, ...days }) => ({
    month,
    ...certifiedPremiums(invoices, insuredNumber, days),
  }));
  const paid = months.filter((one) => one.basic || one.supplementary || one.corrected);
  if (paid.length === 0) throw new Problem("CONFLICT", { reason: "NOTHING_PAID" });
  return { kind: "CONTRIBUTIONS", from, to, months: paid };
}

/** The months of a period, the first and the last as far as they belong to it. */
function monthsOf(from: string, to: string): { month: string; from: string; to: string }[] {
  const months = [];
  for (let begin = from; begin <= to;) {
    const month = begin.slice(0, 7);
    const next = moveDay(`${month}-01`, { months: 1 });
    const end = moveDay(next, { days: -1 });
    months.push({ month, from: begin, to: end < to ? end : to });
    begin = next;
  }
  return months;
}
