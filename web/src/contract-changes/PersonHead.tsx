import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Avatar } from "../ui/layout/Avatar.tsx";
import { wholeChf } from "./amounts.ts";
import type { Person } from "./household.ts";
import styles from "./PersonHead.module.css";

interface PersonHeadProps {
  person: Person;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/** Whose contract it is, and what it is today. */
export function PersonHead({ person: { insured, basic }, children }: PersonHeadProps) {
  const t = useTexts("contract_changes");
  return (
    <div className={styles.head}>
      <Avatar person={insured} />
      <div className={styles.words}>
        <h3>{insured.fullname}</h3>
        {basic && (
          <p className={styles.contract}>
            {basic.deductible > 0
              ? t("person.contract", {
                  product: basic.product.value,
                  deductible: wholeChf(basic.deductible * 100),
                })
              : t("person.without", { product: basic.product.value })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
