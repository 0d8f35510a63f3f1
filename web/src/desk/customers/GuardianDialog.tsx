import { postalLengths } from "@portal/model/addresses/postal-addresses.ts";
import { LONGEST_AUTHORITY, LONGEST_GUARDIAN } from "@portal/model/desk/life-events.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { CheckedField, useChecked } from "./CheckedField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

const NPA_LENGTH = 4;
const nobody = { guardian: "", authority: "", street: "", number: "", npa: "", city: "" };
type Line = keyof typeof nobody;

/** A guardian whom an authority appointed, and where their letters go. */
export function GuardianDialog({ insuredNumber, name, onClose }: ActDialogProps) {
  const t = useTexts("desk_customers");
  const today = useToday();
  const [lines, setLines] = useState(nobody);
  const [since, setSince] = useState<string | undefined>("");
  const [isTried, setTried] = useState(false);
  const checked = useChecked();
  const done = t("approve.asked");
  const act = useAct({ insuredNumber, path: "guardian", done, onDone: onClose });
  const { number, ...required } = lines;
  const isComplete = Boolean(since) && Object.values(required).every((text) => text.trim() !== "");
  const send = () => {
    setTried(true);
    checked.whenSaid((words) => {
      if (isComplete) act.mutate({ ...required, number, since, checked: words });
    });
  };
  const missing = (value: string | undefined) =>
    isTried && !value?.trim() ? t("person.missing") : undefined;
  const field = (key: Line, maxLength: number) => ({
    value: lines[key],
    onChange: (value: string) => setLines({ ...lines, [key]: value }),
    maxLength,
    error: key === "number" ? undefined : missing(lines[key]),
    autoComplete: "off",
  });
  return (
    <ConfirmDialog
      title={t("guardian.title", { name })}
      confirm={t("approve.send")}
      isBusy={act.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("guardian.text")}</p>
        <Names field={field} />
        <DateField
          label={t("guardian.since")}
          value={since}
          onChange={setSince}
          bounds={{ max: today }}
          opensAt={today}
          error={missing(since)}
        />
        <Address field={field} />
        <CheckedField {...checked} about="person" />
      </div>
    </ConfirmDialog>
  );
}

interface LinesProps {
  readonly field: (
    key: Line,
    maxLength: number,
  ) => {
    value: string;
    onChange: (value: string) => void;
    maxLength: number;
    error: string | undefined;
    autoComplete: string;
  };
}

function Names({ field }: LinesProps) {
  const t = useTexts("desk_customers");
  return (
    <>
      <TextField label={t("guardian.name")} {...field("guardian", LONGEST_GUARDIAN)} />
      <TextField label={t("guardian.authority")} {...field("authority", LONGEST_AUTHORITY)} />
    </>
  );
}

function Address({ field }: LinesProps) {
  const t = useTexts("desk_customers");
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t("move.street")} {...field("street", postalLengths.street)} />
        <TextField label={t("move.number")} {...field("number", postalLengths.number)} isOptional />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t("move.npa")}
          {...field("npa", NPA_LENGTH)}
          inputMode="numeric"
          hasFigures
        />
        <TextField label={t("move.city")} {...field("city", postalLengths.locality)} />
      </div>
    </>
  );
}
