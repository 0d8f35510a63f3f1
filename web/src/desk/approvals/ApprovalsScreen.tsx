import { type WaitingApproval, WaitingApprovals } from "@portal/model/desk/approvals.ts";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { ask } from "../http/desk-api.ts";
import { ApprovalCard } from "./ApprovalCard.tsx";
import styles from "./Approvals.module.css";
import { DecisionDialog } from "./DecisionDialog.tsx";
import type { Decision } from "./decisions.ts";

const EVERY_MS = 10_000;

/** What waits for a second member of staff, the oldest first. */
export function ApprovalsScreen() {
  const t = useTexts("desk_approvals");
  const [open, setOpen] = useState<{ approval: WaitingApproval; decision: Decision }>();
  const waiting = useQuery({
    queryKey: ["approvals"],
    queryFn: () => ask("/approvals", WaitingApprovals, { isUnattended: true }),
    refetchInterval: EVERY_MS,
  });
  return (
    <div className={styles.content}>
      <header>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
      </header>
      {waiting.isPending && <ListSkeleton />}
      {waiting.isError && <Failed text={t("failed")} onRetry={() => void waiting.refetch()} />}
      {waiting.data?.approvals.length === 0 && (
        <EmptyState picture="document" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {waiting.data?.approvals.map((approval) => (
          <li key={approval.id}>
            <ApprovalCard
              approval={approval}
              onDecide={(decision) => setOpen({ approval, decision })}
            />
          </li>
        ))}
      </ul>
      {open && <DecisionDialog {...open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
