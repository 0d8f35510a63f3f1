import { HealthSection } from "./health/HealthSection.tsx";
import type { Home } from "./home.ts";
import { CyberBanner } from "./promotions/CyberBanner.tsx";
import { OffersSection } from "./promotions/OffersSection.tsx";
import { PromotionsSection } from "./promotions/PromotionsSection.tsx";

/** What the insurer proposes, below what the person came for. */
export function Suggestions({ home }: { home: Home }) {
  return (
    <>
      <PromotionsSection campaigns={home.marketingCampaigns} />
      <HealthSection cards={home.healthCards} insureds={home.insureds} />
      <CyberBanner />
      <OffersSection offers={home.offers} />
    </>
  );
}
