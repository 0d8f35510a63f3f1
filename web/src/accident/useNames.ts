import {
  bodyPartNames,
  insuranceNames,
  nameOf,
  natureNames,
  statusNames,
} from "@portal/model/accident/names.ts";
import { useLanguage } from "../core/language/i18n.tsx";

/** The words of the declaration, which its PDF uses too. */
export function useNames() {
  const { language } = useLanguage();
  return {
    status: (code: string) => nameOf(statusNames, code, language),
    part: (code: string) => nameOf(bodyPartNames, code, language),
    nature: (code: string) => nameOf(natureNames, code, language),
    insurance: (code: string) => nameOf(insuranceNames, code, language),
  };
}
export type Names = ReturnType<typeof useNames>;
