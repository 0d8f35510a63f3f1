import { offeredValue, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import { proposedTransfer, transferOptions } from "@portal/model/contract-changes/transfer.ts";
import type { Person } from "../household.ts";
import type { WizardView } from "../wizard-view.ts";

interface ChosenProduct {
  code: string;
  name: string;
}

/** The products of the new contracts, each once. */
export function chosenProducts(view: WizardView): ChosenProduct[] {
  const products = view.premiums.people.flatMap(({ person }) => productOf(person, view) ?? []);
  return [...new Map(products.map((product) => [product.code, product])).values()];
}

function productOf(
  person: Person,
  { state, proposals, premiums }: WizardView,
): ChosenProduct | undefined {
  const { insuredNumber } = person.insured;
  const transfer = state.transfers[insuredNumber];
  if (transfer) {
    const proposed = proposedTransfer(proposals.transfer, insuredNumber);
    const { product } = transferOptions(proposed, transfer);
    return product && { code: product.cdProduit, name: product.produit };
  }
  const model = state.changes[insuredNumber]?.aosModel?.value;
  const proposed = proposedMutation(proposals.mutation, insuredNumber, "aosModel");
  const value = model ? offeredValue(proposed, model) : undefined;
  if (value) return { code: value.code, name: value.text };
  const basic = premiums.contractThen(person);
  return basic && { code: basic.product.code, name: basic.product.value };
}
