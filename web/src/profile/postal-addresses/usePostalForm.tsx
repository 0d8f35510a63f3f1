import { postalForm } from "@portal/model/addresses/postal-form.ts";
import type { PostalUse } from "@portal/model/addresses/postal-addresses.ts";
import { type SyntheticEvent } from "react";
import { query, type RequestOptions } from "../../core/http/api.ts";
import { useRuleForm } from "../../core/forms/form.ts";
import { type Insured, usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { submitChange, useChange } from "../useChange.tsx";
import {
  type PostalAddress,
  postals,
  startOf,
  UpdateForeignPostalAddress,
  UpdateSwissPostalAddress,
} from "./postal-addresses.ts";

interface EditedAddress {
  insured: Insured;
  address: PostalAddress | undefined;
  use: PostalUse;
}

/** The form of one address, and the result of sending it. */
export function usePostalForm({ insured: { insuredNumber }, address, use }: EditedAddress) {
  const { flags } = usePortal();
  const today = useToday();
  const change = useChange(postals(insuredNumber).queryKey);
  const isManual = !flags.has("SWISS_ADDRESS_ELASTIC_SEARCH");
  const entry = { id: address?.id ?? null, insuredNumber, postalUse: use };
  const start = startOf(address, { country: "CH", isManual, startOfValidity: today });
  const form = useRuleForm(postalForm(today, entry), {
    start,
    draft: addressDraft(insuredNumber, address),
    send: (input, formAct) => {
      const act = async (options: RequestOptions) =>
        "swiss" in input
          ? (await query(UpdateSwissPostalAddress, { input: input.swiss }, options))
              .updateSwissPostalAddress.request
          : (await query(UpdateForeignPostalAddress, { input: input.foreign }, options))
              .updateForeignPostalAddress.request;
      return change.send(act, formAct);
    },
  });
  const save = (event: SyntheticEvent<HTMLFormElement>) => submitChange(form, start, event);
  return { form, save, problem: change.problem, dialog: change.dialog };
}
export type PostalFormOf = ReturnType<typeof usePostalForm>["form"];

export function addressDraft(insuredNumber: number, address: PostalAddress | undefined): string {
  return `profile.postal.${insuredNumber}.${address?.id ?? "new"}@1`;
}
