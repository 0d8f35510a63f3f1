import type { InsuredContracts } from "@portal/model/contract.ts";
import type { CarriedLine } from "@portal/model/invoices/carriers.ts";

/** The premiums of a month, one line for each contract, with the insurer to pay. */
export function premiumLines(contracts: readonly InsuredContracts[]): CarriedLine[] {
  return contracts
    .flatMap(({ insuredNumber, healthBasic, supplementals, estate }): CarriedLine[] => [
      ...(healthBasic
        ? [
            {
              kind: "BASIC" as const,
              insuredNumber,
              about: healthBasic.product.code,
              amount: healthBasic.monthlyAmount,
              carrier: { law: "LAMAL" as const, insurerCode: healthBasic.healthInsurer.code },
            },
          ]
        : []),
      ...supplementals.map((contract) => ofContract("SUPPLEMENTARY", insuredNumber, contract)),
      ...estate.map((contract) => ofContract("PROPERTY", insuredNumber, contract)),
    ])
    .filter(({ amount }) => amount > 0);
}

type ByContract = (InsuredContracts["supplementals"] | InsuredContracts["estate"])[number];

function ofContract(
  kind: "SUPPLEMENTARY" | "PROPERTY",
  insuredNumber: number,
  { product, insurerCode, monthlyAmount }: ByContract,
): CarriedLine {
  const carrier = { law: "LCA", insurerCode } as const;
  return { kind, insuredNumber, about: product.code, amount: monthlyAmount, carrier };
}
