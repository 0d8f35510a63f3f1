import { useTexts } from "../core/language/i18n.tsx";
import { MissingFields } from "../parts/wizard/MissingFields.tsx";
import { useFieldNames } from "./useFieldNames.ts";
import { useWizardView } from "./wizard-view.ts";
import styles from "./Wizard.module.css";

/** The missing fields that block the next step. */
export function Missing() {
  const t = useTexts("contract_changes");
  const { errors, state } = useWizardView();
  const nameOf = useFieldNames();
  const paths = Object.keys(errors);
  if (paths.length === 0) return null;
  if (state.step === 0) return <p className={styles.missing}>{t("missing.choice")}</p>;
  return <MissingFields title={t("missing.title")} paths={paths} nameOf={nameOf} />;
}
