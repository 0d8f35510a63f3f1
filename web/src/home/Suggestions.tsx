import { useSuspenseQuery } from "@tanstack/react-query";
import { InTurn } from "../ui/feedback/InTurn.tsx";
import { HealthSection } from "./health/HealthSection.tsx";
import type { HomeInsured } from "./home.ts";
import { CyberBanner } from "./promotions/CyberBanner.tsx";
import { OffersSection } from "./promotions/OffersSection.tsx";
import { PromotionsSection } from "./promotions/PromotionsSection.tsx";
import { suggestionsQuery } from "./suggestions.ts";

/** What the insurer proposes, below what the person came for. */
export function Suggestions({ insureds }: { insureds: readonly HomeInsured[] }) {
  const { marketingCampaigns, healthCards, offers } = useSuspenseQuery(suggestionsQuery).data;
  return (
    <>
      <PromotionsSection campaigns={marketingCampaigns} />
      <InTurn>
        <HealthSection cards={healthCards} insureds={insureds} />
      </InTurn>
      <InTurn>
        <CyberBanner />
        <OffersSection offers={offers} />
      </InTurn>
    </>
  );
}
