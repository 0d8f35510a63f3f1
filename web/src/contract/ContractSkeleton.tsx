import { useTexts } from "../core/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Card } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import contract from "./Contract.module.css";
import styles from "./ContractScreen.module.css";
import person from "./PersonCard.module.css";
import summary from "./Summary.module.css";

/** The amount, the tabs, and a card for each person. */
export function ContractSkeleton() {
  const t = useTexts("global");
  const { insureds } = usePortal();
  return (
    <div className={styles.contracts} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <div className={`${summary.summary} ${summary.waiting}`} aria-hidden="true" />
      <div className={styles.waitingTabs} aria-hidden="true">
        <Skeleton width="150px" height="20px" />
        <Skeleton width="130px" height="20px" />
        <Skeleton width="130px" height="20px" />
      </div>
      <ul className={contract.people} aria-hidden="true">
        {insureds.map(({ insuredNumber }) => (
          <li key={insuredNumber}>
            <Card className={person.card}>
              <div className={person.summary}>
                <Skeleton width="44px" height="44px" />
                <Skeleton width="40%" height="44px" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
