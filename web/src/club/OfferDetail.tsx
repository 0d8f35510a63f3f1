import { formatDate } from "@portal/model/calendar/dates.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import buttons from "../ui/layout/Button.module.css";
import { Carousel } from "../ui/layout/Carousel.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import { Page } from "../ui/layout/Page.tsx";
import type { Offer } from "./club.ts";
import styles from "./OfferDetail.module.css";
import { PartnerCard } from "./PartnerCard.tsx";

export function OfferDetail({ offer }: { offer: Offer }) {
  const t = useTexts("leclub");
  const { endDate } = offer;
  return (
    <Page title={offer.title} intro={offer.subtitle} above={<Back />}>
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
          <Images offer={offer} />
        </div>
        <PartnerCard partner={offer.partner} />
      </div>
    </Page>
  );
}

function Back() {
  const t = useTexts("leclub");
  return (
    <Link to={paths.leclub.path} className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {t("back")}
    </Link>
  );
}

function Images({ offer: { image, images } }: { offer: Offer }) {
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
