import { brand } from "@portal/brand/brand.ts";
import styles from "./Mountains.module.css";

/** The brand's mountain, as decoration. */
export function Mountains() {
  return (
    <svg
      className={styles.mountains}
      width="640"
      height="248"
      viewBox="0 0 640 248"
      aria-hidden="true"
    >
      {brand.mountain.map(([token, path]) => (
        <path key={path} fill={`var(--${token})`} d={path} />
      ))}
    </svg>
  );
}
