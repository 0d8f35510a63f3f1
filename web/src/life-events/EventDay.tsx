import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import {
  coveredAfterWorkUntil,
  insureBy,
  type LifeEvent,
} from "@portal/model/life-events/events.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./LifeEvents.module.css";
import { useLifeList, useListActs } from "./useLifeLists.ts";

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 10;

/** The day of the change, from which the deadlines of law follow. */
export function EventDay({ event }: { event: LifeEvent }) {
  const t = useTexts("life_events");
  const today = useToday();
  const list = useLifeList(event);
  const { start } = useListActs(event);
  const [typed, setTyped] = useState<string>();
  const day = typed ?? list?.happensOn ?? "";
  const bounds = {
    min: moveDay(today, { months: -MONTHS_BACK }),
    max: moveDay(today, { months: MONTHS_AHEAD }),
  };
  const kind = event === "BIRTH" ? "birth" : "work";
  return (
    <Card className={styles.day}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          if (day) start.mutate(day);
        }}
      >
        <DateField
          name="happensOn"
          label={t(`day.${kind}.label`)}
          bounds={bounds}
          opensAt={today.slice(0, 7)}
          value={day}
          onChange={(next) => setTyped(next ?? "")}
          onBlur={() => undefined}
        />
        <BusyButton
          type="submit"
          variant="secondary"
          isBusy={start.isPending}
          disabled={!day || day === list?.happensOn}
        >
          {t("day.save")}
        </BusyButton>
      </form>
      {list?.happensOn && (
        <p className={styles.deadline}>
          <CalendarClock size={22} aria-hidden="true" />
          {kind === "birth"
            ? t("day.birth.deadline", { day: formatDate(insureBy(list.happensOn)) })
            : t("day.work.deadline", { day: formatDate(coveredAfterWorkUntil(list.happensOn)) })}
        </p>
      )}
    </Card>
  );
}
