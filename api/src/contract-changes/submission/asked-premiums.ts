import type { ChangeSubmission } from "@portal/model/contract-changes/change.ts";
import { changedPremiumInput } from "@portal/model/contract-changes/changed-contract.ts";
import { NO_VARIANT, type TransferSubmission } from "@portal/model/contract-changes/transfer.ts";
import type { ChosenChanges } from "@portal/model/contract-changes/wizard-state.ts";
import type { BasicContract, PremiumInput } from "@portal/model/contract.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Context } from "../../core/context.ts";
import { readerWithin } from "../../core/db/account-reader.ts";
import type { Tables } from "../../core/db/tables.ts";
import { readContractsAt } from "../../insurer/cover/contracts-at.ts";
import { requestedPremium } from "../../insurer/cover/requested-premium.ts";
import type { ChangeDetails } from "../treatment/details.ts";

type AskedPremiums = ReadonlyMap<number, NonNullable<ChangeDetails["premium"]>>;
type InputOf = (contract: BasicContract, insuredNumber: number) => PremiumInput | null;

/** By person, the monthly premium without and with the changes, on the day on which all of them are in force. */
export async function premiumsOfChanges(
  ctx: Context,
  db: Kysely<Tables>,
  { mutations }: ChangeSubmission,
): Promise<AskedPremiums> {
  const entries = mutations.flatMap(({ data }) => data);
  const priced = entries.filter(({ code }) => code !== "primaryCareDoctor");
  const day = lastOf(priced.map(({ startingDate }) => startingDate));
  const chosen = (own: typeof entries): ChosenChanges =>
    Object.fromEntries(
      own.map(({ code, value, startingDate }) => [code, { value, startingDate, extra: {} }]),
    );
  // The payment period applies to the household.
  const rhythm = chosen(entries.filter(({ code }) => code === "invoiceFrequency"));
  const changesOf = new Map(
    mutations.map(({ insuredNumber, data }) => [insuredNumber, { ...chosen(data), ...rhythm }]),
  );
  return premiumsOn(ctx, db, { day, people: [...changesOf.keys()] }, (contract, insuredNumber) => {
    const { healthInsurer, product, codeDeductible, risk } = contract;
    const present = {
      insurer: healthInsurer.code,
      product: product.code,
      deductible: codeDeductible,
      risk,
    };
    return changedPremiumInput(changesOf.get(insuredNumber) ?? {}, present, day);
  });
}

/** The same for transfers to another insurer. */
export async function premiumsOfTransfers(
  ctx: Context,
  db: Kysely<Tables>,
  { demandes }: TransferSubmission,
): Promise<AskedPremiums> {
  const day = lastOf(demandes.map(({ date }) => date));
  const people = demandes.map(({ noAssure }) => noAssure);
  return premiumsOn(ctx, db, { day, people }, (_contract, insuredNumber) => {
    const demand = demandes.find(({ noAssure }) => noAssure === insuredNumber);
    if (!demand || !day) return null;
    return {
      codeCaisse: demand.cdCaisse,
      codeProduit: demand.cdProduit,
      codeFranchise: demand.cdFran,
      codeRisque: demand.cdRisqueCourt,
      codeVariante: NO_VARIANT,
      dateEntree: day,
    };
  });
}

async function premiumsOn(
  { clock, language }: Context,
  db: Kysely<Tables>,
  { day, people }: { day: string | undefined; people: readonly number[] },
  inputOf: InputOf,
): Promise<AskedPremiums> {
  const premiums = new Map<number, { without: number; with: number }>();
  if (day === undefined) return premiums;
  const reader = { ...readerWithin(db), clock, language };
  const contracts = await readContractsAt(reader, day);
  for (const { insuredNumber, healthBasic } of contracts) {
    const isAsked = healthBasic && people.includes(insuredNumber);
    const input = isAsked ? inputOf(healthBasic, insuredNumber) : null;
    if (!healthBasic || !input) continue;
    const premium = await requestedPremium(reader, insuredNumber, input).catch(unpriced);
    if (!premium) continue;
    premiums.set(insuredNumber, {
      without: healthBasic.monthlyAmount,
      with: premium.actualPremium,
    });
  }
  return premiums;
}

/** A change that the tariff of that day cannot price yet is accepted without a price. */
function unpriced(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

function lastOf(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1);
}
