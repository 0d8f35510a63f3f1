import { type LimitedAct, MoneyLimits } from "@portal/model/desk/books/credits.ts";
import { MoneyAct } from "@portal/model/desk/books/payments.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../../core/http/useQuery.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ask } from "../../http/desk-api.ts";
import { useMay } from "../../session.ts";
import styles from "../Books.module.css";
import { useRefusal } from "../useBookAct.ts";

const SHORTEST_REASON = 3;

interface Limit {
  readonly act: LimitedAct;
  readonly amount: number;
}

/** Up to which amount one person decides alone. Two supervisors change it. */
export function Limits() {
  const t = useTexts("desk_books");
  const maySupervise = useMay("supervise");
  const [changed, setChanged] = useState<Limit>();
  const limits = useQuery({
    queryKey: ["books", "limits"],
    queryFn: () => ask("/books/limits", MoneyLimits),
  });
  return (
    <Card className={`${styles.card} ${styles.bounded}`}>
      <h3>{t("limits.title")}</h3>
      <p className={styles.quiet}>{t("limits.text")}</p>
      {limits.isError && <Failed text={t("failed")} onRetry={() => void limits.refetch()} />}
      <ul className={styles.found}>
        {limits.data?.limits.map((limit) => (
          <li key={limit.act}>
            <div>
              <span>{t(`limits.${limit.act}`)}</span>
              <strong>{formatChf(limit.amount)}</strong>
            </div>
            {maySupervise && (
              <Button
                variant="secondary"
                aria-label={t("limits.changeFor", { act: t(`limits.${limit.act}`) })}
                onClick={() => setChanged(limit)}
              >
                {t("limits.change")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changed && <LimitDialog limit={changed} onClose={() => setChanged(undefined)} />}
    </Card>
  );
}

function LimitDialog({ limit, onClose }: { limit: Limit; onClose: () => void }) {
  const t = useTexts("desk_books");
  const cache = useQueryClient();
  const explain = useRefusal();
  const [francs, setFrancs] = useState<number | undefined>(limit.amount / 100);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isAmount = francs !== undefined && francs >= 0;
  const isReasoned = reason.trim().length >= SHORTEST_REASON;
  const change = useMutation({
    mutationFn: (body: object) => ask("/books/limits", MoneyAct, { method: "PUT", body }),
    onSuccess() {
      toast(t("act.asked"));
      onClose();
    },
    onError: (error) => toast(explain(error), "problem"),
    onSettled: () => cache.invalidateQueries({ queryKey: ["books"] }),
  });
  const confirm = () => {
    setTried(true);
    if (!isAmount || !isReasoned) return;
    change.mutate({ act: limit.act, amount: rappenOf(francs), reason: reason.trim() });
  };
  return (
    <ConfirmDialog
      title={t("limits.changeFor", { act: t(`limits.${limit.act}`) })}
      confirm={t("act.ask")}
      isBusy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <NumberField
        label={t("limits.amount")}
        error={isTried && !isAmount ? t("limits.invalid") : undefined}
        value={francs}
        onChange={setFrancs}
      />
      <TextArea
        label={t("reason.label")}
        error={isTried && !isReasoned ? t("reason.missing") : undefined}
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
    </ConfirmDialog>
  );
}
