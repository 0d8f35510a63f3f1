import CircleAlert from "lucide-react/icons/circle-alert";
import { useTexts } from "../core/language/i18n.tsx";
import { useFieldNames } from "./useFieldNames.ts";
import { fieldId, useWizardView } from "./wizard-view.ts";
import styles from "./Wizard.module.css";

/** Why the way on is shut: what is still to be filled in, each a link to its field. */
export function Missing() {
  const t = useTexts("contract_changes");
  const { errors, state } = useWizardView();
  const nameOf = useFieldNames();
  const paths = Object.keys(errors);
  if (paths.length === 0) return null;
  if (state.step === 0) return <p className={styles.missing}>{t("missing.choice")}</p>;
  return (
    <div className={styles.missing}>
      <p>
        <CircleAlert size={18} aria-hidden="true" /> {t("missing.title")}
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

function goToField(path: string): void {
  const field = document.getElementById(fieldId(path));
  field?.scrollIntoView({ block: "center" });
  const control = field?.querySelector<HTMLElement>(
    "input:checked, input:enabled, select:enabled, button:enabled",
  );
  control?.focus({ preventScroll: true });
}
