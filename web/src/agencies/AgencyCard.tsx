import { shownKilometres } from "@portal/model/places/distances.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useId, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { OpeningLine, OpeningWeek } from "../parts/opening-hours/OpeningTimes.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import type { Agency } from "./agencies.ts";
import { About } from "../ui/layout/About.tsx";
import styles from "./AgencyCard.module.css";
import { AgencyAddress, AgencyContacts } from "./AgencyContacts.tsx";
import { useRoute } from "./useRoute.ts";

interface AgencyCardProps {
  agency: Agency;
  now: { day: string; time: string };
  isSelected: boolean;
  onSelect: (id: string | undefined) => void;
}

/** An agency in three lines: name, opening state and address; the rest expands. */
export function AgencyCard({ agency, now, isSelected, onSelect }: AgencyCardProps) {
  const t = useTexts("agencies");
  const { distance } = agency.geolocation;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const isBesideMap = matchMedia("(width >= 960px)").matches;
    if (isSelected && isBesideMap) card.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return (
    <article ref={card} aria-labelledby={id}>
      <Card className={isSelected ? `${styles.card} ${styles.selected}` : styles.card}>
        <div className={styles.head}>
          <h3 id={id}>{agency.title}</h3>
          {distance !== null && (
            <Badge>{t("card.distance", { km: shownKilometres(distance) })}</Badge>
          )}
        </div>
        <OpeningLine hours={agency.openingHours} now={now} />
        <AgencyAddress address={agency.address} />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            aria-pressed={isSelected}
            onClick={() => onSelect(isSelected ? undefined : agency.uuid)}
          >
            {t("card.onMap")}
            <About>{agency.title}</About>
          </Button>
          <Route agency={agency} />
        </div>
        <details className={styles.more}>
          <summary>
            <span>
              {t("card.more")}
              <About>{agency.title}</About>
            </span>
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <OpeningWeek hours={agency.openingHours} now={now} />
          <AgencyContacts agency={agency} />
          <Tour agency={agency} />
        </details>
      </Card>
    </article>
  );
}

/** Directions, on an external page. */
function Route({ agency }: { agency: Agency }) {
  const t = useTexts("agencies");
  const route = useRoute(agency.geolocation);
  if (!route) return null;
  return (
    <ExternalLink className={styles.action} href={route}>
      {t("card.route")}
      <About>{agency.title}</About>
    </ExternalLink>
  );
}

/** A virtual tour, on an external page. */
function Tour({ agency }: { agency: Agency }) {
  const t = useTexts("agencies");
  const { visualTour } = agency;
  if (!visualTour) return null;
  return (
    <ExternalLink className={styles.action} href={visualTour}>
      {t("card.tour")}
      <About>{agency.title}</About>
    </ExternalLink>
  );
}
