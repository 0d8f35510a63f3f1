import { track } from "../../core/analytics.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Carousel } from "../../ui/layout/Carousel.tsx";
import { PictureCard } from "../../ui/layout/PictureCard.tsx";
import type { Suggested } from "../suggestions.ts";
import { isOffered } from "./offered.ts";

/** What the insurer promotes: it stands still until it is started. */
export function PromotionsSection({ campaigns }: { campaigns: Suggested["marketingCampaigns"] }) {
  const t = useTexts("homepage");
  const portal = usePortal();
  const shown = campaigns.filter(({ link }) => isOffered(link, portal));
  if (shown.length === 0 || !portal.flags.has("MARKETING_BANNER")) return null;
  return (
    <Carousel label={t("promotions.title")} heading={<h2>{t("promotions.title")}</h2>}>
      {shown.map(({ id, imageURL, link, title, analytics }) => (
        <PictureCard
          key={id}
          image={imageURL}
          title={title ?? t("promotions.untitled")}
          to={link}
          onOpen={() => track({ name: "promotion_opened", type: analytics })}
        />
      ))}
    </Carousel>
  );
}
