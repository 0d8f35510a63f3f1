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
  /** `swiss` lets in CH and LI alone, as the specification's mask does. */
  reach?: IbanReach;
  /** What to say of a number of another country, where none is taken. */
  foreignText?: (country: string) => string;
  /** What was typed or pasted of a foreign number, for whoever goes on with it. */
  onForeign?: (iban: string) => void;
}

/** Groups of four in upper case while it is typed; the caret stays where the person is at work. */
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

/** The mask takes no letter of a foreign number, so the field says why nothing appears, and what to do. */
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
    /** Whether what is being typed is a foreign number. Letter by letter each one vanishes; together they tell. */
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
