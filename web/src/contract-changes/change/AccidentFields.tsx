import { employerOn, needsProof } from "@portal/model/contract-changes/accident-proof.ts";
import { type ExtraKey, extrasAsked, WorkStatus } from "@portal/model/contract-changes/extras.ts";
import { toMutations } from "@portal/model/contract-changes/to-send.ts";
import { professionalStatusName } from "@portal/model/professional.ts";
import { EMPLOYED_HOURS } from "@portal/model/professional-limits.ts";
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
import { ProofField } from "./ProofField.tsx";
import styles from "./Change.module.css";

/** A person who excludes accidents names their accident insurer: the status first, then its fields. */
export function AccidentFields({ person }: { person: Person }) {
  const { state } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const told = state.changes[insured]?.riskDel?.extra ?? {};
  const asked = extrasAsked("riskDel", told);
  const isProofAsked = useProofAsked(insured);
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
        {has("employeur") && <EmployerField insured={insured} />}
        {has("heuresSemaine") && <HoursField insured={insured} />}
      </div>
      {isProofAsked && <ProofField key={`proof ${told.statut}`} insured={insured} />}
    </>
  );
}

/** Whether a proof is needed: only known once the other fields are filled in. */
function useProofAsked(insured: number): boolean {
  const { state, proposals } = useWizardView();
  const { startingDate, extra = {} } = state.changes[insured]?.riskDel ?? {};
  const employments = useEmployments(insured);
  const isEmployed = extrasAsked("riskDel", extra).includes("employeur");
  if (!extra.statut || !startingDate || (isEmployed && !extra.employeur)) return false;
  const [entry] = toMutations(state, proposals)
    .mutations.filter(({ insuredNumber }) => insuredNumber === insured)
    .flatMap(({ data }) => data.filter(({ code }) => code === "riskDel"));
  return entry !== undefined && needsProof(entry, employments);
}

function useEmployments(insured: number) {
  const { mutation } = useWizardView().proposals;
  return mutation?.assures.find(({ noAssure }) => noAssure === insured)?.employments;
}

/** The binding of one of these fields. */
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
  const { state } = useWizardView();
  const employments = useEmployments(insured);
  const { value, onChange, ...field } = useExtra(insured, "statut");
  const tellEmployer = useExtra(insured, "employeur").onChange;
  const day = state.changes[insured]?.riskDel?.startingDate ?? null;
  const choose = (status: string | undefined) => {
    onChange(status);
    // The employer of the professional data is preset; other statuses have no such field.
    tellEmployer(employerOn(day, employments));
  };
  return (
    <Place insured={insured} name="statut">
      <div className={styles.fields}>
        <Select
          {...field}
          onChange={choose}
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

function EmployerField({ insured }: InsuredProps) {
  const t = useTexts("contract_changes");
  return (
    <Place insured={insured} name="employeur">
      <TextField {...useExtra(insured, "employeur")} help={t("help.employeur")} />
    </Place>
  );
}

function HoursField({ insured }: InsuredProps) {
  const t = useTexts("contract_changes");
  return (
    <Place insured={insured} name="heuresSemaine">
      <TextField
        {...useExtra(insured, "heuresSemaine")}
        help={t("help.heuresSemaine", { count: EMPLOYED_HOURS })}
        inputMode="decimal"
      />
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
