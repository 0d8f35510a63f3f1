import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../ui/feedback/toast.ts";
import { send } from "../http/desk-api.ts";
import { useRefusal } from "./useBookAct.ts";

interface SimpleAct {
  readonly done: string;
  readonly onDone?: () => void;
}

interface Sent {
  readonly path: string;
  readonly method?: "POST" | "PUT" | "DELETE";
  readonly body?: object;
}

/** Sends an act of the books whose answer holds nothing, and shows the books as they are afterwards. */
export function useSimpleAct({ done, onDone }: SimpleAct) {
  const cache = useQueryClient();
  const explain = useRefusal();
  return useMutation({
    mutationFn: ({ path, method = "POST", body }: Sent) =>
      send(`/books/${path}`, { method, ...(body && { body }) }),
    onSuccess() {
      toast(done);
      onDone?.();
    },
    onError: (error) => toast(explain(error), "problem"),
    onSettled: () => cache.invalidateQueries({ queryKey: ["books"] }),
  });
}
