import { postalLengths } from "@portal/model/addresses/postal-addresses.ts";
import { postalUses } from "@portal/model/codes.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

type Use = (typeof postalUses)[number];

const NPA_LENGTH = 4;

/** Another address in Switzerland or Liechtenstein, as the customer says it on the phone. */
export function MoveDialog({ insuredNumber, name, onClose }: ActDialogProps) {
  const t = useTexts("desk_customers");
  const today = useToday();
  const [use, setUse] = useState<Use | "">("DOMICILE_LEGAL");
  const [lines, setLines] = useState({ street: "", number: "", complement: "", npa: "", city: "" });
  const [from, setFrom] = useState<string | undefined>(today);
  const done = t("move.asked");
  const move = useAct({ insuredNumber, path: "address", done, onDone: onClose });
  const field = (line: keyof typeof lines, maxLength: number) => ({
    label: t(`move.${line}`),
    value: lines[line],
    onChange: (value: string) => setLines({ ...lines, [line]: value }),
    maxLength,
    autoComplete: "off",
  });
  return (
    <ConfirmDialog
      title={t("move.title", { name })}
      confirm={t("move.send")}
      isBusy={move.isPending}
      onConfirm={() => move.mutate({ ...lines, postalUse: use, startOfValidity: from ?? "" })}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("move.text")}</p>
        <RadioGroup<Use>
          label={t("move.use")}
          value={use}
          onChange={setUse}
          options={postalUses.map((value) => ({ value, label: t(`move.${value}`) }))}
        />
        <div className={styles.pair}>
          <TextField {...field("street", postalLengths.street)} />
          <TextField {...field("number", postalLengths.number)} isOptional />
        </div>
        <TextField {...field("complement", postalLengths.complement)} isOptional />
        <div className={styles.pair}>
          <TextField {...field("npa", NPA_LENGTH)} inputMode="numeric" hasFigures />
          <TextField {...field("city", postalLengths.locality)} />
        </div>
        <DateField label={t("move.from")} value={from} onChange={setFrom} opensAt={today} />
      </div>
    </ConfirmDialog>
  );
}
