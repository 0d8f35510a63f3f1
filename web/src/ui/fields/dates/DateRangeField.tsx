import {
  type DayBounds,
  type DayRange,
  moveEnd,
  moveStart,
} from "@portal/model/calendar/typed-dates.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { DateField } from "./DateField.tsx";
import styles from "./DateField.module.css";
import { FieldGroup, type FieldProps, frameOf } from "../Field.tsx";

interface DateRangeFieldProps extends Omit<FieldProps<DayRange>, "error"> {
  /** The errors of the two dates, each shown below its own field. */
  errors?: { start?: string | undefined; end?: string | undefined } | undefined;
  bounds?: DayBounds;
  opensAt: string;
}

/** A range of dates: a start after the end clears the end, and an end before the start is refused. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { bounds = {}, opensAt, errors = {}, ...given } = props;
  const t = useTexts("forms");
  const { value, onChange, onBlur, ref } = given;
  const [isEndRejected, setEndRejected] = useState(false);
  // A new key resets the text of a field whose value was refused or cleared.
  const [attempt, setAttempt] = useState(0);

  const changeStart = (day: string | undefined) => {
    const next = moveStart(value, day);
    if (next.end !== value.end) setAttempt(attempt + 1);
    setEndRejected(false);
    onChange(next);
  };
  const changeEnd = (day: string | undefined) => {
    const next = moveEnd(value, day);
    const isRejected = next === value && day !== value.end;
    setEndRejected(isRejected);
    if (!isRejected) onChange(next);
  };

  return (
    <FieldGroup {...frameOf(given)}>
      {(control) => (
        <div className={styles.range}>
          <DateField
            label={t("form.range.start")}
            value={value.start}
            onChange={changeStart}
            onBlur={onBlur}
            bounds={bounds}
            opensAt={opensAt}
            disabled={control.disabled}
            error={errors.start}
            isOptional={given.isOptional}
            ref={ref}
          />
          <DateField
            key={attempt}
            label={t("form.range.end")}
            value={value.end}
            onChange={changeEnd}
            onBlur={onBlur}
            bounds={bounds}
            opensAt={value.start || opensAt}
            disabled={control.disabled}
            error={isEndRejected ? t("form.range.order") : errors.end}
            isOptional
          />
        </div>
      )}
    </FieldGroup>
  );
}
