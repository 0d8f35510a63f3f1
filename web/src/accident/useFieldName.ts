import { isAskedName } from "@portal/model/accident/fields.ts";
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
    if (!isAskedName(name) || name === "insurances" || name === "insurerCompanyAuthorized") {
      return t("field.authorisation");
    }
    return names.field(name);
  };
}
