import type { OpeningHours } from "@portal/model/calendar/opening-hours.ts";
import { callbackSpans } from "@portal/model/contact/callback.ts";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { CallbackForm } from "./CallbackForm.tsx";
import styles from "./ContactPhone.module.css";
import { type Asked, useAskedWords } from "./useDayWords.ts";

interface CallbackCardProps {
  hours: OpeningHours;
  /** The working days to come. */
  days: readonly string[];
}

/** Who would rather be called leaves a number, and when it suits them. Once it is sent, the form is new. */
export function CallbackCard({ hours, days }: CallbackCardProps) {
  const t = useTexts("contact_phone");
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const words = useAskedWords();
  const offered = days.flatMap((day) => {
    const spans = callbackSpans(hours, day);
    return spans.length > 0 ? [{ day, spans }] : [];
  });
  const thank = (wish: Asked) => {
    setAsked(wish);
    setRound((before) => before + 1);
  };
  if (offered.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="callback">
      <Card className={styles.callback}>
        <div>
          <h2 id="callback">{t("callback.title")}</h2>
          <p className={styles.facts}>{t("callback.intro")}</p>
        </div>
        <CallbackForm key={round} offered={offered} onAsked={thank} />
      </Card>
      {asked && (
        <OutcomeDialog
          outcome="success"
          title={t("callback.sent.title")}
          onClose={() => setAsked(undefined)}
          action={<LinkButton to={paths.interactions.path}>{t("callback.sent.action")}</LinkButton>}
        >
          <p>{words(asked)}</p>
          <p>{t("callback.sent.where")}</p>
        </OutcomeDialog>
      )}
    </section>
  );
}
