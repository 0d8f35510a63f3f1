import { type AskedName, askedNames } from "@portal/model/damage/fields.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useLabels } from "./useLabels.ts";

/** The name of a field in the list of missing ones. */
export function useFieldName(): (path: string) => string {
  const t = useTexts("damage");
  const labelOf = useLabels();
  return (path) => {
    const [name = "", index, part] = path.split(".");
    if (index !== undefined) {
      const place = Number(index) + 1;
      return t(part === "amount" ? "field.amountOf" : "field.whatOf", { place });
    }
    const field: AskedName | undefined = askedNames.find((one) => one === name);
    return field === undefined || field === "isConfirmed"
      ? t("field.confirmation")
      : labelOf(field);
  };
}
