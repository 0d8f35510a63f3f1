import { useQuery } from "../http/useQuery.ts";
import type { Draft, DraftMark, DraftValues } from "@portal/model/portal/drafts.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLeaveGuard } from "../routing/useLeaveGuard.ts";
import { beforeLeaving } from "../session/session.ts";
import { Autosave } from "./autosave.ts";
import { clientFirstQuery } from "../dehydrated-state.ts";
import { draftsQuery, type FormDraft, rememberDraft } from "./drafts.ts";

/** The saved draft of a form, once loaded; none if the drafts cannot be read. */
export function useFoundDraft(form: string): { isKnown: boolean; found: Draft | undefined } {
  const { data, isPending } = useQuery({ ...draftsQuery, meta: clientFirstQuery });
  // A draft saved later updates the cache, but does not count as found.
  const [first, setFirst] = useState<{ found: Draft | undefined }>();
  if (first) return { isKnown: true, found: first.found };
  const found = data?.find((draft) => draft.form === form);
  if (!isPending) setFirst({ found });
  return { isKnown: !isPending, found };
}

export interface StateDraft extends FormDraft {
  /** When the last change of this visit was saved, or that it was not; nothing before the first change. */
  readonly saved: SavedDraft | undefined;
  /** The draft that the form's request ends. */
  readonly mark: () => DraftMark;
  readonly end: () => void;
}

export type SavedDraft = { readonly at: string } | "failed";

interface StateDraftOptions {
  form: string;
  found: Draft | undefined;
  /** The current values; nothing while they are the initial ones. */
  values: DraftValues | undefined;
  onDiscard: () => void;
}

/** The draft of a form with a state of its own instead of a `useRuleForm`. */
export function useStateDraft({ form, found, values, onDiscard }: StateDraftOptions): StateDraft {
  const cache = useQueryClient();
  const [saved, setSaved] = useState<SavedDraft>();
  const [keeper] = useState(
    () =>
      new Autosave(
        form,
        found,
        (draft) => rememberDraft(cache, draft),
        (isKept) => setSaved(isKept ? { at: new Date().toISOString() } : "failed"),
      ),
  );
  const [keptAt, setKeptAt] = useState(found?.values ? found.keptAt : undefined);
  const text = JSON.stringify(values);
  useEffect(() => {
    keeper.save(values);
    // oxlint-disable-next-line react/exhaustive-deps -- the same values in another object are no change
  }, [keeper, text]);
  useEffect(() => keepBeforeLeaving(keeper), [keeper]);
  const forget = () => {
    setKeptAt(undefined);
    setSaved(undefined);
  };
  const isSafe = () => keeper.isSafe;
  const leaving = useLeaveGuard(values !== undefined, isSafe);
  return {
    keptAt,
    saved,
    isSafe,
    leaving,
    discard: () => {
      keeper.discard();
      forget();
      onDiscard();
    },
    mark: () => keeper.reference(),
    end: () => {
      keeper.end();
      forget();
    },
  };
}

function keepBeforeLeaving(keeper: Autosave): () => void {
  const callOff = beforeLeaving(keeper.flush);
  const flush = () => void keeper.flush();
  addEventListener("pagehide", flush);
  return () => {
    callOff();
    removeEventListener("pagehide", flush);
    flush();
  };
}
