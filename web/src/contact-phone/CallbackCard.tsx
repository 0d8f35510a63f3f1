import type { OpeningHours } from "@portal/model/calendar/opening-hours.ts";
import { callbackSpans } from "@portal/model/contact/callback-spans.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { CallbackForm } from "./CallbackForm.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ContactPhone.module.css";

interface CallbackCardProps {
  hours: OpeningHours;
  days: readonly string[];
}

/** Requests a call: the number and a convenient time. */
export function CallbackCard({ hours, days }: CallbackCardProps) {
  const t = useTexts("contact_phone");
  const offered = days.flatMap((day) => {
    const spans = callbackSpans(hours, day);
    return spans.length > 0 ? [{ day, spans }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <section className={stack.gap4} aria-labelledby="callback">
      <Card className={styles.callback}>
        <div>
          <h2 id="callback">{t("callback.title")}</h2>
          <p className={styles.facts}>{t("callback.intro")}</p>
        </div>
        <CallbackForm offered={offered} />
      </Card>
    </section>
  );
}
