import { useTexts } from "../core/language/i18n.tsx";
import { francs } from "../core/language/francs.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { newbornPremiumQuery } from "./life-events.ts";
import styles from "./LifeEvents.module.css";
import { useLifeList } from "./useLifeLists.ts";

/** What the basic insurance of the child costs with the insurer and the product of the main insured. */
export function NewbornPremium() {
  const t = useTexts("life_events");
  const { profile } = usePortal();
  const today = useToday();
  const born = useLifeList("BIRTH")?.happensOn ?? today;
  const { data, isError, refetch } = useQuery(newbornPremiumQuery(profile.insuredNumber, born));
  return (
    <Card className={styles.amounts}>
      <h2>{t("child.title")}</h2>
      {isError && data === undefined ? (
        <Failed text={t("child.failed")} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="64px" />
      ) : data === null ? (
        <p>{t("amounts.none")}</p>
      ) : (
        <>
          <p className={styles.premium}>{t("child.premium", { amount: francs(data.premium) })}</p>
          <p className={styles.note}>
            {t("child.note", { insurer: data.insurer, product: data.product })}
          </p>
        </>
      )}
    </Card>
  );
}
