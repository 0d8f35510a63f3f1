import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { francs } from "../core/language/francs.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { type LocalityOption, searchLocalities } from "../core/places.ts";
import { usePortal } from "../core/portal.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { LocalityField } from "../ui/fields/places/LocalityField.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { movePremiumsQuery } from "./life-events.ts";
import styles from "./LifeEvents.module.css";

/** The premium of each person at the new place, beside that of today. */
export function MovePremiums() {
  const t = useTexts("life_events");
  const [place, setPlace] = useState<LocalityOption>();
  const isAbroad = place !== undefined && place.locality.pays !== "CH";
  return (
    <Card className={styles.amounts}>
      <h2>{t("move.title")}</h2>
      <div className={styles.field}>
        <LocalityField
          name="locality"
          label={t("move.label")}
          search={searchLocalities}
          error={isAbroad ? t("move.abroad") : undefined}
          value={place}
          onChange={setPlace}
          onBlur={() => undefined}
        />
      </div>
      {place && !isAbroad && <Compared locality={place.id} />}
    </Card>
  );
}

function Compared({ locality }: { locality: string }) {
  const t = useTexts("life_events");
  const { insureds } = usePortal();
  const { data, isError, refetch } = useQuery(movePremiumsQuery(locality));
  if (isError && !data) return <Failed text={t("move.failed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="120px" />;
  if (data.length === 0) return <p>{t("amounts.none")}</p>;
  const nameOf = (number: number) =>
    insureds.find(({ insuredNumber }) => insuredNumber === number)?.fullname ?? number;
  return (
    <>
      <ul className={styles.people} aria-live="polite">
        {data.map(({ insuredNumber, before, after, isOffered }) => (
          <li key={insuredNumber}>
            <strong>{nameOf(insuredNumber)}</strong>
            {after === null ? (
              <span>{t("move.noPremium")}</span>
            ) : (
              <span className={styles.compared}>
                <span>{t("move.before", { amount: francs(before) })}</span>
                <span>{t("move.after", { amount: francs(after) })}</span>
                <strong>{differenceOf(before, after)}</strong>
              </span>
            )}
            {!isOffered && <span>{t("move.notOffered")}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("move.note")}</p>
      {data.some(({ isSameCanton }) => !isSameCanton) && (
        <Notice kind="info">
          <p>{t("move.canton")}</p>
        </Notice>
      )}
    </>
  );

  function differenceOf(before: number, after: number) {
    const difference = Math.round((after - before) * 100) / 100;
    if (difference === 0) return t("move.same");
    return t(difference > 0 ? "move.more" : "move.less", { amount: francs(Math.abs(difference)) });
  }
}
