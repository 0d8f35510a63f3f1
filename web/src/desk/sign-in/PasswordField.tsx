import { Field, type FieldProps, frameOf } from "../../ui/fields/Field.tsx";
import styles from "../../ui/fields/Field.module.css";

/** The password of a sign-in, which a password manager fills. */
export function PasswordField({ value, onChange, ...given }: Omit<FieldProps<string>, "ref">) {
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <input
          {...control}
          type="password"
          className={styles.control}
          autoComplete="current-password"
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
