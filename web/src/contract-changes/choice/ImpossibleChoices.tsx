import ChevronDown from "lucide-react/icons/chevron-down";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { type PersonChoice, useReason } from "./ChoiceBox.tsx";
import styles from "./ChoiceStep.module.css";

/** The changes that are not possible now, as one sentence; expanded, each with its reason. */
export function ImpossibleChoices({ choices }: { choices: readonly PersonChoice[] }) {
  const t = useTexts("contract_changes");
  const { language } = useLanguage();
  const names = new Intl.ListFormat(language).format(choices.map(({ what }) => t(`code.${what}`)));
  return (
    <details className={styles.impossible}>
      <summary>
        <span>{t("choice.impossible", { names })}</span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </summary>
      <dl>
        {choices.map((choice) => (
          <Impossible key={choice.what} {...choice} />
        ))}
      </dl>
    </details>
  );
}

function Impossible({ what, choosable }: PersonChoice) {
  const t = useTexts("contract_changes");
  return (
    <div>
      <dt>{t(`code.${what}`)}</dt>
      <dd>{useReason(what, choosable)}</dd>
    </div>
  );
}
