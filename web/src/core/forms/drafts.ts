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
import { Autosave, keepsDrafts } from "./autosave.ts";
import { beforeLeaving } from "../session/session.ts";
import { type Leaving, useLeaveGuard } from "../routing/useLeaveGuard.ts";

export interface FormDraft {
  /** When the draft found on opening was saved; nothing without a draft, or after it was sent or discarded. */
  readonly keptAt: string | undefined;
  /** Restores the initial values and deletes the draft. */
  readonly discard: () => void;
  readonly leaving: Leaving;
  /** Whether the typed values survive this page. */
  readonly isSafe: () => boolean;
}

interface DraftOfForm extends FormDraft {
  /** The draft that the form's request ends. */
  readonly mark: () => DraftMark | undefined;
  readonly settle: (isSent: boolean) => void;
}

const queryKey = ["drafts"];
/** All drafts of the account, in one request. */
export const draftsQuery = {
  queryKey,
  queryFn: async () =>
    keepsDrafts()
      ? (await get<{ drafts: Draft[] }>("/v1/drafts", { silent: true, background: true })).drafts
      : [],
  staleTime: Infinity,
  // Not on the server: the last save may still be pending while the page is rendered.
  meta: clientOnlyQuery,
};

/** Whether a form has a draft; forms that are closed at first open if so. */
export function useHasDraft(form: string): boolean {
  const { data } = useQuery({
    ...draftsQuery,
    select: (drafts) => Boolean(valuesIn(drafts, form)),
  });
  return data ?? false;
}

/**
 * Keeps the values of a form beyond the page and the session, until it is sent or discarded. A form without a name has
 * no draft.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string | undefined,
): DraftOfForm {
  const cache = useQueryClient();
  const keeper = useRef<Autosave>(undefined);
  const [keptAt, setKeptAt] = useState<string>();
  const { data: isKnown } = useQuery({
    ...draftsQuery,
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
    return saveWhileTyping(form, keeping);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the draft is known only after mount
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

/** Saves every change, and the last one before the page closes. */
function saveWhileTyping<Input extends FieldValues, Output>(
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

/** Puts a saved draft into the cache, for the next time the form opens. */
export function rememberDraft(cache: QueryClient, draft: Draft): void {
  cache.setQueryData<Draft[]>(queryKey, (known = []) => [
    ...known.filter(({ form }) => form !== draft.form),
    draft,
  ]);
}

/** The values that may be saved, if they differ from the initial ones. */
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

/** Fields that a draft does not contain become empty; fields that are never saved keep their value. */
function restored<Input extends FieldValues>(values: Input, draft: DraftValues): Input {
  const emptied = Object.keys(keptValues(values)).map((name) => [name, undefined] as const);
  return { ...values, ...Object.fromEntries(emptied), ...draft };
}
