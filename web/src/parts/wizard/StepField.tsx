import type { ReactNode } from "react";
import { useDeferUntilPointerUp } from "../../core/forms/defer-until-pointer-up.ts";
import { problemText } from "../../core/http/problem-text.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { fieldId } from "./field-id.ts";
import type { SteppedForm } from "./useSteppedForm.ts";

/** The props that a form with several steps passes to a field. */
export interface StepFieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface StepFieldOf<Values extends object, Step extends string, Name extends keyof Values> {
  form: Pick<SteppedForm<Values, Step>, "values" | "change" | "leave" | "problemAt">;
  name: Name & string;
  children: (
    field: StepFieldProps<Values[Name]>,
    errorOf: (part: string) => string | undefined,
  ) => ReactNode;
}

/**
 * One value of a form, as the target of links to missing fields: `{(field) => <TextField label={…} {...field} />}`. For
 * a value with several parts, such as a range of days, the second argument returns the error of a part.
 */
export function StepField<Values extends object, Step extends string, Name extends keyof Values>({
  form,
  name,
  children,
}: StepFieldOf<Values, Step, Name>) {
  const t = useTexts("forms");
  const afterPress = useDeferUntilPointerUp();
  const change: Partial<Values> = {};
  return (
    <div id={fieldId(name)}>
      {children(
        {
          name,
          value: form.values[name],
          onChange: (value) => form.change({ ...change, [name]: value }),
          onBlur: () => afterPress(() => form.leave(name)),
          error: problemText(t, form.problemAt(name)),
        },
        (part) => problemText(t, form.problemAt(`${name}.${part}`)),
      )}
    </div>
  );
}
