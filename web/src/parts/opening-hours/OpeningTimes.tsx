import { moveDay, weekdayOf } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import {
  openingHorizonDays,
  type OpeningHours,
  openingState,
  spansText,
  weekdayName,
} from "@portal/model/calendar/opening-hours.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import Clock from "lucide-react/icons/clock";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { About } from "../../ui/layout/About.tsx";
import styles from "./OpeningTimes.module.css";
import { useOpeningTexts } from "./useOpeningTexts.ts";

interface OpeningTimesProps {
  hours: OpeningHours;
  now: { day: string; time: string };
}

interface LineTimesProps extends OpeningTimesProps {
  /** Whose hours these are. */
  about: string;
}

/** Open or closed now, with the whole week. */
export function OpeningTimes({ hours, now, about }: LineTimesProps) {
  const t = useTexts("opening_hours");
  return (
    <div className={styles.hours}>
      <OpeningLine hours={hours} now={now} />
      <details className={styles.week}>
        <summary>
          <span>
            {t("week")}
            <About>{about}</About>
          </span>
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <OpeningWeek hours={hours} now={now} />
      </details>
    </div>
  );
}

/** Open or closed now. */
export function OpeningLine({ hours, now }: OpeningTimesProps) {
  const wordsOf = useOpeningTexts();
  const state = openingState(hours, now);
  const [first, ...others] = wordsOf(state);
  return (
    <p className={styles.state} data-state={state.kind}>
      <Clock size={18} aria-hidden="true" />
      <span>
        <strong>{first}</strong>
        {others.map((words) => (
          <span key={words}> · {words}</span>
        ))}
      </span>
    </p>
  );
}

/** The regular week, and upcoming exceptions. */
export function OpeningWeek({ hours, now }: OpeningTimesProps) {
  return (
    <>
      <Week week={hours.week} today={now.day} />
      <Exceptions exceptions={hours.exceptions} today={now.day} />
    </>
  );
}

function Week({ week, today }: { week: OpeningHours["week"]; today: string }) {
  const t = useTexts("opening_hours");
  const { language } = useLanguage();
  return (
    <dl className={styles.days}>
      {week.map((spans, weekday) => {
        const isToday = weekday === weekdayOf(today);
        const name = weekdayName(weekday, language);
        return (
          <div key={name} className={isToday ? styles.today : undefined}>
            <dt>{name}</dt>
            <dd>{spans.length > 0 ? spansText(spans) : t("closedDay")}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The exceptions of the next two weeks. */
function Exceptions({
  exceptions,
  today,
}: {
  exceptions: OpeningHours["exceptions"];
  today: string;
}) {
  const t = useTexts("opening_hours");
  const last = moveDay(today, { days: openingHorizonDays });
  const coming = exceptions.filter(({ day }) => day >= today && day <= last);
  if (coming.length === 0) return null;
  return (
    <>
      <p className={styles.soon}>{t("exceptions")}</p>
      <dl className={styles.days}>
        {coming.map(({ day, reason, spans }) => (
          <div key={day}>
            <dt>
              {formatDate(day)}, {reason}
            </dt>
            <dd>{spans.length > 0 ? spansText(spans) : t("closedDay")}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
