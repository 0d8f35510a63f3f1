import { useId } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { Choice } from "../../ui/fields/Choice.tsx";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Price } from "../change/ValueOptions.tsx";
import type { Person } from "../household.ts";
import { useProblem, useWizardView } from "../wizard-view.ts";
import styles from "../change/Change.module.css";
import { type PricedPartName, useTransferPrices } from "./useTransferPrices.ts";

interface PricedPartProps {
  person: Person;
  part: PricedPartName;
  options: readonly { value: string; label: string }[];
}

/** A model or a deductible of the other insurer, each with its price. Disabled until the part before it is chosen. */
export function PricedPart({ person, part, options }: PricedPartProps) {
  const t = useTexts("contract_changes");
  const { state, act } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const path = `${insured}.transfer.${part}`;
  const { error, onBlur } = useProblem(path);
  const name = useId();
  const codes = options.map(({ value }) => value);
  const prices = useTransferPrices(person, part, codes);
  const chosen = state.transfers[insured]?.[part] ?? "";
  const choose = (value: string) =>
    act({ type: "setTransfer", insured, part, value: value || null });
  if (options.length === 0)
    return (
      <div id={fieldId(path)} className={styles.fields}>
        <Select label={t(`field.${part}`)} disabled options={[]} value="" onChange={choose} />
      </div>
    );
  const isWide = part === "cdProduit";
  return (
    <div id={fieldId(path)}>
      <FieldGroup label={t(`field.${part}`)} error={error}>
        {(control) => (
          <div className={isWide ? `${styles.options} ${styles.wide}` : styles.options}>
            {options.map(({ value, label }) => (
              <Choice
                key={value}
                type="radio"
                variant="card"
                name={name}
                label={label}
                detail={<Price price={prices.get(value)} />}
                checked={value === chosen}
                data-invalid={control["data-invalid"]}
                onChange={() => choose(value)}
                onBlur={onBlur}
              />
            ))}
          </div>
        )}
      </FieldGroup>
    </div>
  );
}
