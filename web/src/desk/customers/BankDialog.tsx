import { LONGEST_OWNER } from "@portal/model/addresses/financial-addresses.ts";
import { financialUsages } from "@portal/model/codes.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { IbanField } from "../../ui/fields/IbanField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { CheckedField, useChecked } from "./CheckedField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

type Usage = (typeof financialUsages)[number];

interface BankDialogProps extends ActDialogProps {
  /** The owner who is proposed: the person who called. */
  readonly owner: string;
}

/** Another bank account, which a colleague approves and which is used a day later. */
export function BankDialog({ insuredNumber, owner, onClose }: BankDialogProps) {
  const t = useTexts("desk_customers");
  const today = useToday();
  const [usage, setUsage] = useState<Usage | "">("REMB");
  const [ownerFullname, setOwner] = useState(owner);
  const [iban, setIban] = useState("");
  const [from, setFrom] = useState<string | undefined>(today);
  const checked = useChecked();
  const done = t("approve.asked");
  const act = useAct({ insuredNumber, path: "bank-account", done, onDone: onClose });
  const send = () =>
    checked.whenSaid((words) =>
      act.mutate({ usage, ownerFullname, iban, startOfValidity: from ?? "", checked: words }),
    );
  return (
    <ConfirmDialog
      title={t("bank.title")}
      confirm={t("approve.send")}
      isBusy={act.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("approve.text")}</p>
        <RadioGroup<Usage>
          label={t("bank.usage")}
          value={usage}
          onChange={setUsage}
          options={financialUsages.map((value) => ({ value, label: t(`bank.${value}`) }))}
        />
        <IbanField label={t("bank.iban")} value={iban} onChange={setIban} reach="any" />
        <TextField
          label={t("bank.owner")}
          value={ownerFullname}
          onChange={setOwner}
          maxLength={LONGEST_OWNER}
          autoComplete="off"
        />
        <DateField label={t("bank.from")} value={from} onChange={setFrom} opensAt={today} />
        <CheckedField {...checked} />
      </div>
    </ConfirmDialog>
  );
}
