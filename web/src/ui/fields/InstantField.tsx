import { instantInZurich, localTimeInZurich } from "@portal/model/calendar/dates.ts";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import styles from "./Field.module.css";

/** Passed on for a date that is not complete, for a rule to refuse. */
export const incompleteInstant = "incomplete";

/** A day and a time in Switzerland, as an instant. Null while it is empty. */
export function InstantField(given: FieldProps<string | null>) {
  const { value, onChange, onBlur, name, ref } = given;
  const isShown = value !== null && value !== incompleteInstant;
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <input
          {...control}
          {...{ name, onBlur }}
          ref={ref}
          type="datetime-local"
          max="9999-12-31T23:59"
          className={`${styles.control} ${styles.figures}`}
          value={isShown ? localTimeInZurich(new Date(value)) : ""}
          onChange={({ target }) => {
            if (target.value !== "") onChange(instantInZurich(target.value).toISOString());
            else onChange(target.validity.badInput ? incompleteInstant : null);
          }}
        />
      )}
    </Field>
  );
}
