import { askedFields, type SingleField } from "@portal/model/accident/asked-fields.ts";
import { insuranceGroups } from "@portal/model/accident/words.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useNames } from "./useNames.ts";

/** The name of a field in the list of missing ones. */
export function useFieldName(): (path: string) => string {
  const t = useTexts("accident");
  const names = useNames();
  return (path) => {
    const [name = "", group, part] = path.split(".");
    const insurance = insuranceGroups.find((one) => one === group);
    if (name === "insurances" && insurance) {
      const field = t(part === "name" ? "insurance.name" : "insurance.healingCostsName");
      return t("insurance.named", { field, insurance: names.insurance(insurance) });
    }
    if (!isField(name) || name === "insurerCompanyAuthorized") return t("field.authorisation");
    return names.field(name);
  };
}

function isField(name: string): name is SingleField {
  return Object.hasOwn(askedFields, name);
}
