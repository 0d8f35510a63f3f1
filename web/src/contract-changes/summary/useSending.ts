import { hasTransfers } from "@portal/model/contract-changes/wizard-state.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIdempotencyKeys } from "../../core/forms/idempotency-keys.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { showReceipt } from "../../parts/receipt/receipt-address.ts";
import { raiseSurvey } from "../../parts/surveys/raised.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { proposalsQuery } from "../proposals.ts";
import type { WizardView } from "../wizard-view.ts";
import { submit } from "./submit.ts";

/** conflict: another request has asked for the same. outdated: the change is no longer offered. */
export type SendingOutcome = "conflict" | "outdated";

export interface Sending {
  isPending: boolean;
  send: () => void;
  isSent: boolean;
  /** The reason why the changes were not sent. */
  outcome: SendingOutcome | undefined;
  close: () => void;
}

/** Sends the changes of the summary and shows the receipt. After an error, the choices are kept. */
export function useSending(view: WizardView): Sending {
  const t = useTexts("contract_changes");
  const cache = useQueryClient();
  const keys = useIdempotencyKeys();
  const [outcome, setOutcome] = useState<SendingOutcome>();
  const renew = () => cache.invalidateQueries({ queryKey: proposalsQuery.queryKey });
  const { state, draft } = view;
  const { isPending, isSuccess, mutate } = useMutation({
    mutationFn: () =>
      submit(view, {
        silent: true,
        idempotencyKey: keys.keyOf([state.changes, state.transfers]),
        draft: draft.mark(),
      }),
    onSuccess: (request) => {
      keys.end();
      draft.end();
      showReceipt(request);
      raiseSurvey(hasTransfers(state) ? "TRANSFER" : "CONTRACT_MUTATION");
      // Refetched when the wizard is opened again: an active refetch would start a new draft.
      void cache.invalidateQueries({ queryKey: proposalsQuery.queryKey, refetchType: "none" });
    },
    onError: async (problem) => {
      const refusal = refusalOf(problem);
      if (!refusal) return toast(t("confirm.error"), "problem");
      setOutcome(refusal);
      return renew();
    },
  });
  const close = () => setOutcome(undefined);
  return { isPending, isSent: isSuccess, send: () => mutate(), outcome, close };
}

/** A retry helps only if the API did not refuse. */
function refusalOf(problem: Error): SendingOutcome | undefined {
  if (!(problem instanceof ApiProblem)) return undefined;
  if (problem.code === "CONFLICT" && !("retryAfter" in problem.details)) return "conflict";
  return problem.code === "INVALID" || problem.code === "FORBIDDEN" ? "outdated" : undefined;
}
