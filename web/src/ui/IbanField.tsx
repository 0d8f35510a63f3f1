import { caretAfter, cleanIban, type IbanReach, maskIban } from "@portal/model/iban.ts";
import { useLayoutEffect, useRef } from "react";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import styles from "./Field.module.css";

interface IbanFieldProps extends FieldProps<string> {
  /** `swiss` lets in CH and LI alone, as the specification's mask does. */
  reach?: IbanReach;
}

/** Groups of four in upper case while it is typed; the caret stays where the person is at work. */
export function IbanField({ reach = "swiss", ...given }: IbanFieldProps) {
  const { name, value, onChange, onBlur, ref } = given;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const shown = maskIban(value, reach);

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const change = (element: HTMLInputElement) => {
    const before = element.value.slice(0, element.selectionStart ?? undefined);
    const masked = maskIban(element.value, reach);
    caret.current = caretAfter(masked, cleanIban(maskIban(before, reach)).length);
    onChange(masked);
  };

  return (
    <Field {...frameOf(given)}>
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
