import type { OfferPartner } from "@portal/model/offers.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../layout/Card.tsx";
import { ExternalLink } from "../layout/ExternalLink.tsx";
import styles from "./Offer.module.css";

/** The partner of an offer with its contacts; unknown ones are omitted. */
export function PartnerCard({ partner }: { partner: OfferPartner }) {
  const t = useTexts("leclub");
  const { name, address, tel, email, site, logo } = partner;
  return (
    <Card className={styles.partner}>
      <h2>{t("partner.title")}</h2>
      <p className={styles.name}>
        {logo && <img src={logo} alt="" width="56" height="56" />}
        {name}
      </p>
      <dl>
        {address && (
          <div>
            <dt>{t("partner.address")}</dt>
            <dd>{address}</dd>
          </div>
        )}
        {tel && (
          <div>
            <dt>{t("partner.tel")}</dt>
            <dd>
              <a href={`tel:${tel.replaceAll(/\s/g, "")}`}>{tel}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t("partner.email")}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {site && (
          <div>
            <dt>{t("partner.site")}</dt>
            <dd>
              <ExternalLink href={site}>{site.replace(/^https:\/\//, "")}</ExternalLink>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
