import { isTime, longestTypedTime, tidyTypedTime } from "@portal/model/typing/typed-times.ts";
import { useState } from "react";
import { useDeferUntilPointerUp } from "../../../core/forms/defer-until-pointer-up.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import type { FieldProps } from "../Field.tsx";
import { TextField } from "../TextField.tsx";

/** A typed time, `HH:MM`. Text that is no time is passed on, for a rule to refuse. */
export function TimeField({ value, onChange, onBlur, ...rest }: FieldProps<string>) {
  const t = useTexts("forms");
  const afterPress = useDeferUntilPointerUp();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isUnreadable = value !== "" && !isTime(value);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      hasFigures
      {...rest}
      help={rest.help ?? t("form.time.pattern")}
      error={isUnreadable && isLeft ? t("form.time.format") : rest.error}
      maxLength={longestTypedTime}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        onChange(tidyTypedTime(text));
      }}
      onBlur={() => {
        setTyped(undefined);
        afterPress(() => setLeft(true));
        onBlur?.();
      }}
    />
  );
}
