import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestOptions } from "../../core/http/api.ts";
import { useConfirmation } from "../../parts/useConfirmation.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { securityKey } from "./security.ts";

/**
 * A mutation of the security page, confirmed with a one-time code. `run` is pending until it ends; then the shown data
 * are refetched. Nothing is shown if the customer cancels.
 */
export function useSecurityAct<Input, Result>(
  act: (input: Input, options: RequestOptions) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const cache = useQueryClient();
  const confirmation = useConfirmation();
  const mutation = useMutation({
    mutationFn: (input: Input) =>
      confirmation.run((options) => act(input, options), ["CONFLICT", "NOT_FOUND", "INVALID"]),
    onSuccess: (result) => {
      if (result !== undefined) onDone(result);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: securityKey }),
  });
  return { ...mutation, dialog: confirmation.dialog };
}

export const tell = (words: string) => () => toast(words);
