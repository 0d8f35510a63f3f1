import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import stack from "../ui/layout/Stack.module.css";
import contract from "./Contract.module.css";
import styles from "./ContractScreen.module.css";
import card from "./CoverCard.module.css";
import summary from "./Summary.module.css";
import { laidOutWhole } from "./useOpened.ts";

/** The skeleton of the amount, the tabs, and a card for each person. */
export function ContractSkeleton() {
  const t = useTexts("global");
  const { insureds } = usePortal();
  const areMany = insureds.length > laidOutWhole;
  return (
    <div className={styles.contracts} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <div className={`${summary.summary} ${summary.waiting}`} aria-hidden="true" />
      <div aria-hidden="true">
        <div className={styles.waitingTabs}>
          <Skeleton width="25%" height="20px" />
          <Skeleton width="25%" height="20px" />
          <Skeleton width="25%" height="20px" />
        </div>
        <div className={stack.gap3}>
          {areMany && <Skeleton width="100px" height="44px" />}
          <ul className={contract.people}>
            {insureds.map(({ insuredNumber }, place) => (
              <li key={insuredNumber}>
                <CardSkeleton isOpen={place === 0 || !areMany} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function CardSkeleton({ isOpen }: { isOpen: boolean }) {
  return (
    <Card className={card.card}>
      <div className={card.summary}>
        <Skeleton width="44px" height="44px" />
        <Skeleton width="60%" height="44px" />
      </div>
      {isOpen && (
        <div className={`${card.body} ${contract.sides}`}>
          <Skeleton height="370px" />
          <Skeleton height="240px" />
        </div>
      )}
    </Card>
  );
}
