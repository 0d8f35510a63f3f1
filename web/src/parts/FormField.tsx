import type { ReactNode, RefCallback } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  type UseFormReturn,
} from "react-hook-form";
import { useDeferUntilPointerUp } from "../core/forms/defer-until-pointer-up.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { messageIn, problemText } from "../core/http/problem-text.ts";

/** The props that a form passes to a field. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value | undefined) => void;
  onBlur: () => void;
  ref: RefCallback<HTMLElement>;
  error: string | undefined;
}

interface FormFieldProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> {
  form: UseFormReturn<Input, unknown, Output>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Input, Name>>) => ReactNode;
}

/** Binds one value of a form to any field: `{(field) => <EmailField label={…} {...field} />}`. */
export function FormField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: FormFieldProps<Input, Output, Name>) {
  const t = useTexts("forms");
  const afterPress = useDeferUntilPointerUp();
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, onBlur, onChange, value } = field;
  const error = problemText(t, messageIn(fieldState.error));
  return children({ name, value, onChange, onBlur: () => afterPress(onBlur), ref, error });
}
