import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { BrandBar } from "./header/BrandBar.tsx";
import styles from "./BlankShell.module.css";

/** The header on a tinted background while the portal loads; self-service shows the skeleton of its form. */
export function BlankShell({ variant = "portal" }: { variant?: "portal" | "selfService" }) {
  return (
    <div className={styles.blank} aria-busy="true">
      <BrandBar />
      {variant === "selfService" && (
        <div className={styles.form}>
          <Skeleton width="60%" height="32px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <Skeleton width="160px" height="44px" />
        </div>
      )}
    </div>
  );
}
