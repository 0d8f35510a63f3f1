import { Boundary } from "../../../core/hydration.tsx";
import {
  type DayBounds,
  isDay,
  longestTypedDate,
  passOn,
  readTypedDate,
  shownDay,
  tidyTypedDate,
} from "@portal/model/calendar/typed-dates.ts";
import CalendarDays from "lucide-react/icons/calendar-days";
import { type FocusEvent, useRef, useState } from "react";
import { useDeferUntilPointerUp } from "../../../core/forms/defer-until-pointer-up.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { rangeText } from "../../../core/http/problem-text.ts";
import { Button } from "../../layout/Button.tsx";
import styles from "./DateField.module.css";
import { type ControlProps, Field, type FieldProps, frameOf } from "../Field.tsx";
import field from "../Field.module.css";
import { lazyPart } from "../../feedback/lazy-part.tsx";

const DayPicker = lazyPart(async () => (await import("./DayPicker.tsx")).DayPicker);

export interface DateFieldProps extends FieldProps<string | undefined> {
  bounds?: DayBounds;
  /** The month that the calendar shows while no date is chosen. */
  opensAt: string;
}

/** A typed date, with a calendar. Text that is no possible date is `undefined`. */
export function DateField(given: DateFieldProps) {
  const t = useTexts("forms");
  const afterPress = useDeferUntilPointerUp();
  const { value, bounds = {}, onBlur } = given;
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isUnreadable = typed !== undefined && typed !== "" && !readTypedDate(typed, bounds);
  const words = useDateWords(bounds);
  const error =
    isUnreadable && (isLeft || given.error) ? words.ofTyped(typed, given.error) : given.error;

  return (
    <Field {...frameOf(given)} help={given.help ?? t("form.date.pattern")} error={error}>
      {(control) => (
        <DateInput
          {...given}
          control={control}
          text={typed ?? shownDay(value)}
          onText={(text) => {
            const tidy = tidyTypedDate(text).slice(0, longestTypedDate);
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
            // An incomplete date must not keep the previous value.
            if (isUnreadable) given.onChange(undefined);
            else setTyped(undefined);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

/**
 * The error of a text that is no possible date: unreadable, too early or too late. Both are more precise than
 * "required"; a rule with a text of its own, such as that of a birth date, keeps it.
 */
function useDateWords(bounds: DayBounds) {
  const t = useTexts("forms");
  const general = [undefined, t("form.required"), t("form.date.format")];
  return {
    ofTyped: (typed: string, given: string | undefined) => {
      if (!general.includes(given)) return given;
      return (readTypedDate(typed) && rangeText(t, bounds)) || t("form.date.format");
    },
  };
}

interface DateInputProps extends DateFieldProps {
  control: ControlProps;
  text: string;
  onText: (text: string) => void;
  onPick: (day: string) => void;
  onLeave: () => void;
}

function DateInput({ control, text, onText, onPick, onLeave, ...given }: DateInputProps) {
  const t = useTexts("forms");
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { value, opensAt, bounds = {}, name, ref } = given;
  const leave = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    if (box.current?.contains(relatedTarget)) return;
    const close = () => {
      setOpen(false);
      onLeave();
    };
    // A blur from a button that disappears, such as the retry of the calendar, does not leave the field.
    if (relatedTarget || target instanceof HTMLInputElement) close();
    else setTimeout(() => target.checkVisibility() && close());
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // Safari does not focus a pressed button; without a focusable element here, the press would count as leaving.
    <div ref={box} className={styles.date} tabIndex={-1} onBlur={leave}>
      <input
        {...control}
        ref={ref}
        className={`${field.control} ${field.figures} ${styles.input}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Button
        ref={button}
        variant="icon"
        className={styles.open}
        aria-label={`${t("form.date.open")}, ${given.label}`}
        aria-expanded={isOpen}
        disabled={control.disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={20} aria-hidden="true" />
      </Button>
      {isOpen && (
        <Boundary>
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
        </Boundary>
      )}
    </div>
  );
}
