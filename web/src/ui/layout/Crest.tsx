import { brand } from "@portal/brand/brand.ts";
import styles from "./Crest.module.css";

/** The sign of the house. The name stands beside it, so it says nothing to screen readers. */
export function Crest() {
  return (
    <svg width="32" height="36" viewBox="0 0 32 36" aria-hidden="true">
      <path className={styles.shield} d={brand.crest.shield} />
      <path className={styles.snow} d={brand.crest.snow} />
      <path className={styles.glow} d={brand.crest.glow} />
    </svg>
  );
}
