import { type Country, countriesIn } from "@portal/model/places/countries.ts";
import {
  northAmericanCountry,
  typedPhone,
  withDialCode,
  withPlus,
} from "@portal/model/typing/phone.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { useLanguage, useTexts } from "../../../core/language/i18n.tsx";
import { Field, type FieldProps, frameOf } from "../Field.tsx";
import field from "../Field.module.css";
import { formatPhone, readPastedPhone } from "./phone-formats.ts";
import styles from "./PhoneField.module.css";

/** A number with its country: the dial code follows the country, and the country follows the dial code. */
export function PhoneField(given: FieldProps<string>) {
  const { language } = useLanguage();
  const countries = countriesIn(language);
  const t = useTexts("forms");
  const { name, value, onChange, ref } = given;
  const [chosen, setChosen] = useState("CH");
  const country = countryOf(value, chosen, countries);
  const dialCode = country?.dialCode ?? "41";
  const { change, leave, paste, isPasteRefused } = useTyping(given, country, dialCode);
  return (
    <Field {...frameOf(given)} error={isPasteRefused ? t("form.phone.pasteBlocked") : given.error}>
      {(control) => (
        <div className={styles.phone}>
          <CountryChoice
            countries={countries}
            value={country?.iso2 ?? chosen}
            disabled={control.disabled}
            onChange={(next) => {
              setChosen(next.iso2);
              change(withDialCode(value, dialCode, next.dialCode));
            }}
          />
          <input
            {...control}
            ref={ref}
            className={`${field.control} ${field.figures}`}
            name={name}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={value}
            placeholder={`+${dialCode}`}
            onFocus={() => value === "" && onChange(`+${dialCode} `)}
            onChange={(event) => change(typedPhone(event.target.value))}
            onPaste={(event) => void paste(event)}
            onBlur={() => void leave()}
          />
        </div>
      )}
    </Field>
  );
}

/** Formats the number while it is typed, pasted or left. */
function useTyping(
  { value, onChange, onBlur }: FieldProps<string>,
  country: Country | undefined,
  dialCode: string,
) {
  const [isPasteRefused, setPasteRefused] = useState(false);
  const latest = useRef(value);
  useEffect(() => void (latest.current = value), [value]);
  const change = (text: string) => {
    setPasteRefused(false);
    onChange(text);
  };
  const leave = async () => {
    const number = withPlus(value, dialCode);
    const isDialCodeAlone = number.trim() === `+${dialCode}`;
    if (isDialCodeAlone) onChange("");
    onBlur?.();
    if (isDialCodeAlone || number === "") return;
    const grouped = await formatPhone(number);
    // Formatting is asynchronous: it must not overwrite what the customer has typed meanwhile.
    if (latest.current === value) onChange(grouped);
  };
  const paste = async (event: ClipboardEvent) => {
    event.preventDefault();
    const number = await readPastedPhone(event.clipboardData.getData("text"), country?.iso2);
    if (number) change(number);
    else setPasteRefused(true);
  };
  return { change, leave, paste, isPasteRefused };
}

interface CountryChoiceProps {
  countries: readonly Country[];
  value: string;
  disabled: boolean | undefined;
  onChange: (country: Country) => void;
}

function CountryChoice({ countries, value, disabled, onChange }: CountryChoiceProps) {
  const t = useTexts("forms");
  const { language } = useLanguage();
  return (
    <div className={field.wrap}>
      <select
        className={`${field.control} ${field.select}`}
        aria-label={t("form.phone.country")}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const next = countries.find(({ iso2 }) => iso2 === event.target.value);
          if (next) onChange(next);
        }}
      >
        {countries.map(({ iso2, names, dialCode }) => (
          <option key={iso2} value={iso2}>
            {names[language]} (+{dialCode})
          </option>
        ))}
      </select>
      <ChevronDown size={20} aria-hidden="true" />
    </div>
  );
}

/**
 * The chosen country while the number has its dial code; otherwise the country of the code. The United States and
 * Canada share a code: the next digits decide, and until then it is the United States unless Canada was chosen.
 */
function countryOf(
  value: string,
  chosen: string,
  countries: readonly Country[],
): Country | undefined {
  const current = countries.find(({ iso2 }) => iso2 === chosen);
  const number = value.replaceAll(/[^\d+]/g, "");
  const shared = northAmericanCountry(number);
  if (shared) return countries.find(({ iso2 }) => iso2 === shared);
  if (!number.startsWith("+") || (current && number.startsWith(`+${current.dialCode}`))) {
    return current;
  }
  return (
    countries
      .filter(({ dialCode }) => number.startsWith(`+${dialCode}`))
      .toSorted(
        (a, b) =>
          b.dialCode.length - a.dialCode.length ||
          Number(b.iso2 === "US") - Number(a.iso2 === "US"),
      )[0] ?? current
  );
}
