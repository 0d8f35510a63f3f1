import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { cardEligibility, type CardPerson, reasonKey } from "./cards.ts";
import { CurrentCard } from "./CurrentCard.tsx";
import { OrderCardForm } from "./OrderCardForm.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./OrderCardScreen.module.css";

export function OrderCardScreen() {
  const t = useTexts("cards");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.orderCard")} intro={t("intro")}>
      <ErrorBoundary fallback={CardsFailed}>
        <Boundary fallback={<Skeleton height="480px" />}>
          <Order />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

function Order() {
  const { insureds } = usePortal();
  const { data } = useSuspenseQuery(cardEligibility);
  const [chosen, choose] = useState<number>();
  const people = insureds.flatMap(({ insuredNumber, fullname }) => {
    const found = data.find((one) => one.insuredNumber === insuredNumber);
    return found ? [{ ...found, fullname }] : [];
  });
  const person = people.find(({ insuredNumber }) => insuredNumber === chosen);
  const [first] = people;
  const isOpen = people.some(({ eligibility }) => eligibility.eligible);
  return (
    <Columns>
      {isOpen ? (
        <Card>
          <OrderCardForm people={people} onPerson={choose} />
        </Card>
      ) : (
        <NoneEligible people={people} />
      )}
      <CurrentCard person={person ?? first} isReplaced={person !== undefined} />
    </Columns>
  );
}

/** The reason why no person on the account can order a card. */
function NoneEligible({ people }: { people: readonly CardPerson[] }) {
  const t = useTexts("cards");
  return (
    <div className={stack.gap5}>
      <EmptyState picture="people" title={t("nobody.title")}>
        {t("nobody.text")}
      </EmptyState>
      <ul className={styles.reasons}>
        {people.map(({ insuredNumber, fullname, eligibility: { reason } }) => (
          <li key={insuredNumber}>
            <strong>{fullname}</strong>
            {reason && <span>{t(`person.reason.${reasonKey(reason)}`)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardsFailed({ reset }: FallbackProps) {
  const t = useTexts("cards");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
