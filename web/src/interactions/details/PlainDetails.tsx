import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { formatChf } from "@portal/model/money.ts";
import {
  factsOf,
  isPlainCode,
  type PlainDetails as Details,
} from "@portal/model/requests/interaction-details.ts";
import type { Format } from "@portal/model/stored-fields.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

/** Every field of a request, each by its format. */
export function PlainDetails({ details }: { details: Details }) {
  const t = useTexts("interactions");
  const show = useFormats();
  return (
    <Facts>
      {factsOf(details).map(({ name, format, value }) => (
        <Fact key={name} label={t(`field.${name}`)}>
          {show[format](String(value), name)}
        </Fact>
      ))}
    </Facts>
  );
}

function useFormats(): Record<Format, (value: string, name: string) => ReactNode> {
  const t = useTexts("interactions");
  const { canton, country, profession } = useCodes();
  return {
    account: (value) => maskIban(value, "any"),
    amount: (value) => formatChf(Number(value)),
    canton,
    code: (value, name) => {
      const code = `${name}.${value}`;
      return isPlainCode(code) ? t(`code.${code}`) : value;
    },
    country,
    day: formatDate,
    invoice: formatInvoiceNumber,
    lines: (value) => <span className={styles.text}>{value}</span>,
    phone: shownPhone,
    profession,
    text: (value) => value,
  };
}
