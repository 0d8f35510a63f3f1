import { firstErrorCode } from "@portal/model/portal/problems.ts";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { ApiProblem, type RequestOptions } from "../core/http/api.ts";
import type { FormAct, RuleForm } from "../core/forms/form.ts";
import { leaveForReceipt } from "../parts/receipt/receipt-address.ts";
import { useConfirmation } from "../parts/useConfirmation.tsx";

/** A refusal without a code means that a change is already pending. */
const UNNAMED = { CONFLICT: "pending" } as const;

/**
 * Sends a change that is confirmed with a one-time code, and shows its receipt. The shown data are refetched, whether
 * the change was accepted or not; `problem` holds the reason of a refusal.
 */
export function useChange(queryKey: QueryKey) {
  const cache = useQueryClient();
  const confirmation = useConfirmation();
  const [problem, setProblem] = useState<string>();
  const send = async (
    act: (options: RequestOptions) => Promise<string>,
    { draft, idempotencyKey }: FormAct,
  ): Promise<boolean> => {
    setProblem(undefined);
    try {
      const request = await confirmation.run(
        (options) => act(draft ? { ...options, draft } : options),
        ["INVALID", "CONFLICT"],
        idempotencyKey,
      );
      if (request === undefined) return false;
      void cache.invalidateQueries({ queryKey });
      leaveForReceipt(request);
      return true;
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) {
        setProblem(codeOf(error));
        if (error.code === "CONFLICT") await cache.invalidateQueries({ queryKey });
      }
      throw error;
    }
  };
  return { send, problem, dialog: confirmation.dialog };
}

function codeOf({ code, details }: ApiProblem): string {
  return firstErrorCode(details) ?? (code === "CONFLICT" ? UNNAMED.CONFLICT : "unknown");
}

/** Resets the form to the current data, because a change takes effect only once it is processed. */
export async function submitChange<Input extends FieldValues, Output>(
  form: RuleForm<Input, Output>,
  start: DefaultValues<Input>,
  event: SyntheticEvent<HTMLFormElement>,
): Promise<boolean> {
  const isSent = await form.submit(event);
  if (isSent) form.reset(start);
  return isSent;
}
