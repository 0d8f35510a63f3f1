import { useSuspenseQuery } from "@tanstack/react-query";
import { usePortal } from "../core/portal.tsx";
import { Notice } from "../ui/Notice.tsx";
import { CyberBanner } from "./CyberBanner.tsx";
import { DueCard } from "./DueCard.tsx";
import { dueOf } from "./due.ts";
import { HealthSection } from "./HealthSection.tsx";
import { homeQuery } from "./home.ts";
import styles from "./HomeScreen.module.css";
import { InsuredSection } from "./InsuredSection.tsx";
import { InvoicesSection } from "./InvoicesSection.tsx";
import { OffersSection } from "./OffersSection.tsx";
import { PromotionsSection } from "./PromotionsSection.tsx";
import { RequestsSection } from "./RequestsSection.tsx";

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
