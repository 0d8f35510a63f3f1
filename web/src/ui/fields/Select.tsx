import ChevronDown from "lucide-react/icons/chevron-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import styles from "./Field.module.css";

interface SelectProps<Value extends string> extends FieldProps<Value | ""> {
  options: readonly { value: Value; label: string }[];
}

/** A native select, so that phones show their own picker. */
export function Select<Value extends string>({ options, ...given }: SelectProps<Value>) {
  const t = useTexts("forms");
  const { name, value, onChange, onBlur, ref } = given;
  const isChosen = options.some((option) => option.value === value);
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <div className={styles.wrap}>
          <select
            {...control}
            ref={ref}
            className={`${styles.control} ${styles.select}`}
            name={name}
            value={isChosen ? value : ""}
            onBlur={onBlur}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              onChange(chosen?.value ?? "");
            }}
          >
            {(!isChosen || given.isOptional) && <option value="">{t("form.choose")}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
