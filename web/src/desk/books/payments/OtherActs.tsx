import type { OpenedPayment } from "@portal/model/desk/books/payments.ts";
import { formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import styles from "../Books.module.css";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useBookAct } from "../useBookAct.ts";
import { useSimpleAct } from "../useSimpleAct.ts";

interface OtherActsProps {
  readonly opened: OpenedPayment;
  readonly isRefundable: boolean;
  readonly onDone: () => void;
}

/** What is done with a payment that no invoice gets. */
export function OtherActs({ opened: { payment, limits }, isRefundable, onDone }: OtherActsProps) {
  const t = useTexts("desk_books");
  const [open, setOpen] = useState<"back" | "aside">();
  const back = useBookAct({
    path: `payments/${payment.id}/send-back`,
    done: t("back.done"),
    onDone,
  });
  const aside = useSimpleAct({ done: t("aside.done"), onDone });
  const isAboveLimit = payment.amount > limits.refund;
  const close = () => setOpen(undefined);
  return (
    <div className={styles.acts}>
      {isRefundable && (
        <Button variant="secondary" onClick={() => setOpen("back")}>
          {t("back.act")}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpen("aside")}>
        {t("aside.act")}
      </Button>
      {open === "back" && (
        <ReasonDialog
          title={t("back.title")}
          text={
            isAboveLimit
              ? t("act.aboveLimit", { amount: formatChf(limits.refund) })
              : t("back.text", { account: payment.account ?? "" })
          }
          confirm={t(isAboveLimit ? "act.ask" : "back.act")}
          isBusy={back.isPending}
          onConfirm={(reason) => back.mutate({ reason })}
          onClose={close}
        />
      )}
      {open === "aside" && (
        <ReasonDialog
          title={t("aside.title")}
          text={t("aside.text")}
          confirm={t("aside.act")}
          isBusy={aside.isPending}
          onConfirm={(reason) =>
            aside.mutate({ path: `payments/${payment.id}/set-aside`, body: { reason } })
          }
          onClose={close}
        />
      )}
    </div>
  );
}
