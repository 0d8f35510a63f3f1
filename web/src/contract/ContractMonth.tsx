import { useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { MonthPicker } from "../ui/fields/dates/MonthPicker.tsx";
import styles from "./ContractScreen.module.css";

interface ContractMonthProps {
  months: { readonly first: string; readonly last: string };
  current: string;
  picked: string;
  onPick: (month: string) => void;
}

/** The month shown, and a button back to the current one. */
export function ContractMonth({ months, current, picked, onPick }: ContractMonthProps) {
  const t = useTexts("contract");
  const picker = useRef<HTMLElement>(null);
  const goBack = () => {
    onPick(current);
    // The button disappears, so the picker takes the focus.
    picker.current?.focus();
  };
  return (
    <div className={styles.month}>
      <MonthPicker
        label={t("month.label")}
        first={months.first}
        last={months.last}
        value={picked}
        onChange={onPick}
        ref={(element) => void (picker.current = element)}
      />
      {picked !== current && (
        <Button variant="quiet" onClick={goBack}>
          {t("month.current")}
        </Button>
      )}
    </div>
  );
}
