import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { usePortal } from "../core/portal.tsx";
import { InTurn } from "../ui/feedback/InTurn.tsx";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { DueCard } from "./due/DueCard.tsx";
import { dueOf } from "../parts/due/due.ts";
import { homeQuery } from "./home.ts";
import styles from "./HomeScreen.module.css";
import { SuggestionsFailed } from "./HomeFailed.tsx";
import { InsuredSection } from "./insureds/InsuredSection.tsx";
import { InvoicesSection } from "./due/InvoicesSection.tsx";
import { RequestsSection } from "./due/RequestsSection.tsx";

/** They lie below the first view: nobody waits for their code. */
const Suggestions = lazyPart(async () => (await import("./Suggestions.tsx")).Suggestions);

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
      <ErrorBoundary fallback={SuggestionsFailed}>
        <Suspense>
          <InTurn>
            <Suggestions insureds={home.insureds} />
          </InTurn>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
