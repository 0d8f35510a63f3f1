import {
  type Failure,
  type FailureKind,
  failureKinds,
  Retried,
  type RetriedKind,
  retriedKinds,
} from "@portal/model/desk/watch.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ask } from "../http/desk-api.ts";
import { FailureRow } from "./FailureRow.tsx";
import styles from "./Watch.module.css";
import { failuresQuery } from "./watched.ts";

/** What was tried and did not succeed, with a retry of one or of all of a kind. */
export function FailuresPane() {
  const t = useTexts("desk_watch");
  const [kind, setKind] = useState<FailureKind>();
  const [asked, setAsked] = useState<RetriedKind>();
  const list = useQuery(failuresQuery(kind));
  const retried = retriedKinds.find((one) => one === kind);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("page.failures")}</h2>
        {retried && list.data && list.data.failures.length > 0 && (
          <Button variant="secondary" onClick={() => setAsked(retried)}>
            {t(`failures.retryAll.${retried}`)}
          </Button>
        )}
      </header>
      <div className={styles.choice}>
        <Select
          label={t("failures.kindLabel")}
          value={kind ?? ""}
          onChange={(value) => setKind(failureKinds.find((one) => one === value))}
          options={[
            { value: "", label: t("failures.allKinds") },
            ...failureKinds.map((value) => ({ value, label: t(`failures.kinds.${value}`) })),
          ]}
        />
      </div>
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && (
        <Failed text={t("failed")} onRetry={() => void list.refetch()} />
      )}
      {list.data && <FailureList failures={list.data.failures} hasMore={list.data.hasMore} />}
      {asked && <RetryAllDialog kind={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface FailureListProps {
  readonly failures: readonly Failure[];
  readonly hasMore: boolean;
}

function FailureList({ failures, hasMore }: FailureListProps) {
  const t = useTexts("desk_watch");
  if (failures.length === 0)
    return (
      <EmptyState picture="mountain" title={t("failures.none")}>
        {t("failures.noneText")}
      </EmptyState>
    );
  return (
    <section className={styles.card} aria-label={t("page.failures")}>
      <ul className={styles.list}>
        {failures.map((failure) => (
          <FailureRow key={`${failure.kind} ${failure.id}`} failure={failure} />
        ))}
      </ul>
      {hasMore && <p className={styles.hint}>{t("failures.more", { count: failures.length })}</p>}
    </section>
  );
}

interface RetryAllDialogProps {
  readonly kind: RetriedKind;
  readonly onClose: () => void;
}

function RetryAllDialog({ kind, onClose }: RetryAllDialogProps) {
  const t = useTexts("desk_watch");
  const cache = useQueryClient();
  const retry = useMutation({
    mutationFn: () => ask(`/watch/failures/${kind}/retry`, Retried, { method: "POST", body: {} }),
    onSuccess({ count }) {
      toast(t("failures.retriedAll", { count }));
      void cache.invalidateQueries({ queryKey: ["watch"] });
      onClose();
    },
    onError: () => toast(t("failures.notRetried"), "problem"),
  });
  return (
    <ConfirmDialog
      title={t(`failures.retryAll.${kind}`)}
      confirm={t("failures.retry")}
      isBusy={retry.isPending}
      onConfirm={() => retry.mutate()}
      onClose={onClose}
    >
      <p>{t("failures.retryAllText")}</p>
    </ConfirmDialog>
  );
}
