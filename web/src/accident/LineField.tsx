import { longestAccidentText } from "@portal/model/accident/accident-rule.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { StepField } from "../parts/wizard/StepField.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { useAccidentView } from "./useAccident.ts";

interface LineFieldProps {
  name:
    | "policeReportReporterName"
    | "thirdPartyName"
    | "thirdPartyInsuranceName"
    | "accidentWitnessName"
    | "dentistConsulted"
    | "doctorName"
    | "treatmentContinuationDoctorName"
    | "vehicleAtFaulNumberplate"
    | "vehicleInsurerName"
    | "insuredVehicleNumberplate";
  help?: string;
  isOptional?: boolean;
}

/** A name or a number plate. Browsers would offer the person's own name for somebody else's. */
export function LineField({ name, help, isOptional }: LineFieldProps) {
  const t = useTexts("accident");
  const { form } = useAccidentView();
  const isPlate = name === "vehicleAtFaulNumberplate" || name === "insuredVehicleNumberplate";
  return (
    <StepField form={form} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={t(`field.${name}`)}
          help={help}
          isOptional={isOptional}
          autoComplete="off"
          hasFigures={isPlate}
          maxLength={isPlate ? longestAccidentText.plate : longestAccidentText.name}
        />
      )}
    </StepField>
  );
}
