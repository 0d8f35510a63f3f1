import { brand } from "@portal/brand/brand.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedCardNumber, type InsuranceCard } from "@portal/model/cards.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Crest } from "../ui/layout/Crest.tsx";
import type { CardPerson } from "./cards.ts";
import styles from "./CurrentCard.module.css";

interface CurrentCardProps {
  person: CardPerson | undefined;
  /** Whether a replacement is about to be ordered. */
  isReplaced: boolean;
}

/** The person's current card, and its validity until the next one arrives. */
export function CurrentCard({ person, isReplaced }: CurrentCardProps) {
  const t = useTexts("cards");
  const cards = (person?.insurers ?? []).flatMap(({ key, label, card }) =>
    card ? [{ key, label, card }] : [],
  );
  return (
    <aside className={styles.aside} aria-labelledby="current-card">
      <h2 id="current-card">{t("current.title")}</h2>
      {cards.length === 0 && <p className={styles.quiet}>{t("current.noCard")}</p>}
      {person &&
        cards.map(({ key, label, card }) => (
          <DrawnCard key={key} insurer={label} card={card} person={person} />
        ))}
      {isReplaced && cards.length > 0 && <p className={styles.quiet}>{t("current.blocked")}</p>}
      <h2>{t("meanwhile.title")}</h2>
      <p className={styles.quiet}>{t("meanwhile.text")}</p>
    </aside>
  );
}

interface DrawnCardProps {
  insurer: string;
  card: InsuranceCard;
  person: CardPerson;
}

function DrawnCard({ insurer, card, person }: DrawnCardProps) {
  const t = useTexts("cards");
  return (
    <div className={styles.card}>
      <p className={styles.brand}>
        <Crest />
        <span>
          {brand.name}
          <small>{insurer}</small>
        </span>
      </p>
      <dl>
        <div className={styles.wide}>
          <dt>{t("current.number")}</dt>
          <dd className={styles.number}>{groupedCardNumber(card.cardNumber)}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{t("current.holder")}</dt>
          <dd>{person.fullname}</dd>
        </div>
        <div>
          <dt>{t("current.insured")}</dt>
          <dd>{groupedNumber(person.insuredNumber)}</dd>
        </div>
        <div>
          <dt>{t("current.validUntil")}</dt>
          <dd>{formatDate(card.validUntil)}</dd>
        </div>
      </dl>
    </div>
  );
}
