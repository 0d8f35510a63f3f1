import { AccountChangeKind } from "@portal/model/security.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { EmailField } from "../../ui/fields/EmailField.tsx";
import { PhoneField } from "../../ui/fields/phone/PhoneField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { CheckedField, useChecked } from "./CheckedField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

/** Another way into the account, or its closing. A colleague approves it, and it holds a day later. */
export function AccessDialog({ insuredNumber, name, onClose }: ActDialogProps) {
  const t = useTexts("desk_customers");
  const [kind, setKind] = useState<AccountChangeKind | "">("LOGIN_EMAIL");
  const [email, setEmail] = useState("");
  const [phone, setPhone] = useState("");
  const checked = useChecked();
  const done = t("approve.asked");
  const act = useAct({ insuredNumber, path: "account-changes", done, onDone: onClose });
  const value = { LOGIN_EMAIL: email, PHONE: phone, SECOND_FACTOR: undefined, CLOSING: undefined };
  const send = () =>
    checked.whenSaid((words) => {
      const given = kind === "" ? undefined : value[kind];
      act.mutate({ kind, ...(given !== undefined && { value: given }), checked: words });
    });
  return (
    <ConfirmDialog
      title={t("access.title", { name })}
      confirm={t("approve.send")}
      isBusy={act.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("approve.text")}</p>
        <RadioGroup<AccountChangeKind>
          label={t("access.kind")}
          value={kind}
          onChange={setKind}
          options={AccountChangeKind.options.map((one) => ({
            value: one,
            label: t(`access.${one}`),
          }))}
        />
        {kind === "LOGIN_EMAIL" && (
          <EmailField label={t("access.email")} value={email} onChange={setEmail} />
        )}
        {kind === "PHONE" && (
          <PhoneField label={t("access.phone")} value={phone} onChange={setPhone} />
        )}
        <CheckedField {...checked} />
      </div>
    </ConfirmDialog>
  );
}
