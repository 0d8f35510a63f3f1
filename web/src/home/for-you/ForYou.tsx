import { useQueryClient } from "@tanstack/react-query";

import CalendarClock from "lucide-react/icons/calendar-clock";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import FilePen from "lucide-react/icons/file-pen";
import HandCoins from "lucide-react/icons/hand-coins";
import MessageCircle from "lucide-react/icons/message-circle";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import type { Now } from "../../parts/now/now.ts";
import { type Recommendation, recommendationsFor } from "../../parts/now/recommendations.ts";
import {
  type RecommendationTexts,
  useRecommendationTexts,
} from "../../parts/now/useRecommendationTexts.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { homeQuery } from "../home.ts";
import { Section } from "../Section.tsx";
import styles from "./ForYou.module.css";

const MOST_ROWS = 4;

const looks = {
  reply: { Icon: MessageCircle, tone: undefined },
  question: { Icon: MessageCircle, tone: styles.warn },
  request: { Icon: CircleAlert, tone: styles.warn },
  refund: { Icon: HandCoins, tone: styles.ok },
  deductible: { Icon: CalendarClock, tone: styles.warn },
  draft: { Icon: FilePen, tone: styles.warn },
};

interface ForYouProps {
  now: Now | undefined;
  today: string;
}

/** News, pending matters and deadlines, one row each; nothing if there are none. */
export function ForYou({ now, today }: ForYouProps) {
  const t = useTexts("now");
  const portal = usePortal();
  const cache = useQueryClient();
  const wordsOf = useRecommendationTexts(today);
  if (!now) {
    const retry = () => void cache.invalidateQueries({ queryKey: homeQuery.queryKey });
    return <Failed text={t("failed")} onRetry={retry} />;
  }
  const all = recommendationsFor(now, portal, today);
  if (all.length === 0) return null;
  return (
    <Section title={t("title")} more={{ to: paths.helpContact.path, words: t("all") }}>
      <Card className={styles.rows}>
        <ul>
          {all.slice(0, MOST_ROWS).map((one, place) => (
            <li key={place}>
              <Row recommendation={one} words={wordsOf(one)} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function Row({
  recommendation,
  words,
}: {
  recommendation: Recommendation;
  words: RecommendationTexts;
}) {
  const { kind, to } = recommendation;
  const { Icon, tone } = looks[kind];
  return (
    <Link to={to} className={styles.row}>
      <span className={tone ? `${styles.icon} ${tone}` : styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span>
        <strong>{kind === "reply" ? <NewTitle title={words.title} /> : words.title}</strong>
        <span className={styles.detail}>{words.detail}</span>
      </span>
      <span className={styles.when}>{words.when}</span>
      <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
    </Link>
  );
}

/** The title of something new, whose dot stays on the line of the last word. */
function NewTitle({ title }: { title: string }) {
  const t = useTexts("now");
  const last = title.lastIndexOf(" ") + 1;
  return (
    <>
      {title.slice(0, last)}
      <span className={styles.lastWord}>
        {title.slice(last)}
        <span className={styles.fresh} role="img" aria-label={t("new")} />
      </span>
    </>
  );
}
