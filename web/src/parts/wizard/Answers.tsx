import styles from "./Wizard.module.css";

export interface Answer {
  readonly label: string;
  readonly value: string;
}

export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
