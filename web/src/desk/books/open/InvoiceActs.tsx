import type { OpenItem } from "@portal/model/desk/books/open-items.ts";
import { formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import styles from "../Books.module.css";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useBookAct } from "../useBookAct.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";

/** What is done with an open invoice: a payment that no bank reports is recorded, or it is cancelled. */
export function InvoiceActs({ item: { no, open, holder } }: { item: OpenItem }) {
  const t = useTexts("desk_books");
  const [shown, setShown] = useState<"payment" | "cancel">();
  const close = () => setShown(undefined);
  const cancel = useBookAct({
    path: `invoices/${no}/cancel`,
    done: t("invoice.cancelled"),
    onDone: close,
  });
  return (
    <span className={styles.acts}>
      <Button
        variant="quiet"
        aria-label={t("invoice.payFor", { number: no })}
        onClick={() => setShown("payment")}
      >
        {t("invoice.pay")}
      </Button>
      <Button
        variant="quiet"
        aria-label={t("invoice.cancelFor", { number: no })}
        onClick={() => setShown("cancel")}
      >
        {t("invoice.cancel")}
      </Button>
      {shown === "payment" && <PaymentDialog no={no} open={open} onClose={close} />}
      {shown === "cancel" && (
        <ReasonDialog
          title={t("invoice.cancelFor", { number: no })}
          text={t("invoice.cancelText", { name: holder, amount: formatChf(open) })}
          confirm={t("invoice.cancel")}
          isBusy={cancel.isPending}
          onConfirm={(reason) => cancel.mutate({ reason })}
          onClose={close}
        />
      )}
    </span>
  );
}
