import { usePortal } from "../core/portal.tsx";
import { Avatar } from "../ui/layout/Avatar.tsx";
import type { FieldProps } from "../ui/fields/Field.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import styles from "./PersonField.module.css";

interface OfferedPerson {
  readonly insuredNumber: number;
  readonly fullname: string;
}

interface PersonFieldProps<Person extends OfferedPerson> extends FieldProps<string> {
  people: readonly Person[];
  /** A longer name of a person. */
  nameOf?: (person: Person) => string;
  /** The reason why a person cannot be chosen. */
  refusalOf?: (person: Person) => string | undefined;
}

/** The person concerned: one chip per person; hidden if there is only one. */
export function PersonField<Person extends OfferedPerson>({
  people,
  nameOf = ({ fullname }) => fullname,
  refusalOf = () => undefined,
  ...field
}: PersonFieldProps<Person>) {
  const { insureds } = usePortal();
  const [only, another] = people;
  if (only && !another && field.value === String(only.insuredNumber) && !field.error) {
    return (
      <p className={styles.only}>
        <strong>{field.label}</strong> {nameOf(only)}
      </p>
    );
  }
  const options = people.map((person) => {
    const detail = refusalOf(person);
    const insured = insureds.find(({ insuredNumber }) => insuredNumber === person.insuredNumber);
    return {
      value: String(person.insuredNumber),
      label: nameOf(person),
      picture: insured && <Avatar person={insured} size="small" />,
      disabled: detail !== undefined,
      ...(detail && { detail }),
    };
  });
  return <RadioGroup {...field} variant="chip" options={options} />;
}
