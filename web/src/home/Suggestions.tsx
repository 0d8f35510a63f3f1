import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { paths } from "../core/routing/paths.ts";
import { Carousel } from "../ui/layout/Carousel.tsx";
import { HealthCard, offeredHealthCards } from "./health/HealthCard.tsx";
import type { HomeInsured } from "./home.ts";
import { CyberCard } from "./promotions/CyberCard.tsx";
import { AllOffers, OfferCard } from "./promotions/OfferCard.tsx";
import { PromotionCard } from "./promotions/PromotionCard.tsx";
import { isOffered } from "./promotions/offered.ts";
import { suggestionsQuery } from "./suggestions.ts";

/** The insurer's suggestions, in one row below the main content. */
export function Suggestions({ insureds }: { insureds: readonly HomeInsured[] }) {
  const t = useTexts("suggestions");
  const cards = useCards(insureds);
  if (cards.length === 0) return null;
  const heading = (
    <>
      <h2>{t("promotions.title")}</h2>
      <AllOffers />
    </>
  );
  return (
    <Carousel label={t("promotions.title")} isRow heading={heading}>
      {cards}
    </Carousel>
  );
}

/** The cards that flags and addresses allow; without offers for a customer who objects to them. */
function useCards(insureds: readonly HomeInsured[]) {
  const { marketingCampaigns, healthCards, offers, objections } =
    useSuspenseQuery(suggestionsQuery).data;
  const portal = usePortal();
  const health = offeredHealthCards(healthCards, insureds, portal).map((one) => (
    <HealthCard key={one.id} card={one} />
  ));
  if (objections.some(({ purpose, since }) => purpose === "OFFERS" && since !== null))
    return health;
  const promotions = portal.flags.has("MARKETING_BANNER")
    ? marketingCampaigns.filter(({ link }) => isOffered(link, portal))
    : [];
  return [
    ...health,
    ...promotions.map((one) => <PromotionCard key={one.id} promotion={one} />),
    ...(isOffered(paths.cyberprotect.path, portal) ? [<CyberCard key="cyber" />] : []),
    ...offers.map((one) => <OfferCard key={one.id} offer={one} />),
  ];
}
