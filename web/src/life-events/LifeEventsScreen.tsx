import { LifeEvent } from "@portal/model/life-events/events.ts";
import Baby from "lucide-react/icons/baby";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Flower2 from "lucide-react/icons/flower-2";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Luggage from "lucide-react/icons/luggage";
import Split from "lucide-react/icons/split";
import Sunset from "lucide-react/icons/sunset";
import TrendingDown from "lucide-react/icons/trending-down";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { Link } from "../core/routing/router.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { openedEvent, progressOf } from "./life-events.ts";
import { LifeEventPage } from "./LifeEventPage.tsx";
import styles from "./LifeEvents.module.css";
import { useLifeLists } from "./useLifeLists.ts";

const icons = {
  MOVING: House,
  BIRTH: Baby,
  MARRIAGE: Heart,
  SEPARATION: Split,
  JOB_CHANGE: BriefcaseBusiness,
  UNEMPLOYMENT: TrendingDown,
  RETIREMENT: Sunset,
  LEAVING: Luggage,
  DEATH: Flower2,
} as const satisfies Record<LifeEvent, unknown>;

/** What to do when something in a life changes: all lists, or the opened one. */
export function LifeEventsScreen() {
  const event = useSearch().get(openedEvent);
  return event ? <LifeEventPage key={event} event={event} /> : <AllEvents />;
}

function AllEvents() {
  const t = useTexts("life_events");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.lifeChanges")} intro={t("intro")}>
      <ErrorBoundary fallback={EventsFailed}>
        <Boundary fallback={<Skeleton height="420px" />}>
          <EventCards />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

function EventCards() {
  const t = useTexts("life_events");
  const search = useSearch();
  const lists = useLifeLists();
  return (
    <ul className={styles.events}>
      {LifeEvent.options.map((event) => {
        const Icon = icons[event];
        const list = lists.find((one) => one.event === event);
        const { done, all } = progressOf(event, list);
        return (
          <li key={event}>
            <Link to={search.hrefWith(openedEvent.to(event))} className={styles.event}>
              <Icon size={24} aria-hidden="true" />
              <span className={styles.words}>
                <strong>{t(`event.${event}.title`)}</strong>
                <span>{t(`event.${event}.text`)}</span>
                {list && (
                  <span>
                    <Badge tone={done === all ? "done" : "info"}>
                      {t("progress", { done, count: all })}
                    </Badge>
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function EventsFailed({ reset }: FallbackProps) {
  const t = useTexts("life_events");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
