import type { LifeEvent, LifeStep } from "@portal/model/life-events/events.ts";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { query } from "../core/http/api.ts";
import { useToday } from "../core/today.ts";
import {
  EndLifeList,
  type LifeList,
  lifeListsQuery,
  SetLifeStep,
  StartLifeList,
} from "./life-events.ts";

export function useLifeLists(): readonly LifeList[] {
  return useSuspenseQuery(lifeListsQuery).data;
}

export function useLifeList(event: LifeEvent): LifeList | undefined {
  return useLifeLists().find((list) => list.event === event);
}

/** The acts of a list. A tick shows at once; each act loads the lists again, since requests tick steps too. */
export function useListActs(event: LifeEvent) {
  const cache = useQueryClient();
  const today = useToday();
  const onSettled = () => cache.invalidateQueries({ queryKey: lifeListsQuery.queryKey });
  const tick = useMutation({
    mutationFn: (step: { step: LifeStep; isDone: boolean }) =>
      query(SetLifeStep, { event, ...step }),
    onMutate: async ({ step, isDone }) => {
      await cache.cancelQueries({ queryKey: lifeListsQuery.queryKey });
      cache.setQueryData(lifeListsQuery.queryKey, (lists = []) => {
        const list = lists.find((one) => one.event === event) ?? {
          event,
          happensOn: null,
          startedOn: today,
          done: [],
        };
        const others = list.done.filter((one) => one.step !== step);
        const done = isDone ? [...others, { step, byRequest: false }] : others;
        return [{ ...list, done }, ...lists.filter((one) => one.event !== event)];
      });
    },
    onSettled,
  });
  const start = useMutation({
    mutationFn: (happensOn: string | undefined) =>
      query(StartLifeList, { event, happensOn: happensOn ?? null }),
    onSettled,
  });
  const end = useMutation({ mutationFn: () => query(EndLifeList, { event }), onSettled });
  return { tick, start, end };
}
