import type { DayBounds } from "@portal/model/calendar/typed-dates.ts";
import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { ErrorSummary } from "../ui/fields/ErrorSummary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { messageIn, problemText, rangeText } from "../core/http/problem-text.ts";

interface FormSummaryProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The labels of the fields, in the order of the form. */
  labels: Partial<Record<FieldPath<Input>, string>>;
  /** The allowed range of date fields, which the message of an invalid date names. */
  days?: Partial<Record<FieldPath<Input>, DayBounds>>;
}

/** The errors of a form, at its top, after an attempt to submit it. */
export function FormSummary<Input extends FieldValues, Output>({
  form,
  labels,
  days = {},
}: FormSummaryProps<Input, Output>) {
  const t = useTexts("forms");
  const { errors, isSubmitted } = form.formState;
  if (!isSubmitted) return null;
  const boundsOf = new Map(Object.entries<DayBounds | undefined>(days));
  const isLabelled = (name: string): name is FieldPath<Input> => Object.hasOwn(labels, name);
  const problems = Object.entries<string | undefined>(labels).flatMap(([name, label = ""]) => {
    const message = messageIn(get(errors, name));
    const bounds = boundsOf.get(name);
    const range = message === "date.format" && bounds ? rangeText(t, bounds) : undefined;
    const text = range ?? problemText(t, message);
    return text ? [{ name, label, text }] : [];
  });
  return (
    <ErrorSummary problems={problems} onGo={(name) => isLabelled(name) && form.setFocus(name)} />
  );
}
