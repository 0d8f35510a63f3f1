import { useTexts } from "../../core/language/i18n.tsx";
import type { Person } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";
import styles from "./ChoiceStep.module.css";
import { PersonChoices } from "./PersonChoices.tsx";

/** The changes to choose, by person. People with a choice are expanded, or else the first person. */
export function ChoiceStep() {
  const t = useTexts("contract_changes");
  const { people, state } = useWizardView();
  const isChosen = ({ insured: { insuredNumber } }: Person) =>
    Boolean(state.changes[insuredNumber] ?? state.transfers[insuredNumber]);
  const isAnyChosen = people.some(isChosen);
  return (
    <>
      <p className={styles.intro}>{t("choice.intro")}</p>
      <ul className={styles.people}>
        {people.map((person, place) => (
          <li key={person.insured.insuredNumber}>
            <PersonChoices
              person={person}
              startsOpen={isAnyChosen ? isChosen(person) : place === 0}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
