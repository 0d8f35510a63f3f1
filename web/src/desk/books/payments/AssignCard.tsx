import type { OpenedPayment } from "@portal/model/desk/books/payments.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { BusyButton } from "../../../ui/layout/BusyButton.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import styles from "../Books.module.css";
import { useBookAct } from "../useBookAct.ts";
import type { Part, Parts } from "./parts.ts";

interface AssignCardProps {
  readonly opened: OpenedPayment;
  readonly parts: Parts;
  readonly onDone: () => void;
}

/** The chosen invoices with their parts, which must be the whole payment. */
export function AssignCard({ opened: { payment, limits }, parts, onDone }: AssignCardProps) {
  const t = useTexts("desk_books");
  const [isTried, setTried] = useState(false);
  const assign = useBookAct({
    path: `payments/${payment.id}/assign`,
    done: t("assign.done"),
    onDone,
  });
  const isWhole = parts.left === 0 && parts.parts.every(({ amount = 0 }) => amount > 0);
  const isAboveLimit = payment.amount > limits.assign;
  const send = () => {
    setTried(true);
    if (!isWhole || parts.parts.length === 0) return;
    assign.mutate({
      parts: parts.parts.map(({ invoiceNo, amount }) => ({ invoiceNo, amount })),
    });
  };
  return (
    <>
      <h3>{t("assign.title")}</h3>
      {parts.parts.length === 0 && <p className={styles.quiet}>{t("assign.none")}</p>}
      <ul className={styles.chosen}>
        {parts.parts.map((part) => (
          <PartRow key={part.invoiceNo} part={part} parts={parts} />
        ))}
      </ul>
      {parts.parts.length > 0 && (
        <p role="status" className={styles.quiet}>
          {t("assign.left", { amount: formatChf(parts.left) })}
        </p>
      )}
      {isTried && !isWhole && (
        <Notice kind="error">
          <p>{t("assign.notWhole", { amount: formatChf(payment.amount) })}</p>
        </Notice>
      )}
      {isAboveLimit && (
        <Notice kind="info">
          <p>{t("act.aboveLimit", { amount: formatChf(limits.assign) })}</p>
        </Notice>
      )}
      {parts.parts.length > 0 && (
        <BusyButton isBusy={assign.isPending} onClick={send}>
          {t(isAboveLimit ? "act.ask" : "assign.act")}
        </BusyButton>
      )}
    </>
  );
}

function PartRow({ part, parts }: { part: Part; parts: Parts }) {
  const t = useTexts("desk_books");
  const { invoiceNo, holder, open, amount } = part;
  const surplus = (amount ?? 0) - open;
  return (
    <li>
      <NumberField
        label={`${holder}, ${invoiceNo}`}
        help={
          surplus > 0
            ? t("assign.surplus", { open: formatChf(open), amount: formatChf(surplus) })
            : t("find.open", { amount: formatChf(open) })
        }
        value={amount === undefined ? undefined : amount / 100}
        onChange={(francs) =>
          parts.change(
            invoiceNo,
            francs === undefined || Number.isNaN(francs) ? undefined : rappenOf(francs),
          )
        }
      />
      <Button
        variant="icon"
        aria-label={t("assign.remove", { number: invoiceNo })}
        onClick={() => parts.remove(invoiceNo)}
      >
        <X size={20} aria-hidden="true" />
      </Button>
    </li>
  );
}
