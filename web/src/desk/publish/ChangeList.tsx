import { type ChangedField, useFieldName, useFieldValue } from "./changes.ts";
import styles from "./Publish.module.css";

/** What differs: the name of each field, its value before and its value after. */
export function ChangeList({ changes }: { changes: readonly ChangedField[] }) {
  const nameOf = useFieldName();
  const valueOf = useFieldValue();
  return (
    <dl className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{nameOf(path)}</dt>
          <dd>
            <del>{valueOf(path, before)}</del>
            <ins>{valueOf(path, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
