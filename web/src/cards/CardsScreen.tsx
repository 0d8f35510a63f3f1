import { OwnPortal } from "../core/portal.tsx";
import { CARD_WEEKS } from "@portal/model/cards.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./CardsScreen.module.css";
import { type HeldCard, insuranceCards } from "../parts/pocket/held-cards.ts";
import { KeepSection } from "./KeepSection.tsx";
import { cardsToKeep } from "../parts/pocket/keep-cards.ts";
import { ShownCard } from "./ShownCard.tsx";

/** So many people are seen at a glance; for more there are links to their cards. */
const PEOPLE_AT_A_GLANCE = 3;

export function CardsScreen() {
  const t = useTexts("cards");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.cards")} intro={t("held.intro")}>
      <ErrorBoundary fallback={CardsFailed}>
        <Boundary fallback={<Skeleton height="480px" />}>
          <Cards />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

function Cards() {
  const t = useTexts("cards");
  const p = useTexts("pocket");
  const { data: cards } = useSuspenseQuery(insuranceCards);
  if (cards.length === 0) {
    return (
      <EmptyState picture="people" title={t("held.nobody.title")}>
        {t("held.nobody.text")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.screen}>
      {cards.length > PEOPLE_AT_A_GLANCE && <PeopleLinks cards={cards} />}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={idOf(card)} id={idOf(card)} tabIndex={-1}>
            <OneCard card={card} />
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{p("copy")}</p>
      <p className={styles.ways}>
        <OwnPortal>
          <Link to={paths.orderCard.path}>{t("held.order")}</Link>
        </OwnPortal>
        <Link to={paths.emergency.path}>{t("held.emergency")}</Link>
      </p>
      <OwnPortal>
        <KeepSection cards={cards} />
      </OwnPortal>
    </div>
  );
}

function idOf({ insuredNumber, insurerCode }: HeldCard): string {
  return `card-${insuredNumber}-${insurerCode ?? "none"}`;
}

function PeopleLinks({ cards }: { cards: readonly HeldCard[] }) {
  const t = useTexts("cards");
  return (
    <nav className={styles.people} aria-label={t("held.people")}>
      {cards.map((card) => (
        <a key={idOf(card)} href={`#${idOf(card)}`}>
          {card.firstname} {card.lastname}
        </a>
      ))}
    </nav>
  );
}

/** A person's card, or the reason why there is none to show. */
function OneCard({ card }: { card: HeldCard }) {
  const t = useTexts("cards");
  const [shown] = cardsToKeep([card]);
  const { state, validUntil } = card;
  const date = validUntil ? formatDate(validUntil) : "";
  return (
    <section aria-labelledby={`${idOf(card)}-name`} className={styles.person}>
      <h2 id={`${idOf(card)}-name`}>
        {card.firstname} {card.lastname}
      </h2>
      {state !== "VALID" && (
        <Notice kind={state === "NONE" || state === "NOT_INSURED" ? "info" : "warning"}>
          <p>{t(`held.state.${state}`, { date })}</p>
        </Notice>
      )}
      {shown && <ShownCard card={shown} />}
      {card.isOnItsWay && (
        <Notice kind="info">
          <p>{t("held.onItsWay", CARD_WEEKS)}</p>
        </Notice>
      )}
    </section>
  );
}

function CardsFailed({ reset }: FallbackProps) {
  const t = useTexts("cards");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
