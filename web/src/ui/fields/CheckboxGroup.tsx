import { Choice } from "./Choice.tsx";
import styles from "./Choices.module.css";
import { FieldGroup, type FieldProps, frameOf } from "./Field.tsx";

interface CheckboxGroupProps<Value extends string> extends FieldProps<readonly Value[]> {
  options: readonly { value: Value; label: string; detail?: string; disabled?: boolean }[];
}

/** Any number of answers, reported in the order of the options. */
export function CheckboxGroup<Value extends string>({
  options,
  ...given
}: CheckboxGroupProps<Value>) {
  const { name, value, onChange, onBlur, ref } = given;
  const toggle = (one: Value, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((option) => (option === one ? isChosen : value.includes(option))),
    );
  return (
    <FieldGroup {...frameOf(given)}>
      {(control) => (
        <div className={styles.choices}>
          {options.map((option, index) => (
            <Choice
              key={option.value}
              type="checkbox"
              variant="plain"
              label={option.label}
              detail={option.detail}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              ref={index === 0 ? ref : undefined}
              data-invalid={control["data-invalid"]}
              onChange={(event) => toggle(option.value, event.target.checked)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
