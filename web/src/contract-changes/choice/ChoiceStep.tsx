import { useTexts } from "../../core/language/i18n.tsx";
import { useWizardView } from "../wizard-view.ts";
import styles from "./ChoiceStep.module.css";
import { PersonChoices } from "./PersonChoices.tsx";

/** As many people are open at once; of more, only those for whom something is chosen. */
const MOST_OPEN = 4;

/** What is to be changed, and for whom. */
export function ChoiceStep() {
  const t = useTexts("contract_changes");
  const { people, state } = useWizardView();
  const isShort = people.length <= MOST_OPEN;
  return (
    <>
      <p className={styles.intro}>{t("choice.intro")}</p>
      <ul className={styles.people}>
        {people.map((person, place) => {
          const { insuredNumber } = person.insured;
          const isChosen = Boolean(state.changes[insuredNumber] ?? state.transfers[insuredNumber]);
          return (
            <li key={insuredNumber}>
              <PersonChoices person={person} startsOpen={isShort || isChosen || place === 0} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
