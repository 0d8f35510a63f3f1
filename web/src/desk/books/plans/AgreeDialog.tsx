import { formatDate } from "@portal/model/calendar/dates.ts";
import { AgreedPlan, type PossiblePlan } from "@portal/model/desk/books/plans.ts";
import { instalmentsOf } from "@portal/model/invoices/arrangement.ts";
import { formatChf } from "@portal/model/money.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { ask } from "../../http/desk-api.ts";
import styles from "../Books.module.css";
import { useRefusal } from "../useBookAct.ts";

interface AgreeDialogProps {
  readonly possible: PossiblePlan;
  readonly onClose: () => void;
}

/** The first day and the number of instalments; the parts are shown before they are agreed. */
export function AgreeDialog({ possible, onClose }: AgreeDialogProps) {
  const t = useTexts("desk_books");
  const { no, holder, toBePaid, firstDates, counts } = possible;
  const [firstDate, setFirstDate] = useState(firstDates[0] ?? "");
  const [count, setCount] = useState(String(counts[0] ?? ""));
  const agree = useAgreeing(no, onClose);
  const parts = instalmentsOf(toBePaid, firstDate, Number(count));
  return (
    <ConfirmDialog
      title={t("plans.agreeFor", { name: holder })}
      confirm={t("plans.agree")}
      isBusy={agree.isPending}
      onConfirm={() => agree.mutate({ firstDate, nbMensualites: Number(count) })}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("plans.text", { number: no, amount: formatChf(toBePaid) })}</p>
        <Select
          label={t("plans.first")}
          value={firstDate}
          onChange={(day) => day !== "" && setFirstDate(day)}
          options={firstDates.map((value) => ({ value, label: formatDate(value) }))}
        />
        <Select
          label={t("plans.count")}
          value={count}
          onChange={(chosen) => chosen !== "" && setCount(chosen)}
          options={counts.map((value) => ({ value: String(value), label: String(value) }))}
        />
        <dl className={styles.lines}>
          {parts.map(({ date, amount }) => (
            <div key={date}>
              <dt>{formatDate(date)}</dt>
              <dd>{formatChf(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ConfirmDialog>
  );
}

function useAgreeing(no: string, onDone: () => void) {
  const t = useTexts("desk_books");
  const cache = useQueryClient();
  const explain = useRefusal();
  return useMutation({
    mutationFn: (body: object) => ask(`/books/plans/${no}`, AgreedPlan, { method: "POST", body }),
    onSuccess({ status }) {
      toast(t(status === "DONE" ? "plans.agreed" : "plans.asked"));
      onDone();
    },
    onError: (error) => toast(explain(error), "problem"),
    onSettled: () => cache.invalidateQueries({ queryKey: ["books"] }),
  });
}
