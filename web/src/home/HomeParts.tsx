import { useSuspenseQuery } from "@tanstack/react-query";
import { usePortal } from "../core/portal.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { CyberBanner } from "./promotions/CyberBanner.tsx";
import { DueCard } from "./due/DueCard.tsx";
import { dueOf } from "./due/due.ts";
import { HealthSection } from "./health/HealthSection.tsx";
import { homeQuery } from "./home.ts";
import styles from "./HomeScreen.module.css";
import { InsuredSection } from "./insureds/InsuredSection.tsx";
import { InvoicesSection } from "./due/InvoicesSection.tsx";
import { OffersSection } from "./promotions/OffersSection.tsx";
import { PromotionsSection } from "./promotions/PromotionsSection.tsx";
import { RequestsSection } from "./due/RequestsSection.tsx";

/** Everything that needs the data of the homepage, which arrives at once. */
export function HomeParts({ today }: { today: string }) {
  const { profile } = usePortal();
  const home = useSuspenseQuery(homeQuery).data;
  const { message } = home.warningMessage;
  return (
    <div className={styles.parts}>
      {message && (
        <Notice kind="warning">
          <p>{message}</p>
        </Notice>
      )}
      <InsuredSection insureds={home.insureds} />
      <div className={profile.isAddressOwner ? styles.billed : undefined}>
        {profile.isAddressOwner && (
          <div className={styles.money}>
            <DueCard due={dueOf(home.invoicesToPay, today)} />
            <InvoicesSection invoices={home.invoicesToPay} today={today} />
          </div>
        )}
        <RequestsSection requests={home.interactions} />
      </div>
      <PromotionsSection campaigns={home.marketingCampaigns} />
      <HealthSection cards={home.healthCards} insureds={home.insureds} />
      <CyberBanner />
      <OffersSection offers={home.offers} />
    </div>
  );
}
