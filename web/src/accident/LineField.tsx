import { longestAccidentText } from "@portal/model/accident/accident-rule.ts";
import { StepField } from "../parts/wizard/StepField.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { useAccidentView } from "./useAccident.ts";
import { useNames } from "./useNames.ts";

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

/** A name or a number plate. Autofill is off, because browsers would offer the customer's own name. */
export function LineField({ name, help, isOptional }: LineFieldProps) {
  const names = useNames();
  const { form } = useAccidentView();
  const isPlate = name === "vehicleAtFaulNumberplate" || name === "insuredVehicleNumberplate";
  return (
    <StepField form={form} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={names.field(name)}
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
