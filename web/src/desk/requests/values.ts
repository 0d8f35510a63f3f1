import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Change } from "@portal/model/inbox/requests.ts";
import { formatChf } from "@portal/model/money.ts";
import { cantons } from "@portal/model/places/cantons.ts";
import { countryOf } from "@portal/model/places/countries.ts";
import { Periodicity } from "@portal/model/contract.ts";
import * as codes from "@portal/model/codes.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Writes a value as people read it; an unknown code is shown as it is. */
export function useShownValue(): (format: Change["format"], value: string) => string {
  const t = useTexts("interactions");
  const { language } = useLanguage();
  return (format, value) => {
    switch (format) {
      case "day":
        return DAY.test(value) ? formatDate(value) : value;
      case "amount":
        return formatChf(Number(value));
      case "iban":
        return maskIban(value, "any");
      case "canton":
        return cantons.find(({ code }) => code === value)?.names[language] ?? value;
      case "country":
        return countryOf(value)?.names[language] ?? value;
      case "risk": {
        const risk = codes.risks.find((one) => one === value);
        return risk === undefined ? value : t(`code.risk.${risk}`);
      }
      case "frequency": {
        const frequency = Periodicity.options.find((one) => one === value);
        return frequency === undefined ? value : t(`code.frequency.${frequency}`);
      }
      case "text":
        return value;
    }
  };
}
