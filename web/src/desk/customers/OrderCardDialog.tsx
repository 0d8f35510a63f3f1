import { cardReasons } from "@portal/model/codes.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import styles from "./Customers.module.css";
import { useAct } from "./useAct.ts";

/** The props of each dialog that acts for a person. */
export interface ActDialogProps {
  readonly insuredNumber: number;
  readonly name: string;
  readonly onClose: () => void;
}

type Reason = (typeof cardReasons)[number];

export function OrderCardDialog({ insuredNumber, name, onClose }: ActDialogProps) {
  const t = useTexts("desk_customers");
  const [reason, setReason] = useState<Reason | "">("COML");
  const done = t("card.ordered");
  const order = useAct({ insuredNumber, path: "cards", done, onDone: onClose });
  return (
    <ConfirmDialog
      title={t("card.orderFor", { name })}
      confirm={t("card.order")}
      isBusy={order.isPending}
      onConfirm={() => order.mutate({ reason })}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("card.text")}</p>
        <RadioGroup<Reason>
          label={t("card.reason")}
          value={reason}
          onChange={setReason}
          options={cardReasons.map((value) => ({ value, label: t(`card.${value}`) }))}
        />
      </div>
    </ConfirmDialog>
  );
}
