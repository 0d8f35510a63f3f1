import type { ContactNature } from "@portal/model/contacts.ts";
import type { BoundField } from "../../parts/FormField.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { natures } from "./contacts.ts";

export function NatureField({ onChange, ...field }: BoundField<ContactNature>) {
  const t = useTexts("profile");
  return (
    <RadioGroup
      {...field}
      label={t("contacts.nature")}
      options={natures.map((value) => ({ value, label: t(`contacts.${value}`) }))}
      onChange={(value) => onChange(value === "" ? undefined : value)}
    />
  );
}
