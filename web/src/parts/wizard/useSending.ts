import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useActKeys } from "../../core/forms/act-key.ts";
import { ApiProblem, type RequestOptions } from "../../core/http/api.ts";
import type { SentRequest } from "../receipt/Receipt.tsx";
import type { Problems, SteppedForm } from "./useSteppedForm.ts";

/** sent: it is with the insurer. conflict: it is there already. refused: a field is wrong. failed: trying again may help. */
export type SendingOutcome = "sent" | "conflict" | "refused" | "failed";

export interface Sending {
  readonly isPending: boolean;
  readonly send: () => void;
  readonly outcome: SendingOutcome | undefined;
  /** What the API answered to what was sent. */
  readonly sent: SentRequest | undefined;
  readonly close: () => void;
}

interface SendingOptions<Values extends object, Step extends string> {
  form: SteppedForm<Values, Step>;
  /** Names of the form's fields for what the API calls otherwise. */
  fieldOf: (named: string) => string;
  send: (values: Values, options: RequestOptions) => Promise<SentRequest>;
}

/** Sends the form once, and tells how it went. Whatever goes wrong, nothing that was typed is lost. */
export function useSending<Values extends object, Step extends string>(
  options: SendingOptions<Values, Step>,
): Sending {
  const { form, fieldOf, send } = options;
  const cache = useQueryClient();
  const keys = useActKeys();
  const [told, setTold] = useState<{ outcome: SendingOutcome; problems: Problems }>();
  const { isPending, mutate, data } = useMutation({
    mutationFn: () =>
      send(form.values, {
        silent: true,
        idempotencyKey: keys.keyOf(form.values),
        draft: form.draft.mark(),
      }),
    onSuccess: () => {
      keys.end();
      setTold({ outcome: "sent", problems: {} });
      form.end();
      // A declaration is a request, with a copy among the documents.
      for (const changed of ["interactions", "documents"])
        void cache.invalidateQueries({ queryKey: [changed] });
    },
    onError: (problem) => setTold(outcomeOf(problem, fieldOf)),
  });
  return {
    isPending,
    send: () => mutate(),
    outcome: told?.outcome,
    sent: data,
    close: () => {
      if (told?.outcome === "refused") form.refuse(told.problems);
      setTold(undefined);
    },
  };
}

function outcomeOf(problem: Error, fieldOf: (named: string) => string) {
  const isTold = problem instanceof ApiProblem;
  const fields = isTold ? Object.entries(problem.fields) : [];
  const problems = Object.fromEntries(fields.map(([name, key]) => [fieldOf(name), key]));
  if (fields.length > 0) return { outcome: "refused" as const, problems };
  // A request that is still under way answers CONFLICT too, with the moment to ask again.
  const isThere = isTold && problem.code === "CONFLICT" && !("retryAfter" in problem.details);
  return { outcome: isThere ? ("conflict" as const) : ("failed" as const), problems };
}
