import { monthsBetween } from "@portal/model/calendar/calendar.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { memo, type ReactNode } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Button } from "../../layout/Button.tsx";
import { type ControlProps, Field, type FieldProps, frameOf } from "../Field.tsx";
import field from "../Field.module.css";
import { useMonthName } from "./month-names.ts";
import styles from "./MonthPicker.module.css";

interface MonthPickerProps extends FieldProps<string> {
  /** The first and the last month, each `YYYY-MM`. */
  first: string;
  last: string;
}

/** One month of a few years: step by step, or from the list. */
export function MonthPicker({ first, last, ...given }: MonthPickerProps) {
  const t = useTexts("forms");
  const { name, value, onChange, onBlur, ref } = given;
  const months = monthsBetween(first, last);
  const at = months.indexOf(value);
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <div className={styles.picker}>
          <Step
            to={months[at - 1]}
            label={t("form.month.previous")}
            control={control}
            onChange={onChange}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </Step>
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
              <Options first={first} last={last} />
            </select>
            <ChevronDown size={20} aria-hidden="true" />
          </div>
          <Step
            to={at === -1 ? undefined : months[at + 1]}
            label={t("form.month.next")}
            control={control}
            onChange={onChange}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </Step>
        </div>
      )}
    </Field>
  );
}

/** Memoized, because the list of months is long and does not change with the chosen month. */
const Options = memo(function Options({ first, last }: { first: string; last: string }) {
  const monthName = useMonthName();
  return monthsBetween(first, last).map((month) => (
    <option key={month} value={month}>
      {monthName(month)}
    </option>
  ));
});

interface StepProps {
  /** The target month; undefined at the end of the list. */
  to: string | undefined;
  label: string;
  control: ControlProps;
  onChange: (month: string) => void;
  children: ReactNode;
}

function Step({ to, label, control, onChange, children }: StepProps) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      disabled={control.disabled || to === undefined}
      onClick={() => to !== undefined && onChange(to)}
    >
      {children}
    </Button>
  );
}
