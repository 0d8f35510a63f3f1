import { offeredValue, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import { doctorNeedOf } from "@portal/model/contract-changes/proposal.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useWizardView } from "../wizard-view.ts";
import { useContractsOn } from "../contracts-on.ts";
import { AccidentFields } from "./AccidentFields.tsx";
import type { ChangeProps } from "./change-props.ts";
import { DoctorField } from "./DoctorField.tsx";
import { StartField } from "./StartField.tsx";
import { ValueOptions } from "./ValueOptions.tsx";
import styles from "./Change.module.css";

/** One change of a person: its value, the fields of the value, and its first day. */
export function ChangeFields({ person, code }: ChangeProps) {
  const t = useTexts("contract_changes");
  const { state, proposals } = useWizardView();
  const { insuredNumber } = person.insured;
  const proposed = proposedMutation(proposals.mutation, insuredNumber, code);
  const change = state.changes[insuredNumber]?.[code];
  const value = offeredValue(proposed, change?.value ?? "");
  const hasChoice = code !== "riskAdd" && code !== "riskDel" && code !== "primaryCareDoctor";
  const isDoctorNamed = value !== undefined && doctorNeedOf(code, value) !== "NONE";
  return (
    <div className={styles.change}>
      {hasChoice ? <ValueOptions person={person} code={code} /> : <h4>{t(`code.${code}`)}</h4>}
      {!hasChoice && code !== "primaryCareDoctor" && (
        <p className={styles.said}>{t(`explain.${code}`)}</p>
      )}
      {code === "riskDel" && <AccidentFields person={person} />}
      {isDoctorNamed && typeof change?.value === "string" && (
        <ChangedDoctor person={person} code={code} value={change.value} />
      )}
      <StartField person={person} code={code} />
    </div>
  );
}

interface ChangedDoctorProps extends ChangeProps {
  value: string;
}

/** The doctor of a new model, or another doctor of the current model. */
function ChangedDoctor({ person, code, value }: ChangedDoctorProps) {
  const { state, proposals, act } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const proposed = proposedMutation(proposals.mutation, insured, code);
  const offered = offeredValue(proposed, value);
  const { extra, startingDate } = state.changes[insured]?.[code] ?? {};
  const isModel = code === "aosModel";
  const day = startingDate ?? offered?.dates[0];
  const present = useContractsOn([isModel ? undefined : day]).of(person, day);
  if (!offered) return null;
  return (
    <DoctorField
      path={`${insured}.${code}.extra.noDispensateur`}
      person={person}
      productCode={isModel ? value : (present?.product.code ?? "")}
      validDate={day ?? ""}
      doctor={extra?.mprInformation}
      isOptional={doctorNeedOf(code, offered) === "OPTIONAL"}
      onChange={(doctor) => act({ type: "setDoctor", insured, code, doctor })}
    />
  );
}
