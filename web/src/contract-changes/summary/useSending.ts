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

/** conflict: another request has asked for the same already. outdated: the change is offered no more. */
export type SendingOutcome = "conflict" | "outdated";

export interface Sending {
  isPending: boolean;
  send: () => void;
  /** Its receipt follows in place of the wizard. */
  isSent: boolean;
  /** Why it was not sent. */
  outcome: SendingOutcome | undefined;
  close: () => void;
}

/** Sends the changes of the summary and shows the receipt. After an error, the choices stay as they were. */
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
      // Asked for when the wizard is opened again: what it holds until then is no new draft.
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

/** Trying again helps only where nobody said no. */
function refusalOf(problem: Error): SendingOutcome | undefined {
  if (!(problem instanceof ApiProblem)) return undefined;
  if (problem.code === "CONFLICT" && !("retryAfter" in problem.details)) return "conflict";
  return problem.code === "INVALID" || problem.code === "FORBIDDEN" ? "outdated" : undefined;
}
