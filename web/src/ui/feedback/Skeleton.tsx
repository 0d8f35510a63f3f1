import styles from "./Skeleton.module.css";

/** Holds the place of a text or a box that is on its way. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
