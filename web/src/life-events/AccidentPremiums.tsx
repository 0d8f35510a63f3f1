import { moveDay } from "@portal/model/calendar/calendar.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { francs } from "../core/language/francs.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { accidentPremiumsQuery } from "./life-events.ts";
import styles from "./LifeEvents.module.css";

/** From this age a person may work regularly, and only then is cover by an employer possible (LTr art. 30). */
const WORKING_AGE = 15;

interface AccidentPremiumsProps {
  event: "JOB_CHANGE" | "UNEMPLOYMENT" | "RETIREMENT";
}

/** What accident cover costs each person, and whether they have it. */
export function AccidentPremiums({ event }: AccidentPremiumsProps) {
  const t = useTexts("life_events");
  const { insureds } = usePortal();
  const today = useToday();
  const { data: all, isError, refetch } = useQuery(accidentPremiumsQuery);
  const mayWork = (number: number) =>
    insureds.some(
      ({ insuredNumber, birthdate }) =>
        insuredNumber === number && birthdate <= moveDay(today, { months: -12 * WORKING_AGE }),
    );
  const data = all?.filter(({ insuredNumber }) => mayWork(insuredNumber));
  const nameOf = (number: number) =>
    insureds.find(({ insuredNumber }) => insuredNumber === number)?.fullname ?? number;
  return (
    <Card className={styles.amounts}>
      <h2>{t("accident.title")}</h2>
      <p>{t(`accident.${event}`)}</p>
      {isError && !data ? (
        <Failed text={t("accident.failed")} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="96px" />
      ) : data.length === 0 ? (
        <p>{t("amounts.none")}</p>
      ) : (
        <ul className={styles.people}>
          {data.map(({ insuredNumber, isCovered, covered, excluded }) => (
            <li key={insuredNumber}>
              <strong>{nameOf(insuredNumber)}</strong>
              <span>{t(isCovered ? "accident.covered" : "accident.excluded")}</span>
              <span>
                {t(isCovered ? "accident.without" : "accident.with", {
                  amount: francs(isCovered ? excluded : covered),
                  difference: francs(Math.max(0, Math.round((covered - excluded) * 100) / 100)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
