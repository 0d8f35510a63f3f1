import { financialForm } from "@portal/model/addresses/financial-form.ts";
import type { FinancialUsage } from "@portal/model/addresses/financial-addresses.ts";
import { type SyntheticEvent } from "react";
import { query, type RequestOptions } from "../../core/http/api.ts";
import { useRuleForm } from "../../core/forms/form.ts";
import { usePortal } from "../../core/portal.tsx";
import { ibanCheck } from "../../core/forms/validation.ts";
import { useToday } from "../../core/today.ts";
import { submitChange, useChange } from "../useChange.tsx";
import {
  type Account,
  startOf,
  UpdateForeignFinancialAddress,
  UpdateSwissFinancialAddress,
} from "./financial-addresses.ts";

/** The form of one bank account, and the result of sending it. */
export function useAccountForm(usage: FinancialUsage, account: Account | undefined) {
  const { profile, insureds } = usePortal();
  const today = useToday();
  const change = useChange(["financials"]);
  const owner = insureds.find(({ insuredNumber }) => insuredNumber === profile.insuredNumber);
  const entry = { id: account?.id ?? null, usage };
  const start = startOf(account, {
    country: "CH",
    ownerFullname: owner?.fullname ?? "",
    startOfValidity: today,
  });
  const form = useRuleForm(financialForm(today, entry), {
    start,
    checks: [["iban", ibanCheck]],
    draft: accountDraft(usage, account),
    send: (input, formAct) => {
      const act = async (options: RequestOptions) =>
        "swiss" in input
          ? (await query(UpdateSwissFinancialAddress, { input: input.swiss }, options))
              .updateSwissFinancialAddress.request
          : (await query(UpdateForeignFinancialAddress, { input: input.foreign }, options))
              .updateForeignFinancialAddress.request;
      return change.send(act, formAct);
    },
  });
  const save = (event: SyntheticEvent<HTMLFormElement>) => submitChange(form, start, event);
  return { form, save, problem: change.problem, dialog: change.dialog };
}
export type AccountFormOf = ReturnType<typeof useAccountForm>["form"];

export function accountDraft(usage: FinancialUsage, account: Account | undefined): string {
  return `profile.financial.${usage}.${account?.id ?? "new"}@1`;
}
