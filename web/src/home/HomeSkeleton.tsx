import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Carousel } from "../ui/layout/Carousel.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./HomeScreen.module.css";
import cardStyles from "./insureds/InsuredCard.module.css";
import sectionStyles from "./Section.module.css";

/** The skeleton: one card per person, three invoices if the account is billed, three requests. */
export function HomeSkeleton() {
  const t = useTexts("global");
  const { insureds } = usePortal();
  return (
    <div className={styles.parts} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <RowsSkeleton />
      <InsuredSkeleton count={insureds.length} />
      <RecentSkeleton />
    </div>
  );
}

export function RecentSkeleton() {
  const { profile } = usePortal();
  return (
    <div className={profile.isAddressOwner ? styles.billed : undefined} aria-hidden="true">
      {profile.isAddressOwner && <RowsSkeleton />}
      <RowsSkeleton />
    </div>
  );
}

function InsuredSkeleton({ count }: { count: number }) {
  const t = useTexts("homepage");
  const title = t("insured.title", { count });
  return (
    <div inert>
      <Carousel label={title} isStill fills heading={<h2>{title}</h2>}>
        {Array.from({ length: count }, (_, place) => (
          <Card key={place} className={cardStyles.card}>
            <Skeleton width="60%" height="47px" />
            <div className={cardStyles.shares}>
              <ShareSkeleton />
              <ShareSkeleton />
            </div>
          </Card>
        ))}
      </Carousel>
    </div>
  );
}

function ShareSkeleton() {
  return (
    <div className={cardStyles.waiting}>
      <Skeleton width="40%" height="18px" />
      <Skeleton height="8px" />
      <Skeleton width="70%" height="14px" />
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className={sectionStyles.section}>
      <div className={sectionStyles.head}>
        <Skeleton width="10em" height="24px" />
      </div>
      <Skeleton height="226px" />
    </div>
  );
}
