import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { DunningPreview } from "@portal/model/desk/books/dunning.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useMay } from "../../session.ts";
import styles from "../Books.module.css";
import { useSimpleAct } from "../useSimpleAct.ts";

/** What is not reminded, why and since when. */
export function HeldReminders({ held }: Pick<DunningPreview, "held">) {
  const t = useTexts("desk_books");
  const mayAct = useMay("books");
  const act = useSimpleAct({ done: t("dunning.isFree") });
  if (held.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h3>{t("dunning.held")}</h3>
      <ul className={styles.found}>
        {held.map(({ no, holder, reason, heldBy, heldAt }) => (
          <li key={no}>
            <div>
              <strong>
                {holder}, {no}
              </strong>
              <span>{reason}</span>
              <span className={styles.quiet}>
                {t("dunning.since", {
                  name: heldBy,
                  day: formatDate(todayInZurich(new Date(heldAt))),
                })}
              </span>
            </div>
            {mayAct && (
              <Button
                variant="secondary"
                aria-label={t("dunning.letGoFor", { number: no })}
                onClick={() => act.mutate({ path: `dunning/${no}/hold`, method: "DELETE" })}
              >
                {t("dunning.letGo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
