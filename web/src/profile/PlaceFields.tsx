import { postalLengths } from "@portal/model/addresses/postal-addresses.ts";
import { validityBounds } from "@portal/model/calendar/validity.ts";
import type { ComponentProps } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { TextField } from "../ui/fields/TextField.tsx";

// Fields that an address and the owner of a bank account have in common.

type TextProps = Omit<ComponentProps<typeof TextField>, "label">;

export function StreetField(props: TextProps) {
  const t = useTexts("addresses");
  return <TextField {...props} label={t("field.street")} maxLength={postalLengths.street} />;
}

export function NumberField(props: TextProps) {
  const t = useTexts("addresses");
  return (
    <TextField {...props} label={t("field.number")} maxLength={postalLengths.number} isOptional />
  );
}

export function ZipField(props: TextProps) {
  const t = useTexts("addresses");
  return <TextField {...props} label={t("field.zip")} maxLength={postalLengths.zip} hasFigures />;
}

export function CityField(props: TextProps) {
  const t = useTexts("addresses");
  return <TextField {...props} label={t("field.city")} maxLength={postalLengths.locality} />;
}

/** A date from today on. */
export function StartField({
  today,
  ...props
}: Omit<ComponentProps<typeof DateField>, "label" | "bounds" | "opensAt"> & { today: string }) {
  const t = useTexts("addresses");
  return (
    <DateField {...props} label={t("field.start")} bounds={validityBounds(today)} opensAt={today} />
  );
}
