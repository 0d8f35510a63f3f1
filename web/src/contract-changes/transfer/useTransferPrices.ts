import { dayOfAll } from "@portal/model/contract-changes/changed-contract.ts";
import { fillTransfer } from "@portal/model/contract-changes/fill-transfer.ts";
import { transferPremiumInput } from "@portal/model/contract-changes/notices.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useQueries } from "@tanstack/react-query";
import { useContractsOn } from "../contracts-on.ts";
import { newPremium, type Person } from "../household.ts";
import type { OfferedPrice } from "../useOfferedPrices.ts";
import { useWizardView } from "../wizard-view.ts";

/** The parts of a transfer that determine its premium. */
export type PricedPartName = "cdProduit" | "cdFran";

/** The monthly price of each model or deductible of the other insurer, by code, as in the receipt. */
export function useTransferPrices(
  person: Person,
  part: PricedPartName,
  codes: readonly string[],
): ReadonlyMap<string, OfferedPrice> {
  const { state, proposals } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const asked = codes.flatMap((code) => {
    const act = { type: "setTransfer", insured, part, value: code } as const;
    const chosen = fillTransfer(state, act, proposals);
    const input = transferPremiumInput(chosen, proposals, insured);
    const day = dayOfAll(chosen, proposals);
    return input && day ? [{ code, day, input: { ...input, dateEntree: day } }] : [];
  });
  const contracts = useContractsOn(asked.map(({ day }) => day));
  const answers = useQueries({ queries: asked.map(({ input }) => newPremium(insured, input)) });
  return new Map(
    asked.flatMap(({ code, day }, place) => {
      const amount = answers[place]?.data?.actualPremium;
      const unchanged = contracts.isKnown && contracts.of(person, day)?.monthlyAmount;
      if (amount === undefined || typeof unchanged !== "number") return [];
      const price = { day, amount: rappenOf(amount), unchanged: rappenOf(unchanged) };
      return [[code, price] as const];
    }),
  );
}
