import { useTexts } from "../core/language/i18n.tsx";
import { useWizardView } from "./wizard-view.ts";

const named = [
  "aosModel",
  "deductible",
  "riskAdd",
  "riskDel",
  "primaryCareDoctor",
  "invoiceFrequency",
  "startingDate",
  "noDispensateur",
  "statut",
  "dtFinDelaiCadre",
  "orgaRente",
  "orgaEtranger",
  "pays",
  "employeur",
  "heuresSemaine",
  "preuve",
  "date",
  "cdCaisse",
  "cdProduit",
  "cdFran",
  "cdRisqueCourt",
  "premium",
  "conditions",
  "transfer",
] as const;
type NamedField = (typeof named)[number];

/** The name of a field, with the person's name if there are several. */
export function useFieldNames(): (path: string) => string {
  const t = useTexts("contract_changes");
  const { people } = useWizardView().premiums;
  return (path) => {
    const [insured = ""] = path.split(".");
    const found = people.find(({ person }) => String(person.insured.insuredNumber) === insured);
    const field = t(`field.${nameOf(path)}`);
    return found && people.length > 1
      ? t("missing.line", { name: found.person.insured.firstname, field })
      : field;
  };
}

/** The last segment of the path; the value of a change has the name of the change. */
function nameOf(path: string): NamedField {
  const words = path.split(".");
  const last = words.at(-1);
  const isOfChange = last === "value" || last === "code";
  const isDoctor = path.endsWith("transfer.primaryCareDoctor");
  const word = isDoctor ? "noDispensateur" : isOfChange ? words.at(-2) : last;
  return named.find((known) => known === word) ?? "premium";
}
