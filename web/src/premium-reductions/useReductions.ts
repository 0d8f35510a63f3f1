import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { query } from "../core/http/api.ts";
import { useToday } from "../core/today.ts";
import {
  CancelReductionReminder,
  type Reductions,
  reductionsQuery,
  SetReductionReminder,
} from "./premium-reductions.ts";

export function useReductions(): Reductions {
  return useSuspenseQuery(reductionsQuery(useToday())).data;
}

/** Sets and cancels the reminder of a canton; the page shows the answer at once. */
export function useReminder(canton: string) {
  const cache = useQueryClient();
  const { queryKey } = reductionsQuery(useToday());
  const show = (change: (before: Reductions["reductionReminders"]) => typeof before) => {
    cache.setQueryData<Reductions>(
      queryKey,
      (before) => before && { ...before, reductionReminders: change(before.reductionReminders) },
    );
  };
  const others = (all: Reductions["reductionReminders"]) =>
    all.filter((one) => one.canton !== canton);
  const set = useMutation({
    mutationFn: (daysBefore: number) => query(SetReductionReminder, { canton, daysBefore }),
    onSuccess: ({ setReductionReminder: added }) => show((all) => [...others(all), added]),
  });
  const cancel = useMutation({
    mutationFn: () => query(CancelReductionReminder, { canton }),
    onSuccess: () => show(others),
  });
  return { set, cancel };
}
