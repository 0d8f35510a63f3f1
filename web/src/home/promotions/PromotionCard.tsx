import { track } from "../../core/analytics.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { PictureCard } from "../../ui/layout/PictureCard.tsx";
import type { Suggested } from "../suggestions.ts";

export function PromotionCard({
  promotion: { imageURL, link, title, analytics },
}: {
  promotion: Suggested["marketingCampaigns"][number];
}) {
  const t = useTexts("suggestions");
  return (
    <PictureCard
      image={imageURL}
      title={title ?? t("promotions.untitled")}
      to={link}
      onOpen={() => track({ name: "promotion_opened", type: analytics })}
    />
  );
}
