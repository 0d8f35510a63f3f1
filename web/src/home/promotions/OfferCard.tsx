import { formatDate } from "@portal/model/calendar/dates.ts";
import { paths } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { CardLink } from "../../ui/layout/CardLink.tsx";
import { PictureCard } from "../../ui/layout/PictureCard.tsx";
import type { Suggested } from "../suggestions.ts";
import { isOffered } from "./offered.ts";
import sectionStyles from "../Section.module.css";

type Offer = Suggested["offers"][number];

/** The link to the club, or to its public page while there is no club page. */
export function AllOffers() {
  const t = useTexts("suggestions");
  const portal = usePortal();
  const { path } = paths.leclub;
  const to = isOffered(path, portal) ? path : portal.configuration.externalLinks.club;
  return to ? (
    <CardLink to={to} className={sectionStyles.more}>
      {t("offers.all")}
    </CardLink>
  ) : null;
}

/** A partner's offer: it opens in the club, or at the partner's while there is no club page. */
export function OfferCard({ offer }: { offer: Offer }) {
  const t = useTexts("suggestions");
  const portal = usePortal();
  const { path } = paths.leclub;
  const to = isOffered(path, portal) ? `${path}?offer=${offer.id}` : offer.buttonLink;
  const until = offer.endDate ? [t("offers.until", { date: formatDate(offer.endDate) })] : [];
  return (
    <PictureCard
      image={offer.thumbnail}
      kind={t("offers.title")}
      title={offer.title}
      to={to}
      badge={<Badge tone="warning">{offer.discountTitle}</Badge>}
      facts={[offer.partner.name, ...until]}
    />
  );
}
