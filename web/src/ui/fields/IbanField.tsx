import { countryOf } from "@portal/model/places/countries.ts";
import {
  caretAfter,
  cleanIban,
  foreignCountryIn,
  type IbanReach,
  maskIban,
} from "@portal/model/typing/iban.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "../../core/language/i18n.tsx";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import styles from "./Field.module.css";

interface IbanFieldProps extends FieldProps<string> {
  /** `swiss` accepts CH and LI only, as the specification's mask does. */
  reach?: IbanReach;
  /** The message for a foreign number in a field that accepts none. */
  foreignText?: (country: string) => string;
  /** Receives a foreign number that was typed or pasted. */
  onForeign?: (iban: string) => void;
}

/** Formats groups of four in upper case while typing; the caret keeps its position. */
export function IbanField({ reach = "swiss", foreignText, onForeign, ...given }: IbanFieldProps) {
  const { name, value, onChange, onBlur, ref } = given;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const shown = maskIban(value, reach);

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const foreign = useForeign(reach, foreignText, onForeign);
  const change = (element: HTMLInputElement) => {
    const before = element.value.slice(0, element.selectionStart ?? undefined);
    const masked = maskIban(element.value, reach);
    caret.current = caretAfter(masked, cleanIban(maskIban(before, reach)).length);
    onChange(foreign.note(element.value, shown) ? "" : masked);
  };

  return (
    <Field {...frameOf(given)} error={foreign.text ?? given.error}>
      {(control) => (
        <input
          {...control}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          className={`${styles.control} ${styles.figures}`}
          name={name}
          value={shown}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={reach === "swiss" ? "CH00 0000 0000 0000 0000 0" : undefined}
          onChange={(event) => change(event.currentTarget)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** The mask removes the letters of a foreign country, so the field explains why nothing appears. */
function useForeign(
  reach: IbanReach,
  textOf: ((country: string) => string) | undefined,
  onForeign: ((iban: string) => void) | undefined,
) {
  const { language } = useLanguage();
  const [refused, setRefused] = useState("");
  const code = reach === "swiss" ? foreignCountryIn(refused) : undefined;
  const country = code && (countryOf(code)?.names[language] ?? code);
  return {
    text: country && textOf?.(country),
    /** Whether the typed text is a foreign number. Its letters are removed one by one, so they are collected here. */
    note: (typed: string, shown: string): boolean => {
      const added = typed.startsWith(shown) ? typed.slice(shown.length) : typed;
      const isTaken = maskIban(typed, reach).length > 1 && !foreignCountryIn(typed);
      const next = isTaken ? "" : added.length > 1 ? added : refused + added;
      const isForeign = reach === "swiss" && foreignCountryIn(next) !== undefined;
      setRefused(next);
      if (isForeign) onForeign?.(cleanIban(next));
      return isForeign;
    },
  };
}
