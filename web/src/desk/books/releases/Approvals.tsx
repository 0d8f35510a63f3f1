import { type WaitingApproval, WaitingApprovals } from "@portal/model/desk/approvals.ts";
import { useState } from "react";
import { useQuery } from "../../../core/http/useQuery.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { ApprovalCard } from "../../approvals/ApprovalCard.tsx";
import { DecisionDialog } from "../../approvals/DecisionDialog.tsx";
import type { Decision } from "../../approvals/decisions.ts";
import { ask } from "../../http/desk-api.ts";
import { useMay } from "../../session.ts";
import styles from "../Books.module.css";

/** A colleague's decision is seen within this time. */
const REFRESH_MS = 10_000;

/** The acts with money that wait for a second person: the own ones, and those that the person may decide. */
export function Approvals() {
  const t = useTexts("desk_books");
  const mayDecide = useMay("approvals.decide");
  const [open, setOpen] = useState<{ approval: WaitingApproval; decision: Decision }>();
  const list = useQuery({
    queryKey: ["approvals", "money"],
    queryFn: () => ask("/books/approvals", WaitingApprovals, { isUnattended: true }),
    refetchInterval: REFRESH_MS,
  });
  const shown = list.data?.approvals.filter(({ isMine }) => isMine || mayDecide);
  return (
    <section className={styles.form} aria-labelledby="approvals-title">
      <h3 id="approvals-title">{t("approvals.title")}</h3>
      {list.isPending && <ListSkeleton />}
      {list.isError && <Failed text={t("failed")} onRetry={() => void list.refetch()} />}
      {shown?.length === 0 && <p>{t("approvals.none")}</p>}
      <ul className={styles.cards}>
        {shown?.map((approval) => (
          <li key={approval.id}>
            <ApprovalCard
              approval={approval}
              onDecide={(decision) => setOpen({ approval, decision })}
            />
          </li>
        ))}
      </ul>
      {open && <DecisionDialog {...open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
