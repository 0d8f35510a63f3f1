import {
  ApprovalBatch,
  LastApprovals,
  MOST_APPROVED,
} from "@portal/model/inbox/approvals-at-once.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ask } from "../http/desk-api.ts";

const KEY = ["approvals at once"] as const;
const COUNTING_MS = 1000;

/** The requests that are selected, the press that approves them, and what became of the last one. */
export function useApprovals() {
  const t = useTexts("desk_inbox");
  const cache = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dismissed, setDismissed] = useState<string>();
  const last = useQuery({
    queryKey: KEY,
    queryFn: () => ask("/approvals-at-once", LastApprovals, { isUnattended: true }),
    refetchInterval: ({ state }) => (isWaiting(state.data?.batch) ? COUNTING_MS : false),
  });
  const show = (batch: ApprovalBatch) => {
    setSelected(new Set());
    setDismissed(undefined);
    cache.setQueryData(KEY, { batch });
    void cache.invalidateQueries({ queryKey: ["requests"] });
  };
  const onError = () => toast(t("actFailed"), "problem");
  const approve = useMutation({
    mutationFn: (ids: readonly string[]) =>
      ask("/approvals-at-once", ApprovalBatch, { method: "POST", body: { ids } }),
    onSuccess: show,
    onError,
  });
  const undo = useMutation({
    mutationFn: (id: string) =>
      ask(`/approvals-at-once/${id}/undo`, ApprovalBatch, { method: "POST" }),
    onSuccess: show,
    onError,
  });
  const batch = last.data?.batch ?? undefined;
  return {
    selected,
    toggle: (id: string) =>
      setSelected((earlier) => {
        const next = new Set(earlier);
        if (!next.delete(id) && next.size < MOST_APPROVED) next.add(id);
        return next;
      }),
    select: (ids: readonly string[]) => setSelected(new Set(ids.slice(0, MOST_APPROVED))),
    isBusy: approve.isPending || undo.isPending,
    approve: () => {
      if (selected.size > 0 && !approve.isPending) approve.mutate([...selected]);
    },
    batch: batch?.id === dismissed ? undefined : batch,
    undo: () => {
      if (batch && !undo.isPending) undo.mutate(batch.id);
    },
    dismiss: () => setDismissed(batch?.id),
  };
}

export type Approvals = ReturnType<typeof useApprovals>;

export function isWaiting(batch: ApprovalBatch | null | undefined): boolean {
  return batch?.rows.some(({ state }) => state === "WAITING") ?? false;
}
