import { formatDate } from "@portal/model/calendar/dates.ts";
import BellRing from "lucide-react/icons/bell-ring";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { toast } from "../ui/feedback/toast.ts";
import type { Office, Reminder } from "./premium-reductions.ts";
import styles from "./PremiumReductions.module.css";
import { useReminder } from "./useReductions.ts";

interface ReminderPartProps {
  office: Office;
  reminder: Reminder | undefined;
}

/** A reminder before the coming deadline: set, shown and cancelled here. */
export function ReminderPart({ office, reminder }: ReminderPartProps) {
  const t = useTexts("premium_reductions");
  const { cancel } = useReminder(office.canton);
  if (reminder)
    return (
      <div className={styles.reminder}>
        <p className={styles.set}>
          <BellRing size={20} aria-hidden="true" />
          {t("reminder.set", { day: formatDate(reminder.remindOn) })}
        </p>
        <BusyButton
          variant="secondary"
          isBusy={cancel.isPending}
          onClick={() =>
            cancel.mutate(undefined, { onSuccess: () => void toast(t("reminder.cancelled")) })
          }
        >
          {t("reminder.cancel")}
        </BusyButton>
      </div>
    );
  return office.reminders.length > 0 ? <NewReminder office={office} /> : null;
}

function NewReminder({ office: { canton, reminders } }: { office: Office }) {
  const t = useTexts("premium_reductions");
  const { set } = useReminder(canton);
  const options = reminders.map(({ daysBefore, day }) => ({
    value: String(daysBefore),
    label: t("reminder.option", { count: daysBefore, day: formatDate(day) }),
  }));
  const [chosen, setChosen] = useState(options.at(0)?.value ?? "");
  return (
    <form
      className={styles.reminder}
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate(Number(chosen), { onSuccess: () => void toast(t("reminder.done")) });
      }}
    >
      <div className={styles.lead}>
        <Select
          name="daysBefore"
          label={t("reminder.label")}
          options={options}
          value={chosen}
          onChange={setChosen}
          onBlur={() => undefined}
        />
      </div>
      <BusyButton type="submit" variant="secondary" isBusy={set.isPending} disabled={!chosen}>
        {t("reminder.send")}
      </BusyButton>
    </form>
  );
}
