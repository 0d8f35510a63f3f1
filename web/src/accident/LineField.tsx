import {
  accidentFields,
  type LineName,
  longestAccidentText,
} from "@portal/model/accident/fields.ts";
import { StepField } from "../parts/wizard/StepField.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { useAccidentView } from "./useAccident.ts";
import { useNames } from "./useNames.ts";

interface LineFieldProps {
  name: LineName;
  help?: string;
  isOptional?: boolean;
}

/** A name or a number plate. Autofill is off, because browsers would offer the customer's own name. */
export function LineField({ name, help, isOptional }: LineFieldProps) {
  const names = useNames();
  const { form } = useAccidentView();
  const { longest } = accidentFields[name];
  return (
    <StepField form={form} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={names.field(name)}
          help={help}
          isOptional={isOptional}
          autoComplete="off"
          hasFigures={longest === longestAccidentText.plate}
          maxLength={longest}
        />
      )}
    </StepField>
  );
}
