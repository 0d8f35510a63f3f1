import { Field, type FieldProps, frameOf } from "./Field.tsx";
import styles from "./Field.module.css";

interface TextAreaProps extends FieldProps<string> {
  maxLength: number;
}

/** A multi-line text, which grows with its content. */
export function TextArea({ maxLength, ...given }: TextAreaProps) {
  const { value, onChange, name, onBlur, ref } = given;
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className={`${styles.control} ${styles.area}`}
          name={name}
          rows={4}
          maxLength={maxLength}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
