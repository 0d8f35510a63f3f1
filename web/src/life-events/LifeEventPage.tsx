import type { LifeEvent } from "@portal/model/life-events/events.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Info from "lucide-react/icons/info";
import Repeat from "lucide-react/icons/repeat";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useRef } from "react";
import { ReadAloud } from "../parts/read-aloud/ReadAloud.tsx";
import { Link } from "../core/routing/router.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { Page } from "../ui/layout/Page.tsx";
import stack from "../ui/layout/Stack.module.css";
import { AccidentPremiums } from "./AccidentPremiums.tsx";
import { EventDay } from "./EventDay.tsx";
import { eventsWithDay, openedEvent } from "./life-events.ts";
import styles from "./LifeEvents.module.css";
import { MovePremiums } from "./MovePremiums.tsx";
import { NewbornPremium } from "./NewbornPremium.tsx";
import { Steps } from "./Steps.tsx";

/** One list: what changes, with the customer's own amounts, what to do, and what we do. */
export function LifeEventPage({ event }: { event: LifeEvent }) {
  const t = useTexts("life_events");
  const search = useSearch();
  const read = useRef<HTMLDivElement>(null);
  return (
    <Page
      title={t(`event.${event}.title`)}
      intro={t(`event.${event}.text`)}
      above={
        <Link to={search.hrefWith(openedEvent.to(undefined))} className={styles.back}>
          <ChevronLeft size={18} aria-hidden="true" />
          {t("all")}
        </Link>
      }
    >
      <ReadAloud target={read} about={t(`event.${event}.title`)} />
      <div ref={read}>
        <Columns>
          <div className={stack.gap5}>
            <ErrorBoundary fallback={ListFailed}>
              <Boundary fallback={<Skeleton height="420px" />}>
                {eventsWithDay.includes(event) && <EventDay event={event} />}
                <Amounts event={event} />
                <Steps event={event} />
              </Boundary>
            </ErrorBoundary>
          </div>
          <Facts event={event} />
        </Columns>
      </div>
    </Page>
  );
}

/** What the change means in francs for this household. */
function Amounts({ event }: { event: LifeEvent }) {
  switch (event) {
    case "MOVING":
      return <MovePremiums />;
    case "BIRTH":
      return <NewbornPremium />;
    case "JOB_CHANGE":
    case "UNEMPLOYMENT":
    case "RETIREMENT":
      return <AccidentPremiums event={event} />;
    case "MARRIAGE":
    case "SEPARATION":
    case "LEAVING":
    case "DEATH":
      return null;
  }
}

const changes = ["first", "second", "third"] as const;
const ours = ["first", "second"] as const;

function Facts({ event }: { event: LifeEvent }) {
  const t = useTexts("life_events");
  return (
    <aside className={stack.gap4}>
      <Card className={styles.facts}>
        <h2>
          <Info size={22} aria-hidden="true" />
          {t("changes")}
        </h2>
        <ul>
          {changes.map((name) => (
            <li key={name}>{t(`event.${event}.changes.${name}`)}</li>
          ))}
        </ul>
      </Card>
      <Card className={styles.facts}>
        <h2>
          <Repeat size={22} aria-hidden="true" />
          {t("ours")}
        </h2>
        <ul>
          {ours.map((name) => (
            <li key={name}>{t(`event.${event}.ours.${name}`)}</li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}

function ListFailed({ reset }: FallbackProps) {
  const t = useTexts("life_events");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
