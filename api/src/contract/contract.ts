import { clientSource } from "@portal/model/portal/client.ts";
import {
  type InsuredContracts,
  isContractDay,
  type Premium,
  PremiumInput,
  type Telemedecin,
  yearsAhead,
} from "@portal/model/contract.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";
import { contractsAt } from "../insurer/cover/contracts-at.ts";
import { requestedPremium } from "../insurer/cover/requested-premium.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";
import { parse } from "../core/http/parse.ts";

/** The cover of all persons of the account on a day, by default today. */
export async function readContracts(
  ctx: Context,
  { date }: { date?: string },
): Promise<InsuredContracts[]> {
  const contracts = contractsAt(ctx, date ?? today(ctx));
  if (date) {
    // Both reads run in one batch; an invalid day is reported before any other error.
    contracts.catch(() => {});
    await requireOffered(ctx, "date", date);
  }
  return contracts;
}

/** The sum of the monthly premiums of all persons of the account. */
export async function readTotalMonthlyAmount(
  ctx: Context,
  wanted: { date?: string },
): Promise<number> {
  const contracts = await readContracts(ctx, wanted);
  return contracts.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
}

/** The premium of a person's basic insurance with another insurer, product, deductible or risk. */
export async function readNewPremium(
  ctx: Context,
  insuredNumber: number,
  input: PremiumInput,
): Promise<Premium> {
  const parsed = parse(PremiumInput, input);
  await requireOffered(ctx, "dateEntree", parsed.dateEntree, YEARS_OF_WISHES);
  return requestedPremium(ctx, insuredNumber, parsed);
}

const contractsToday = oncePerRequest((ctx) => contractsAt(ctx, today(ctx)));

/** The telemedicine partners that persons of the account must call first, each once. */
export async function readTelemedecin(ctx: Context): Promise<Telemedecin[]> {
  const contracts = await contractsToday(ctx, "");
  const partners = contracts.flatMap(({ healthBasic }) => healthBasic?.telemedecin ?? []);
  return [...new Map(partners.map((partner) => [partner.codeReseau, partner])).values()];
}

/** The persons of the account who must call a partner first. */
export async function readTelemedecinInsureds(
  ctx: Context,
  { codeReseau }: Telemedecin,
): Promise<number[]> {
  const contracts = await contractsToday(ctx, "");
  return contracts
    .filter(({ healthBasic }) => healthBasic?.telemedecin?.codeReseau === codeReseau)
    .map(({ insuredNumber }) => insuredNumber);
}

/** After the notice deadline for the next year, a change is possible in the year after it. */
const YEARS_OF_WISHES = 2;

async function requireOffered(ctx: Context, field: string, day: string, least = 0): Promise<void> {
  const years = await yearsVisible(ctx, "contractsAddYearsVisible");
  if (!isContractDay(day, today(ctx), Math.max(years, least))) {
    throw new Problem("INVALID", { fields: { [field]: "contracts.date" } });
  }
}

const configured = prepare((wanted: { key: string }) =>
  sql
    .selectFrom("publicConfiguration")
    .select("value")
    .where("type", "=", clientSource)
    .where("key", "=", wanted.key),
);

/** The number of future years for which contracts are shown. */
const yearsVisible = oncePerRequest(async (ctx, key) => {
  const [row] = await ctx.read(configured({ key }));
  return yearsAhead(row?.value);
});

function today({ clock }: Context): string {
  return todayInZurich(clock.now());
}
