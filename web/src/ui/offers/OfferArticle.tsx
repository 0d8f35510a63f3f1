import { formatDate } from "@portal/model/calendar/dates.ts";
import type { OfferPartner } from "@portal/model/offers.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../feedback/Badge.tsx";
import buttons from "../layout/Button.module.css";
import { Carousel } from "../layout/Carousel.tsx";
import { ExternalLink } from "../layout/ExternalLink.tsx";
import styles from "./Offer.module.css";
import { PartnerCard } from "./PartnerCard.tsx";

interface ShownOffer {
  readonly image: string;
  readonly images: readonly string[];
  readonly discountTitle: string;
  readonly discountSubtitle: string;
  readonly description: string;
  readonly endDate: string | null;
  readonly button: string;
  readonly buttonLink: string;
  readonly partner: OfferPartner;
}

/** What is offered below its title, and who offers it. */
export function OfferArticle({ offer }: { offer: ShownOffer }) {
  const t = useTexts("leclub");
  const { endDate } = offer;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <img className={styles.image} src={offer.image} alt="" width="640" height="360" />
        <p className={styles.discount}>
          <Badge tone="warning">{offer.discountTitle}</Badge> {offer.discountSubtitle}
        </p>
        <p className={styles.description}>{offer.description}</p>
        <p className={styles.until}>
          {endDate ? t("until", { date: formatDate(endDate) }) : t("noEnd")}
        </p>
        <ExternalLink
          className={`${buttons.button} ${buttons.primary} ${styles.button}`}
          href={offer.buttonLink}
        >
          {offer.button}
        </ExternalLink>
        <Images {...offer} />
      </div>
      <PartnerCard partner={offer.partner} />
    </div>
  );
}

function Images({ image, images }: Pick<ShownOffer, "image" | "images">) {
  const t = useTexts("leclub");
  const others = images.filter((one) => one !== image);
  if (others.length === 0) return null;
  return (
    <Carousel label={t("images")} isStill>
      {others.map((one) => (
        <img
          key={one}
          className={styles.image}
          src={one}
          alt=""
          width="640"
          height="360"
          loading="lazy"
        />
      ))}
    </Carousel>
  );
}
