import { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useWizardView } from "../wizard-view.ts";
import styles from "./ReceiptBody.module.css";

/** The chosen changes by person, while there is no price yet. */
export function ChosenList() {
  const t = useTexts("contract_changes");
  const { premiums, state } = useWizardView();
  if (premiums.people.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {premiums.people.map(({ person: { insured } }) => {
        const changes = state.changes[insured.insuredNumber] ?? {};
        const codes = MutationCode.options.filter((code) => changes[code]);
        const names = state.transfers[insured.insuredNumber]
          ? [t("code.transfer")]
          : codes.map((code) => t(`code.${code}`));
        return (
          <li key={insured.insuredNumber}>
            <strong>{insured.firstname}</strong>
            <span>{names.join(", ")}</span>
          </li>
        );
      })}
    </ul>
  );
}
