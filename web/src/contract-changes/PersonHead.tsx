import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Avatar } from "../ui/layout/Avatar.tsx";
import { wholeChf } from "./amounts.ts";
import type { Basic, Person } from "./household.ts";
import styles from "./PersonHead.module.css";
import { useDayName } from "./useDayName.ts";
import { useWizardView } from "./wizard-view.ts";

interface PersonHeadProps {
  person: Person;
  /** The content at the end of the line. */
  children?: ReactNode;
}

/** The person, their current contract, and that on the day of the changes if it differs by agreement. */
export function PersonHead({ person, children }: PersonHeadProps) {
  const t = useTexts("contract_changes");
  const dayName = useDayName();
  const contractName = useContractName();
  const { day, contractThen } = useWizardView().premiums;
  const { insured, basic } = person;
  const then = contractThen(person);
  const isOther = basic && then && contractName(then) !== contractName(basic);
  return (
    <div className={styles.head}>
      <Avatar person={insured} />
      <div className={styles.words}>
        <h3>{insured.fullname}</h3>
        {basic && <p className={styles.contract}>{contractName(basic)}</p>}
        {isOther && day && (
          <p className={styles.contract}>
            {t("person.from", { date: dayName(day), contract: contractName(then) })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** `Base Classique, franchise CHF 300`. */
function useContractName(): (basic: Basic) => string {
  const t = useTexts("contract_changes");
  return ({ product, deductible }) =>
    deductible > 0
      ? t("person.contract", { product: product.value, deductible: wholeChf(deductible * 100) })
      : t("person.without", { product: product.value });
}
