import CircleAlert from "lucide-react/icons/circle-alert";
import { fieldId, goToField } from "./field-id.ts";
import styles from "./Wizard.module.css";

interface MissingFieldsProps {
  title: string;
  paths: readonly string[];
  nameOf: (path: string) => string;
}

/** The fields that block the next step, each as a link. */
export function MissingFields({ title, paths, nameOf }: MissingFieldsProps) {
  if (paths.length === 0) return null;
  return (
    <div className={styles.missing} data-screen>
      <p>
        <CircleAlert size={18} aria-hidden="true" /> {title}
      </p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(path);
              }}
            >
              {nameOf(path)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
