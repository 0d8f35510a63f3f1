import { formatDate } from "@portal/model/calendar/dates.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { DunningPreview, PREVIEW_DAYS } from "@portal/model/desk/books/dunning.ts";
import { formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useQuery } from "../../../core/http/useQuery.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { useToday } from "../../../core/today.ts";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { ask } from "../../http/desk-api.ts";
import styles from "../Books.module.css";
import { DunningTables } from "./DunningTables.tsx";
import { HeldReminders } from "./HeldReminders.tsx";
import { ReleaseRun } from "./ReleaseRun.tsx";

/** The reminders of a day before they leave, and those that are held back. */
export function DunningPart() {
  const t = useTexts("desk_books");
  const today = useToday();
  const [chosenDay, setDay] = useState(today);
  // A page that is open over midnight shows no run of a day that is over.
  const day = chosenDay < today ? today : chosenDay;
  const preview = useQuery({
    queryKey: ["books", "dunning", day],
    queryFn: () => ask(`/books/dunning?day=${day}`, DunningPreview),
    placeholderData: (earlier) => earlier,
  });
  const days = Array.from({ length: PREVIEW_DAYS + 1 }, (_, place) =>
    moveDay(today, { days: place }),
  );
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.title}>
          <h2>{t("part.dunning")}</h2>
          {preview.data && (
            <p role="status">
              {t("dunning.count", {
                count: preview.data.count,
                amount: formatChf(preview.data.amount),
              })}
            </p>
          )}
        </header>
        <div className={styles.bounded}>
          <Select
            label={t("dunning.day")}
            value={day}
            onChange={(chosen) => setDay(chosen === "" ? today : chosen)}
            options={days.map((value) => ({
              value,
              label: value === today ? t("dunning.today") : formatDate(value),
            }))}
          />
        </div>
        {preview.isPending && <ListSkeleton />}
        {preview.isError && <Failed text={t("failed")} onRetry={() => void preview.refetch()} />}
        {preview.data && (
          <>
            <ReleaseRun preview={preview.data} />
            <DunningTables preview={preview.data} />
            <HeldReminders held={preview.data.held} />
          </>
        )}
      </div>
    </div>
  );
}
