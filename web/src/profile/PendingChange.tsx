import { formatDate } from "@portal/model/calendar/dates.ts";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useWithdrawal } from "../parts/useWithdrawal.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import styles from "./Entry.module.css";

interface PendingChangeProps {
  title: string;
  /** The request, if the customer made it. */
  request: { id: string; requestDate: string; withdrawable: boolean } | null | undefined;
  /** The query to refetch after a withdrawal. */
  queryKey: QueryKey;
  children: ReactNode;
}

/** A pending change with its content, and the withdrawal. */
export function PendingChange({ title, request, queryKey, children }: PendingChangeProps) {
  const t = useTexts("addresses");
  const cache = useQueryClient();
  const withdrawal = useWithdrawal(() => cache.invalidateQueries({ queryKey }));
  return (
    <Notice kind="info">
      <div className={styles.pending}>
        <p className={styles.strong}>{title}</p>
        {children}
        <p>
          {request
            ? t("pending.since", { date: formatDate(request.requestDate) })
            : t("pending.another")}
        </p>
        {request?.withdrawable && (
          <Button variant="secondary" onClick={() => withdrawal.ask(request.id)}>
            {t("pending.withdraw")}
          </Button>
        )}
      </div>
      {withdrawal.dialog}
    </Notice>
  );
}
