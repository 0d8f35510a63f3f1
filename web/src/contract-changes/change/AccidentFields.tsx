import { type ExtraKey, extrasAsked, WorkStatus } from "@portal/model/contract-changes/extras.ts";
import { professionalStatusName } from "@portal/model/professional.ts";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { CountryField } from "../../ui/fields/places/CountryField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { Person } from "../household.ts";
import { useProblem, useWizardView } from "../wizard-view.ts";
import styles from "./ChangeStep.module.css";

/** Who leaves accidents out says who insures them instead: the status first, then what it asks. */
export function AccidentFields({ person }: { person: Person }) {
  const { state } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const told = state.changes[insured]?.riskDel?.extra ?? {};
  const asked = extrasAsked("riskDel", told);
  const has = (key: ExtraKey) => asked.includes(key);
  return (
    <>
      <StatusField insured={insured} />
      {/* Another status is another form: not even half a date stays. */}
      <div key={told.statut} className={styles.fields}>
        {has("dtFinDelaiCadre") && <EndField insured={insured} />}
        {has("orgaRente") && <OrganisationField insured={insured} />}
        {has("orgaEtranger") && <AbroadField insured={insured} />}
        {has("pays") && told.orgaEtranger === "true" && <PensionCountry insured={insured} />}
      </div>
    </>
  );
}

/** What a field of these is told and tells. */
function useExtra(insured: number, key: ExtraKey) {
  const { state, act } = useWizardView();
  const t = useTexts("contract_changes");
  const problem = useProblem(`${insured}.riskDel.extra.${key}`);
  return {
    ...problem,
    label: t(`field.${key === "mprInformation" ? "noDispensateur" : key}`),
    value: state.changes[insured]?.riskDel?.extra[key] ?? "",
    onChange: (value: string | undefined) =>
      act({ type: "setExtra", insured, code: "riskDel", key, value: value ?? "" }),
  };
}

interface PlaceProps {
  insured: number;
  name: ExtraKey;
  children: ReactNode;
}

function Place({ insured, name, children }: PlaceProps) {
  return <div id={fieldId(`${insured}.riskDel.extra.${name}`)}>{children}</div>;
}

interface InsuredProps {
  insured: number;
}

function StatusField({ insured }: InsuredProps) {
  const t = useTexts("contract_changes");
  const { language } = useLanguage();
  const { value, ...field } = useExtra(insured, "statut");
  return (
    <Place insured={insured} name="statut">
      <div className={styles.fields}>
        <Select
          {...field}
          help={t("help.statut")}
          value={WorkStatus.safeParse(value).data ?? ""}
          options={WorkStatus.options.map((one) => ({
            value: one,
            label: professionalStatusName(one, language),
          }))}
        />
      </div>
    </Place>
  );
}

function EndField({ insured }: InsuredProps) {
  const field = useExtra(insured, "dtFinDelaiCadre");
  return (
    <Place insured={insured} name="dtFinDelaiCadre">
      <DateField {...field} opensAt={useToday()} />
    </Place>
  );
}

function OrganisationField({ insured }: InsuredProps) {
  return (
    <Place insured={insured} name="orgaRente">
      <TextField {...useExtra(insured, "orgaRente")} />
    </Place>
  );
}

function AbroadField({ insured }: InsuredProps) {
  const t = useTexts("contract_changes");
  const { value, ...field } = useExtra(insured, "orgaEtranger");
  return (
    <Place insured={insured} name="orgaEtranger">
      <RadioGroup
        {...field}
        value={value === "true" || value === "false" ? value : ""}
        options={[
          { value: "false", label: t("no") },
          { value: "true", label: t("yes") },
        ]}
      />
    </Place>
  );
}

function PensionCountry({ insured }: InsuredProps) {
  return (
    <Place insured={insured} name="pays">
      <CountryField {...useExtra(insured, "pays")} />
    </Place>
  );
}
