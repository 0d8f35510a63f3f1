import { postalLengths } from "@portal/model/addresses/postal-addresses.ts";
import { postalUses } from "@portal/model/codes.ts";
import { countriesIn } from "@portal/model/places/countries.ts";
import { useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

type Use = (typeof postalUses)[number];
type Where = "home" | "abroad";

const NPA_LENGTH = 4;
const noLines = { street: "", number: "", complement: "", npa: "", zip: "", city: "" };

/** Another address, as the customer says it on the phone. */
export function MoveDialog({ insuredNumber, name, onClose }: ActDialogProps) {
  const t = useTexts("desk_customers");
  const today = useToday();
  const [use, setUse] = useState<Use | "">("DOMICILE_LEGAL");
  const [where, setWhere] = useState<Where | "">("home");
  const [country, setCountry] = useState("");
  const [lines, setLines] = useState(noLines);
  const [from, setFrom] = useState<string | undefined>(today);
  const isAbroad = where === "abroad";
  const path = isAbroad ? "address-abroad" : "address";
  const move = useAct({ insuredNumber, path, done: t("move.asked"), onDone: onClose });
  const send = () => {
    const { npa, zip, city, ...street } = lines;
    const place = isAbroad ? { country, zip, locality: city } : { npa, city };
    move.mutate({ ...street, ...place, postalUse: use, startOfValidity: from ?? "" });
  };
  return (
    <ConfirmDialog
      title={t("move.title", { name })}
      confirm={t("move.send")}
      isBusy={move.isPending}
      onConfirm={send}
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
        <RadioGroup<Where>
          label={t("move.where")}
          value={where}
          onChange={setWhere}
          options={(["home", "abroad"] as const).map((value) => ({
            value,
            label: t(`move.${value}`),
          }))}
        />
        {isAbroad && <CountryField value={country} onChange={setCountry} />}
        <Lines lines={lines} isAbroad={isAbroad} onChange={setLines} />
        <DateField label={t("move.from")} value={from} onChange={setFrom} opensAt={today} />
      </div>
    </ConfirmDialog>
  );
}

interface LinesProps {
  readonly lines: typeof noLines;
  readonly isAbroad: boolean;
  readonly onChange: (lines: typeof noLines) => void;
}

function Lines({ lines, isAbroad, onChange }: LinesProps) {
  const t = useTexts("desk_customers");
  const field = (line: keyof typeof lines, maxLength: number) => ({
    label: t(`move.${line}`),
    value: lines[line],
    onChange: (value: string) => onChange({ ...lines, [line]: value }),
    maxLength,
    autoComplete: "off",
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field("street", postalLengths.street)} />
        <TextField {...field("number", postalLengths.number)} isOptional />
      </div>
      <TextField {...field("complement", postalLengths.complement)} isOptional />
      <div className={styles.pair}>
        {isAbroad ? (
          <TextField {...field("zip", postalLengths.zip)} hasFigures />
        ) : (
          <TextField {...field("npa", NPA_LENGTH)} inputMode="numeric" hasFigures />
        )}
        <TextField {...field("city", postalLengths.locality)} />
      </div>
    </>
  );
}

interface CountryFieldProps {
  readonly value: string;
  readonly onChange: (iso2: string) => void;
}

/** Addresses of Switzerland and Liechtenstein come from the directory and are not typed. */
function CountryField({ value, onChange }: CountryFieldProps) {
  const t = useTexts("desk_customers");
  const { language } = useLanguage();
  const options = countriesIn(language)
    .filter(({ iso2 }) => iso2 !== "CH" && iso2 !== "LI")
    .map(({ iso2, names }) => ({ value: iso2, label: names[language] }));
  return <Select label={t("move.country")} value={value} onChange={onChange} options={options} />;
}
