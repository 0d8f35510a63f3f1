import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestOptions } from "../../core/http/api.ts";
import { useConfirmation } from "../../parts/useConfirmation.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { securityKey } from "./security.ts";

/**
 * An act of the security page that is confirmed with a one-time code. `run` is busy until it ended; what is shown is
 * asked for again. Nothing is said where the person gave up.
 */
export function useSecurityAct<Wish, Result>(
  act: (wish: Wish, options: RequestOptions) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const cache = useQueryClient();
  const confirmation = useConfirmation();
  const mutation = useMutation({
    mutationFn: (wish: Wish) =>
      confirmation.run((options) => act(wish, options), ["CONFLICT", "NOT_FOUND", "INVALID"]),
    onSuccess: (result) => {
      if (result !== undefined) onDone(result);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: securityKey }),
  });
  return { ...mutation, dialog: confirmation.dialog };
}

/** Says in passing that something is done. */
export const tell = (words: string) => () => toast(words);
