import { Boundary } from "../../core/hydration.tsx";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { JOKER_DAYS, JOKERS_A_YEAR } from "@portal/model/invoices/invoices.ts";
import { useQueryClient } from "@tanstack/react-query";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef, useState } from "react";
import { focusOn } from "../../core/routing/focus.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { payQuery, type PayableInvoice } from "./pay-invoice.ts";
import styles from "./PaySheet.module.css";
import { useJoker } from "./useJoker.ts";

const ArrangementPanel = lazyPart(
  async () => (await import("./ArrangementPanel.tsx")).ArrangementPanel,
);

interface MoreTimeProps {
  invoice: PayableInvoice;
  /** The customer pressed "more time": this part is scrolled into view and focused. */
  isFirst: boolean;
}

/** The ways to pay later: thirty days more, a plan, or a call. */
export function MoreTime({ invoice, isFirst }: MoreTimeProps) {
  const t = useTexts("invoices");
  const { phone } = useBrand();
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    place.current?.scrollIntoView({ block: "start" });
    focusOn(place.current);
  }, [isFirst]);
  const { joker, arrangement } = invoice;
  const isPossible = joker.eligible || joker.actif || arrangement.eligible || arrangement.actif;
  return (
    <section className={styles.time} aria-labelledby="time-title">
      <h3 id="time-title" ref={place} tabIndex={-1}>
        {t("joker.title")}
      </h3>
      {isPossible ? (
        <>
          {joker.actif && joker.deadline && (
            <p role="status">{t("joker.extended", { deadline: formatDate(joker.deadline) })}</p>
          )}
          {joker.eligible && <Joker invoice={invoice} />}
          <Boundary>
            <ArrangementPanel invoice={invoice} />
          </Boundary>
        </>
      ) : (
        <p>
          {t("sheet.noTime")} <a href={`tel:${phone.replaceAll(/\s/g, "")}`}>{phone}</a>
        </p>
      )}
    </section>
  );
}

function Joker({ invoice }: { invoice: PayableInvoice }) {
  const t = useTexts("invoices");
  const cache = useQueryClient();
  const { state, play } = useJoker(invoice.id, async () => {
    await cache.invalidateQueries(payQuery(invoice.id));
    await cache.invalidateQueries({ queryKey: ["invoices"] });
  });
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    void play();
  };
  return (
    <>
      <button type="button" className={styles.way} disabled={state === "busy"} onClick={press}>
        <span className={styles.icon}>
          <CalendarClock size={22} aria-hidden="true" />
        </span>
        <span>
          <strong>{t("sheet.later", { date: formatDate(invoice.joker.deadline ?? "") })}</strong>
          <small>{t("sheet.laterText", { days: JOKER_DAYS })}</small>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      {isPressed && state !== "idle" && state !== "busy" && (
        <Notice kind="error">
          <p>{t(`joker.reason.${state}`, { count: JOKERS_A_YEAR })}</p>
        </Notice>
      )}
    </>
  );
}
