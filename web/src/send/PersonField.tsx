import type { BoundField } from "../parts/FormField.tsx";
import type { Insured } from "../core/portal.tsx";
import { Select } from "../ui/fields/Select.tsx";
import styles from "./SendScreen.module.css";

interface PersonFieldProps extends BoundField<string> {
  label: string;
  people: readonly Insured[];
}

/** Whom it concerns. Where there is one person alone, there is nothing to choose. */
export function PersonField({ label, people, ...field }: PersonFieldProps) {
  const [only, ...others] = people;
  if (only && others.length === 0 && !field.error) {
    return (
      <p className={styles.person}>
        <strong>{label}</strong> {only.fullname}
      </p>
    );
  }
  const options = people.map(({ insuredNumber, fullname }) => ({
    value: String(insuredNumber),
    label: fullname,
  }));
  return <Select {...field} label={label} options={options} />;
}
