import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { useTexts } from "./i18n.tsx";
import { messageIn, problemText } from "./problem-text.ts";

interface FormSummaryProps<Input extends FieldValues, Output> {
  of: UseFormReturn<Input, unknown, Output>;
  /** The labels of the fields, in the order of the form. */
  labels: Partial<Record<FieldPath<Input>, string>>;
}

/** What is wrong with a form, at its top, after an attempt to submit it. */
export function FormSummary<Input extends FieldValues, Output>({
  of,
  labels,
}: FormSummaryProps<Input, Output>) {
  const t = useTexts("global");
  const { errors, isSubmitted } = of.formState;
  if (!isSubmitted) return null;
  const problems = Object.entries<string | undefined>(labels).flatMap(([name, label = ""]) => {
    const text = problemText(t, messageIn(get(errors, name)));
    return text ? [{ name, label, text }] : [];
  });
  return (
    <ErrorSummary problems={problems} onGo={(name) => of.setFocus(name as FieldPath<Input>)} />
  );
}
