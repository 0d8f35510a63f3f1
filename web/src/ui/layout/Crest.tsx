import { brand } from "@portal/brand/brand.ts";
import styles from "./Crest.module.css";

/** The brand's crest. It is decorative, because the name is beside it. */
export function Crest() {
  return (
    <svg width="32" height="36" viewBox="0 0 32 36" aria-hidden="true">
      <path className={styles.shield} d={brand.crest.shield} />
      <path className={styles.snow} d={brand.crest.snow} />
      <path className={styles.glow} d={brand.crest.glow} />
    </svg>
  );
}
