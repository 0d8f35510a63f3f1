import { HIGHEST_NOTED } from "@portal/model/desk/books/payments.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { useToday } from "../../../core/today.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { DateField } from "../../../ui/fields/dates/DateField.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import styles from "../Books.module.css";
import { useBookAct } from "../useBookAct.ts";

const [SHORTEST_REASON, LONGEST_REASON] = [3, 300];

interface PaymentDialogProps {
  readonly no: string;
  /** What is owed, in rappen, as the amount that is proposed. */
  readonly open: number;
  readonly onClose: () => void;
}

/** A payment that no file of the bank reports, such as in cash. Above the limit a second person approves it. */
export function PaymentDialog({ no, open, onClose }: PaymentDialogProps) {
  const t = useTexts("desk_books");
  const today = useToday();
  const [francs, setFrancs] = useState<number | undefined>(open / 100);
  const [paidOn, setPaidOn] = useState<string | undefined>(today);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const pay = useBookAct({
    path: `invoices/${no}/payments`,
    done: t("invoice.paid"),
    onDone: onClose,
  });
  const amount = francs === undefined ? 0 : rappenOf(francs);
  const isAmount = amount > 0 && amount <= HIGHEST_NOTED;
  const isDay = paidOn !== undefined && paidOn <= today;
  const isReasoned = reason.trim().length >= SHORTEST_REASON;
  const confirm = () => {
    setTried(true);
    if (isAmount && isDay && isReasoned) pay.mutate({ amount, paidOn, reason: reason.trim() });
  };
  return (
    <ConfirmDialog
      title={t("invoice.payFor", { number: no })}
      confirm={t("invoice.pay")}
      isBusy={pay.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.form}>
        <NumberField
          label={t("limits.amount")}
          error={
            isTried && !isAmount
              ? t("invoice.amount", { amount: formatChf(HIGHEST_NOTED) })
              : undefined
          }
          value={francs}
          onChange={setFrancs}
        />
        <DateField
          label={t("invoice.paidOn")}
          error={isTried && !isDay ? t("invoice.day") : undefined}
          value={paidOn}
          onChange={setPaidOn}
          bounds={{ max: today }}
          opensAt={today}
        />
        <TextArea
          label={t("invoice.source")}
          error={isTried && !isReasoned ? t("reason.missing") : undefined}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
        />
      </div>
    </ConfirmDialog>
  );
}
