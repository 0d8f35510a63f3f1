import {
  type DayBounds,
  isDay,
  passOn,
  readTypedDate,
  shownDay,
  tidyTypedDate,
} from "@portal/model/typed-dates.ts";
import CalendarDays from "lucide-react/icons/calendar-days";
import { type FocusEvent, lazy, Suspense, useRef, useState } from "react";
import { afterPress } from "../core/after-press.ts";
import { useTexts } from "../core/i18n.tsx";
import { Button } from "./Button.tsx";
import styles from "./DateField.module.css";
import { type ControlProps, Field, type FieldProps, frameOf } from "./Field.tsx";
import field from "./Field.module.css";

const DayPicker = lazy(async () => ({ default: (await import("./DayPicker.tsx")).DayPicker }));

export interface DateFieldProps extends FieldProps<string | undefined> {
  bounds?: DayBounds;
  /** The month that the calendar opens at while no day is chosen. */
  opensAt: string;
}

/** A typed date, with a calendar for those who prefer one. What is typed and is no possible day is `undefined`. */
export function DateField(given: DateFieldProps) {
  const t = useTexts("global");
  const { value, bounds = {}, onBlur } = given;
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isUnreadable = typed !== undefined && typed !== "" && !readTypedDate(typed, bounds);
  // Its own words are more to the point than "required": something was typed.
  const error = isUnreadable && isLeft && given.error ? t("form.date.format") : given.error;
  const ownError = isUnreadable && isLeft ? (given.error ?? t("form.date.format")) : error;

  return (
    <Field {...frameOf(given)} help={given.help ?? t("form.date.pattern")} error={ownError}>
      {(control) => (
        <DateInput
          {...given}
          control={control}
          text={typed ?? shownDay(value)}
          onText={(text) => {
            const tidy = tidyTypedDate(text);
            setTyped(tidy);
            const passed = passOn(tidy, bounds);
            if (passed.passes) given.onChange(passed.value);
          }}
          onPick={(day) => {
            setTyped(undefined);
            given.onChange(day);
          }}
          onLeave={() => {
            afterPress(() => setLeft(true));
            // Half a date must not leave the one from before standing behind it.
            if (isUnreadable) given.onChange(undefined);
            else setTyped(undefined);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

interface DateInputProps extends DateFieldProps {
  control: ControlProps;
  text: string;
  onText: (text: string) => void;
  onPick: (day: string) => void;
  onLeave: () => void;
}

function DateInput({ control, text, onText, onPick, onLeave, ...given }: DateInputProps) {
  const t = useTexts("global");
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { value, opensAt, bounds = {}, name, ref } = given;
  const leave = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    onLeave();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // Safari gives a pressed button no focus; without a place for it here, the press would count as leaving.
    <div ref={box} className={styles.date} tabIndex={-1} onBlur={leave}>
      <input
        {...control}
        ref={ref}
        className={`${field.control} ${field.figures} ${styles.input}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Button
        ref={button}
        look="icon"
        className={styles.open}
        aria-label={t("form.date.open")}
        aria-expanded={isOpen}
        disabled={control.disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={20} aria-hidden="true" />
      </Button>
      {isOpen && (
        <Suspense>
          <DayPicker
            chosen={value && isDay(value) ? value : undefined}
            opensAt={opensAt}
            bounds={bounds}
            onClose={close}
            onPick={(day) => {
              onPick(day);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
