import { formatDate } from "@portal/model/calendar/dates.ts";
import { paths } from "../../core/routing/paths.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { CardLink } from "../../ui/layout/CardLink.tsx";
import { Carousel } from "../../ui/layout/Carousel.tsx";
import { PictureCard } from "../../ui/layout/PictureCard.tsx";
import type { Suggested } from "../suggestions.ts";
import { isOffered } from "./offered.ts";
import sectionStyles from "../Section.module.css";

type Offer = Suggested["offers"][number];

/** The partners' offers; each opens in the club, or at the partner's as long as there is no club page. */
export function OffersSection({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts("homepage");
  if (offers.length === 0) return null;
  return (
    <Carousel
      label={t("offers.title")}
      isStill
      heading={
        <>
          <h2>{t("offers.title")}</h2>
          <AllOffers />
        </>
      }
    >
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </Carousel>
  );
}

function AllOffers() {
  const t = useTexts("homepage");
  const { language } = useLanguage();
  const portal = usePortal();
  const { path } = paths.leclub;
  const to = isOffered(path, portal) ? path : portal.configuration.externalLinks.club?.[language];
  return to ? (
    <CardLink to={to} className={sectionStyles.more}>
      {t("offers.all")}
    </CardLink>
  ) : null;
}

function OfferCard({ offer }: { offer: Offer }) {
  const t = useTexts("homepage");
  const portal = usePortal();
  const { path } = paths.leclub;
  const to = isOffered(path, portal) ? `${path}?offer=${offer.id}` : offer.buttonLink;
  const until = offer.endDate ? [t("offers.until", { date: formatDate(offer.endDate) })] : [];
  return (
    <PictureCard
      image={offer.thumbnail}
      title={offer.title}
      to={to}
      badge={<Badge tone="warning">{offer.discountTitle}</Badge>}
      facts={[offer.partner.name, ...until]}
    />
  );
}
