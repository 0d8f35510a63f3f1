import { formatDate } from "@portal/model/calendar/dates.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import ClockAlert from "lucide-react/icons/clock-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type Translate, useTexts } from "../../core/language/i18n.tsx";
import { type Due, dueOfInvoice } from "./due.ts";
import styles from "./DueState.module.css";

const looks = {
  next: { Icon: CalendarClock, tone: styles.next },
  late: { Icon: ClockAlert, tone: styles.late },
  RAPPEL: { Icon: ClockAlert, tone: styles.late },
  SOMMATION: { Icon: TriangleAlert, tone: styles.serious },
  POURSUITE: { Icon: TriangleAlert, tone: styles.serious },
  carried: { Icon: CircleCheck, tone: styles.settled },
  awaited: { Icon: CircleCheck, tone: styles.settled },
};

/** The due date of an invoice, or the date since it is overdue, with icon and colour. */
export function DueState({
  invoice,
  today,
}: {
  invoice: Parameters<typeof dueOfInvoice>[0];
  today: string;
}) {
  const t = useTexts("homepage");
  const due = dueOfInvoice(invoice, today);
  const { Icon, tone } = looks[due.when];
  return (
    <p className={`${styles.state} ${tone}`}>
      <Icon size={20} aria-hidden="true" />
      <span>{dueTexts(due, t)}</span>
    </p>
  );
}

/** The colour of a due date, by its severity. */
export function dueTone({ when }: Pick<Due, "when">): string | undefined {
  return looks[when].tone;
}

export function dueTexts(
  { when, date, days }: Pick<Due, "when" | "date" | "days">,
  t: Translate<"homepage">,
): string {
  const values = { date: formatDate(date) };
  if (when === "next") {
    const left = days === 0 ? t("due.today") : t("due.days", { count: days });
    return `${t("due.next", values)} · ${left}`;
  }
  if (when === "late" || when === "awaited" || when === "carried") return t(`due.${when}`, values);
  return t(`due.stage.${when}`, values);
}
