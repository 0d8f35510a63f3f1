import { usePortal } from "../core/portal.tsx";
import { InvoicesSection } from "./due/InvoicesSection.tsx";
import { RequestsSection } from "./due/RequestsSection.tsx";
import type { Home } from "./home.ts";
import styles from "./HomeScreen.module.css";

/** The latest invoices and requests, below the tasks. */
export function Recent({ home, today }: { home: Home; today: string }) {
  const { profile } = usePortal();
  return (
    <div className={profile.isAddressOwner ? styles.billed : undefined}>
      {profile.isAddressOwner && <InvoicesSection invoices={home.invoicesToPay} today={today} />}
      <RequestsSection requests={home.interactions} />
    </div>
  );
}
