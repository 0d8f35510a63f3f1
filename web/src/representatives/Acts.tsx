import { formatDate } from "@portal/model/calendar/dates.ts";
import { useState } from "react";
import { useQuery } from "../core/http/useQuery.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { actsOf } from "./representatives.ts";
import styles from "./Representatives.module.css";

interface ActsProps {
  id: string;
  name: string;
}

/** What was looked at and done in a representation, by day; loaded when it is opened. */
export function Acts({ id, name }: ActsProps) {
  const t = useTexts("representatives");
  const [isOpen, setOpen] = useState(false);
  const list = `acts-${id}`;
  return (
    <div>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={t("acts.openNamed", { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t("acts.open")}
      </Button>
      <div id={list}>{isOpen && <Days id={id} />}</div>
    </div>
  );
}

function Days({ id }: { id: string }) {
  const t = useTexts("representatives");
  const areas = useTexts("my_data");
  const { data: days, isError, refetch } = useQuery(actsOf(id));
  if (isError && !days) return <Failed text={t("acts.failed")} onRetry={() => void refetch()} />;
  if (!days) return <Skeleton height="96px" />;
  if (days.length === 0) return <p className={styles.quiet}>{t("acts.none")}</p>;
  return (
    <ul className={styles.acts}>
      {days.map(({ day, areas: seen }) => (
        <li key={day}>
          <strong>{formatDate(day)}</strong>
          {[false, true].map((isChange) => {
            const named = seen.filter((one) => one.isChange === isChange);
            const list = named.map(({ area }) => areas(`area.${area}`)).join(", ");
            return (
              named.length > 0 && (
                <p key={String(isChange)}>
                  {t(isChange ? "acts.changed" : "acts.seen", { areas: list })}
                </p>
              )
            );
          })}
        </li>
      ))}
    </ul>
  );
}
