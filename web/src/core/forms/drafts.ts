import { useQuery } from "../http/useQuery.ts";
import {
  type Draft,
  type DraftMark,
  type DraftValues,
  keptValues,
} from "@portal/model/portal/drafts.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { get } from "../http/api.ts";
import { clientOnlyQuery } from "../dehydrated-state.ts";
import { Autosave } from "./autosave.ts";
import { beforeLeaving } from "../session/session.ts";
import { type Leaving, useLeaveGuard } from "../routing/useLeaveGuard.ts";

/** What `DraftNotice` and `EditForm` show of a form's draft. */
export interface FormDraft {
  /** When what was found on opening had been kept; nothing when there was no draft, or it is done with. */
  readonly keptAt: string | undefined;
  /** Puts back what was there before, and forgets the draft. */
  readonly discard: () => void;
  readonly leaving: Leaving;
  /** Whether what was typed outlives this page. */
  readonly isSafe: () => boolean;
}

interface DraftOfForm extends FormDraft {
  /** For the act that sends the form: its draft goes with it. */
  readonly mark: () => DraftMark | undefined;
  readonly settle: (isSent: boolean) => void;
}

const queryKey = ["drafts"];
/** All drafts of the account, asked for once. */
export const draftsQuestion = {
  queryKey,
  queryFn: async () =>
    (await get<{ drafts: Draft[] }>("/v1/drafts", { silent: true, unattended: true })).drafts,
  staleTime: Infinity,
  // What was typed a moment ago may still be on its way when the page is painted.
  meta: clientOnlyQuery,
};

/** Whether a form was left unfinished: for what opens a form that is closed at first. */
export function useHasDraft(form: string): boolean {
  const { data } = useQuery({
    ...draftsQuestion,
    select: (drafts) => Boolean(valuesIn(drafts, form)),
  });
  return data ?? false;
}

/**
 * What is typed into a form survives the page and the session, until the form is sent or given up. A form without a
 * name keeps nothing.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string | undefined,
): DraftOfForm {
  const cache = useQueryClient();
  const keeper = useRef<Autosave>(undefined);
  const [keptAt, setKeptAt] = useState<string>();
  const { data: isKnown } = useQuery({
    ...draftsQuestion,
    enabled: name !== undefined,
    select: () => true,
  });

  const begin = useEffectEvent((named: string) => {
    const found = cache.getQueryData<Draft[]>(queryKey)?.find((draft) => draft.form === named);
    const keeping = new Autosave(named, found, (draft) => rememberDraft(cache, draft));
    keeper.current = keeping;
    const typed = typedInto(form);
    if (typed) keeping.save(typed);
    else if (found?.values) {
      form.reset(restored(form.getValues(), found.values), { keepDefaultValues: true });
      setKeptAt(found.keptAt);
    }
    return keepTyping(form, keeping);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what was kept is known only once the form is there
  useEffect(() => (name === undefined || !isKnown ? undefined : begin(name)), [name, isKnown]);

  const isSafe = () => keeper.current?.isSafe ?? false;
  const leaving = useLeaveGuard(name !== undefined && form.formState.isDirty, isSafe);
  return {
    keptAt,
    isSafe,
    leaving,
    discard: () => {
      form.reset();
      keeper.current?.discard();
      setKeptAt(undefined);
    },
    mark: () => keeper.current?.reference(),
    settle: (isSent) => {
      if (!isSent) return keeper.current?.save(typedInto(form));
      keeper.current?.end();
      return setKeptAt(undefined);
    },
  };
}

/** Follows every change, and keeps the last one before the page goes. */
function keepTyping<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  keeper: Autosave,
): () => void {
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ values, defaultValues, isSubmitting }) => {
      if (!isSubmitting) keeper.save(changedValues(values, defaultValues));
    },
  });
  const callOff = beforeLeaving(keeper.flush);
  const flush = () => void keeper.flush();
  addEventListener("pagehide", flush);
  return () => {
    unsubscribe();
    callOff();
    removeEventListener("pagehide", flush);
    flush();
  };
}

function typedInto<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): DraftValues | undefined {
  return changedValues(form.getValues(), form.formState.defaultValues);
}

function valuesIn(drafts: readonly Draft[], form: string): DraftValues | null | undefined {
  return drafts.find((draft) => draft.form === form)?.values;
}

/** What is on the server from now on, for whoever opens the form again. */
export function rememberDraft(cache: QueryClient, draft: Draft): void {
  cache.setQueryData<Draft[]>(queryKey, (known = []) => [
    ...known.filter(({ form }) => form !== draft.form),
    draft,
  ]);
}

/** What may be kept of a form, if it is not what it began with. */
function changedValues(values: object, start: object | undefined): DraftValues | undefined {
  const [now, before] = [keptValues(values), keptValues(start ?? {})];
  return sameValues(now, before) ? undefined : now;
}

function sameValues(one: unknown, other: unknown): boolean {
  const sorted = (_name: string, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** A field that was emptied is not part of the draft: it is empty again. What is never kept stays as it is. */
function restored<Input extends FieldValues>(values: Input, draft: DraftValues): Input {
  const emptied = Object.keys(keptValues(values)).map((name) => [name, undefined] as const);
  return { ...values, ...Object.fromEntries(emptied), ...draft };
}
