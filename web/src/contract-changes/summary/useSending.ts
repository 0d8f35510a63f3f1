import { PROOF_FOLLOWS } from "@portal/model/contract-changes/extras.ts";
import { hasTransfers } from "@portal/model/contract-changes/wizard-state.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useActKeys } from "../../core/forms/act-key.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { raiseSurvey } from "../../parts/surveys/raised.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { proposalsQuery } from "../proposals.ts";
import type { WizardView } from "../wizard-view.ts";
import { submit } from "./submit.ts";

/**
 * sent: the request is with the insurer. sentWithoutProof: it is there and waits for a proof. conflict: another request
 * has asked for the same already. outdated: the change is offered no more.
 */
export type SendingOutcome = "sent" | "sentWithoutProof" | "sentTransfer" | "conflict" | "outdated";

export interface Sending {
  isPending: boolean;
  send: () => void;
  outcome: SendingOutcome | undefined;
  close: () => void;
}

/** Sends what the summary says. Whatever goes wrong, nothing of it is lost. */
export function useSending(view: WizardView): Sending {
  const t = useTexts("contract_changes");
  const cache = useQueryClient();
  const keys = useActKeys();
  const [outcome, setOutcome] = useState<SendingOutcome>();
  const renew = () => cache.invalidateQueries({ queryKey: proposalsQuery.queryKey });
  const { state, draft } = view;
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      submit(view, {
        silent: true,
        idempotencyKey: keys.keyOf([state.changes, state.transfers]),
        draft: draft.mark(),
      }),
    onSuccess: async () => {
      keys.end();
      const isTransfer = hasTransfers(state);
      setOutcome(isTransfer ? "sentTransfer" : awaitsProof(state) ? "sentWithoutProof" : "sent");
      view.end();
      raiseSurvey(isTransfer ? "TRANSFER" : "CONTRACT_MUTATION");
      await renew();
    },
    onError: async (problem) => {
      const refusal = refusalOf(problem);
      if (!refusal) return toast(t("confirm.error"), "problem");
      setOutcome(refusal);
      return renew();
    },
  });
  return { isPending, send: () => mutate(), outcome, close: () => setOutcome(undefined) };
}

function awaitsProof({ changes }: WizardView["state"]): boolean {
  return Object.values(changes).some(({ riskDel }) => riskDel?.extra.preuve === PROOF_FOLLOWS);
}

/** Trying again helps only where nobody said no. */
function refusalOf(problem: Error): SendingOutcome | undefined {
  if (!(problem instanceof ApiProblem)) return undefined;
  if (problem.code === "CONFLICT" && !("retryAfter" in problem.details)) return "conflict";
  return problem.code === "INVALID" || problem.code === "FORBIDDEN" ? "outdated" : undefined;
}
