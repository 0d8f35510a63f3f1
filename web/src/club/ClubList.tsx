import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Carousel } from "../ui/layout/Carousel.tsx";
import { PictureCard } from "../ui/layout/PictureCard.tsx";
import { type Offer, offerAddress } from "./club.ts";

export function ClubList({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts("leclub");
  if (offers.length === 0) {
    return (
      <Card>
        <EmptyState picture="mountain" title={t("empty.title")}>
          {t("empty.text")}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Carousel label={t("list")} isStill heading={<h2>{t("list")}</h2>}>
      {offers.map((offer) => (
        <PictureCard
          key={offer.id}
          image={offer.thumbnail}
          title={offer.title}
          to={offerAddress(offer)}
          badge={<Badge tone="warning">{offer.discountTitle}</Badge>}
          facts={[
            offer.partner.name,
            offer.subtitle,
            offer.endDate ? t("until", { date: formatDate(offer.endDate) }) : t("noEnd"),
          ]}
        />
      ))}
    </Carousel>
  );
}
