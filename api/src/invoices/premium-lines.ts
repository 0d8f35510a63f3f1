import type { InsuredContracts } from "@portal/model/contracts.ts";
import type { InvoiceLine } from "@portal/model/invoices/invoices.ts";

/** What contracts cost in a month, one line for each. */
export function premiumLines(contracts: readonly InsuredContracts[]): InvoiceLine[] {
  return contracts
    .flatMap(({ insuredNumber, healthBasic, supplementals, estate }) => [
      ...(healthBasic
        ? [line("BASIC", insuredNumber, healthBasic.product.code, healthBasic.monthlyAmount)]
        : []),
      ...supplementals.map(({ product, monthlyAmount }) =>
        line("SUPPLEMENTARY", insuredNumber, product.code, monthlyAmount),
      ),
      ...estate.map(({ product, monthlyAmount }) =>
        line("PROPERTY", insuredNumber, product.code, monthlyAmount),
      ),
    ])
    .filter(({ amount }) => amount > 0);
}

function line(
  kind: InvoiceLine["kind"],
  insuredNumber: number,
  about: string,
  amount: number,
): InvoiceLine {
  return { kind, insuredNumber, about, amount };
}
