import { shownKilometres } from "@portal/model/places/distances.ts";
import { useEffect, useId, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { OpeningTimes } from "../parts/opening-hours/OpeningTimes.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import type { Agency } from "./agencies.ts";
import styles from "./AgencyCard.module.css";
import { AgencyContacts } from "./AgencyContacts.tsx";
import { useRoute } from "./useRoute.ts";

interface AgencyCardProps {
  agency: Agency;
  now: { day: string; time: string };
  isSelected: boolean;
  onSelect: (id: string | undefined) => void;
}

/** An agency with all that one needs to go, call or write there. */
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
          <div>
            <h3 id={id}>{agency.title}</h3>
            <p className={styles.region}>{agency.agencyName}</p>
          </div>
          {distance !== null && (
            <Badge>{t("card.distance", { km: shownKilometres(distance) })}</Badge>
          )}
        </div>
        <OpeningTimes hours={agency.openingHours} now={now} />
        <AgencyContacts agency={agency} />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            aria-pressed={isSelected}
            onClick={() => onSelect(isSelected ? undefined : agency.uuid)}
          >
            {t("card.onMap")}
          </Button>
          <WaysOut agency={agency} />
        </div>
      </Card>
    </article>
  );
}

/** Pages outside the portal: the way there, and a look inside. */
function WaysOut({ agency: { geolocation, visualTour } }: { agency: Agency }) {
  const t = useTexts("agencies");
  const route = useRoute(geolocation);
  return (
    <>
      {route && (
        <ExternalLink className={styles.action} href={route}>
          {t("card.route")}
        </ExternalLink>
      )}
      {visualTour && (
        <ExternalLink className={styles.action} href={visualTour}>
          {t("card.tour")}
        </ExternalLink>
      )}
    </>
  );
}
