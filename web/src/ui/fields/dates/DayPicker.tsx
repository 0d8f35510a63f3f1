import { moveDay, weekdayOf, weeksOf } from "@portal/model/calendar/calendar.ts";
import { type DayBounds, isWithin } from "@portal/model/calendar/typed-dates.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import { useLanguage, useTexts } from "../../../core/language/i18n.tsx";
import { Button } from "../../layout/Button.tsx";
import styles from "./DayPicker.module.css";
import { dayName, useMonthName, weekdayNames } from "./month-names.ts";
import { placePopup } from "../place-popup.ts";

interface DayPickerProps {
  chosen: string | undefined;
  opensAt: string;
  bounds: DayBounds;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** A calendar month (ARIA grid pattern): arrow keys move by days, Page Up and Down by months, with Shift by years. */
export function DayPicker({ chosen, opensAt, bounds, onPick, onClose }: DayPickerProps) {
  const t = useTexts("forms");
  const [current, setCurrent] = useState(() => nearest(chosen ?? opensAt, bounds));
  const grid = useRef<HTMLTableElement>(null);
  const [walked, setWalked] = useState(0);

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [walked]);

  const walk = (day: string) => {
    setCurrent(nearest(day, bounds));
    setWalked(walked + 1);
  };
  const pick = (day: string) => isWithin(day, bounds) && onPick(day);

  return (
    // Escape closes it from any focused element inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={placePopup}
      className={styles.picker}
      role="dialog"
      aria-label={t("form.date.calendar")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Head current={current} bounds={bounds} onMove={(day) => setCurrent(nearest(day, bounds))} />
      <Days
        ref={grid}
        current={current}
        chosen={chosen}
        bounds={bounds}
        onPick={pick}
        onKeyDown={(event) => {
          const next = dayAfterKey(event, current);
          if (next) walk(next);
          else if (event.key === "Enter" || event.key === " ") pick(current);
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
}

function nearest(day: string, { min, max }: DayBounds): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  const months = shiftKey ? 12 : 1;
  const steps: Record<string, Parameters<typeof moveDay>[1]> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
    Home: { days: -weekdayOf(day) },
    End: { days: 6 - weekdayOf(day) },
    PageUp: { months: -months },
    PageDown: { months },
  };
  const step = steps[key];
  return step && moveDay(day, step);
}

interface HeadProps {
  current: string;
  bounds: DayBounds;
  onMove: (day: string) => void;
}

function Head({ current, bounds, onMove }: HeadProps) {
  const t = useTexts("forms");
  const monthName = useMonthName();
  const [year = "", month = ""] = current.split("-");
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  const first = Number((bounds.min ?? moveDay(current, { months: -1200 })).slice(0, 4));
  const last = Number((bounds.max ?? moveDay(current, { months: 120 })).slice(0, 4));
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  const move = (months12: number) => onMove(moveDay(current, { months: months12 }));
  return (
    <div className={styles.head}>
      <Button variant="icon" aria-label={t("form.month.previous")} onClick={() => move(-1)}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <select
        className={styles.select}
        aria-label={t("form.month.label")}
        value={month}
        onChange={(event) => move(Number(event.target.value) - Number(month))}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {monthName(`2026-${one}`, "month")}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t("form.month.year")}
        value={year}
        onChange={(event) => move((Number(event.target.value) - Number(year)) * 12)}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <Button variant="icon" aria-label={t("form.month.next")} onClick={() => move(1)}>
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}

interface DaysProps {
  ref: Ref<HTMLTableElement>;
  current: string;
  chosen: string | undefined;
  bounds: DayBounds;
  onPick: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Days({ ref, current, chosen, bounds, onPick, onKeyDown }: DaysProps) {
  const { language } = useLanguage();
  const monthName = useMonthName();
  const month = current.slice(0, 7);
  return (
    <table
      ref={ref}
      className={styles.grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA grid pattern
      role="grid"
      aria-label={monthName(month)}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) =>
              day ? (
                <Day
                  key={day}
                  day={day}
                  isCurrent={day === current}
                  isChosen={day === chosen}
                  isDisabled={!isWithin(day, bounds)}
                  onPick={onPick}
                />
              ) : (
                <td key={weekday}>&nbsp;</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  isCurrent: boolean;
  isChosen: boolean;
  isDisabled: boolean;
  onPick: (day: string) => void;
}

function Day({ day, isCurrent, isChosen, isDisabled, onPick }: DayProps) {
  const { language } = useLanguage();
  const look = [styles.day, isChosen && styles.chosen, isDisabled && styles.off].filter(Boolean);
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={look.join(" ")}
        tabIndex={isCurrent ? 0 : -1}
        aria-disabled={isDisabled || undefined}
        aria-label={dayName(day, language)}
        onClick={() => onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
