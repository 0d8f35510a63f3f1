import ShieldPlus from "lucide-react/icons/shield-plus";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import type { ContactPhone } from "./contact-phone.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ContactPhone.module.css";

type Offer = ContactPhone["offers"][number];

const MOST_SHOWN = 3;

/** An offer of the insurer, and a few of the partners for members of the club. */
export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts("contact_phone");
  return (
    <section className={stack.gap4} aria-labelledby="offers">
      <h2 id="offers">{t("offers.title")}</h2>
      <ul className={styles.offers}>
        <li className={styles.offer}>
          <div className={styles.sign}>
            <ShieldPlus size={48} strokeWidth={1.5} aria-hidden="true" />
          </div>
          <div className={styles.offerBody}>
            <Link to={`${paths.helpContactWrite.path}?type=OFFERS`} className={styles.offerTitle}>
              {t("offers.ask")}
            </Link>
            <p className={styles.facts}>{t("offers.askText")}</p>
          </div>
        </li>
        {offers.slice(0, MOST_SHOWN).map((offer) => (
          <li key={offer.id} className={styles.offer}>
            <img src={offer.thumbnail} alt="" width="640" height="320" loading="lazy" />
            <div className={styles.offerBody}>
              <Badge tone="warning">{offer.discountTitle}</Badge>
              <OfferLink offer={offer} />
              <p className={styles.facts}>{offer.partner.name}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link to the offer in the club, or to the partner while there is no club page. */
function OfferLink({ offer: { id, title, buttonLink } }: { offer: Offer }) {
  const portal = usePortal();
  return isWayOffered("leclub", portal) ? (
    <Link to={`${paths.leclub.path}?offer=${id}`} className={styles.offerTitle}>
      {title}
    </Link>
  ) : (
    <ExternalLink href={buttonLink} className={styles.offerTitle}>
      {title}
    </ExternalLink>
  );
}
