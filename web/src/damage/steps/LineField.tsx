import { damageFields, type LineName } from "@portal/model/damage/fields.ts";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useDamageView } from "../useDamage.ts";
import { useLabels } from "../useLabels.ts";

interface LineFieldProps {
  name: LineName;
  help?: string;
  isOptional?: boolean;
}

/** Autofill is off, because browsers would offer the customer's own name. */
export function LineField({ name, help, isOptional }: LineFieldProps) {
  const labelOf = useLabels();
  const { form } = useDamageView();
  return (
    <StepField form={form} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={labelOf(name)}
          help={help}
          isOptional={isOptional}
          autoComplete="off"
          maxLength={damageFields[name].longest}
        />
      )}
    </StepField>
  );
}
