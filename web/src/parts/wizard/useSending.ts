import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIdempotencyKeys } from "../../core/forms/idempotency-keys.ts";
import { ApiProblem, isRefusedToRepresentative, type RequestOptions } from "../../core/http/api.ts";
import { showReceipt } from "../receipt/receipt-address.ts";
import type { Problems, SteppedForm } from "./useSteppedForm.ts";

export interface SentRequest {
  readonly id: string;
}

/**
 * conflict: it already exists. refused: a field is invalid. unanswered: it may have arrived, and a retry sends it once.
 * failed: it has not arrived, and a retry may help.
 */
export type SendingOutcome = "conflict" | "refused" | "unanswered" | "failed";

export interface Sending {
  readonly isPending: boolean;
  readonly send: () => void;
  readonly isSent: boolean;
  /** The reason why it was not sent. */
  readonly outcome: SendingOutcome | undefined;
  readonly close: () => void;
}

interface SendingOptions<Values extends object, Step extends string> {
  form: SteppedForm<Values, Step>;
  /** Maps the API's field names to those of the form. */
  fieldOf: (named: string) => string;
  send: (values: Values, options: RequestOptions) => Promise<SentRequest>;
}

/** Sends the form once and shows its receipt, or the reason of a failure. After an error, the form keeps its values. */
export function useSending<Values extends object, Step extends string>(
  options: SendingOptions<Values, Step>,
): Sending {
  const { form, fieldOf, send } = options;
  const cache = useQueryClient();
  const keys = useIdempotencyKeys();
  const [told, setTold] = useState<{ outcome: SendingOutcome; problems: Problems }>();
  const { isPending, isSuccess, mutate } = useMutation({
    mutationFn: () =>
      send(form.values, {
        silent: true,
        idempotencyKey: keys.keyOf(form.values),
        draft: form.draft.mark(),
      }),
    onSuccess: ({ id }) => {
      keys.end();
      // The values stay until the form is gone: a reset would take the address back to the first step.
      form.draft.end();
      showReceipt(id);
      // A declaration is a request, with a copy among the documents.
      for (const changed of ["interactions", "documents"])
        void cache.invalidateQueries({ queryKey: [changed] });
    },
    onError: (problem) => {
      if (!(problem instanceof ApiProblem && isRefusedToRepresentative(problem)))
        setTold(outcomeOf(problem, fieldOf));
    },
  });
  return {
    isPending,
    send: () => mutate(),
    isSent: isSuccess,
    outcome: told?.outcome,
    close: () => {
      if (told?.outcome === "refused") form.refuse(told.problems);
      setTold(undefined);
    },
  };
}

function outcomeOf(problem: Error, fieldOf: (named: string) => string) {
  if (!(problem instanceof ApiProblem)) return { outcome: "unanswered" as const, problems: {} };
  const fields = Object.entries(problem.fields);
  const problems = Object.fromEntries(fields.map(([name, key]) => [fieldOf(name), key]));
  if (fields.length > 0) return { outcome: "refused" as const, problems };
  if (problem.code !== "CONFLICT") return { outcome: "failed" as const, problems };
  // The first attempt, whose answer was lost, may still be running: it answers CONFLICT with `retryAfter`.
  const isRunning = "retryAfter" in problem.details;
  return { outcome: isRunning ? ("unanswered" as const) : ("conflict" as const), problems };
}
