import { monthsBetween } from "@portal/model/calendar.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useLanguage, useTexts } from "../core/i18n.tsx";
import { Button } from "./Button.tsx";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import field from "./Field.module.css";
import { monthName } from "./month-names.ts";
import styles from "./MonthPicker.module.css";

interface MonthPickerProps extends FieldProps<string> {
  /** The first and the last month to choose from, each `YYYY-MM`. */
  first: string;
  last: string;
}

/** One month among a few years of them: step by step, or straight from the list. */
export function MonthPicker({ first, last, ...given }: MonthPickerProps) {
  const t = useTexts("global");
  const { language } = useLanguage();
  const { name, value, onChange, onBlur, ref } = given;
  const months = monthsBetween(first, last);
  const at = months.indexOf(value);
  const step = (by: 1 | -1) => {
    const next = months[at + by];
    if (next) onChange(next);
  };
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <div className={styles.picker}>
          <Button
            look="secondary"
            aria-label={t("form.month.previous")}
            disabled={control.disabled || at <= 0}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </Button>
          <div className={field.wrap}>
            <select
              {...control}
              ref={ref}
              className={`${field.control} ${field.select}`}
              name={name}
              value={value}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.value)}
            >
              {months.map((month) => (
                <option key={month} value={month}>
                  {monthName(month, language)}
                </option>
              ))}
            </select>
            <ChevronDown size={20} aria-hidden="true" />
          </div>
          <Button
            look="secondary"
            aria-label={t("form.month.next")}
            disabled={control.disabled || at === -1 || at === months.length - 1}
            onClick={() => step(1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </Button>
        </div>
      )}
    </Field>
  );
}
