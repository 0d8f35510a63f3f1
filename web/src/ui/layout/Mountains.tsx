import styles from "./Mountains.module.css";

/** The house mountain in the first light: a decoration without words. */
export function Mountains() {
  return (
    <svg
      className={styles.mountains}
      width="640"
      height="248"
      viewBox="0 0 640 248"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 248 66 186l30 18 62-70 40 34 44-22 60 58 130-4 62-62 34 30 40-44 26 36 46 88Z"
      />
      <path
        className={styles.far}
        d="M150 248 236 150l26-14 44-60 22-14 20-38 16-10 12 4 8 22 18 30 22 20 24 42 46 42 76 74Z"
      />
      <path
        className={styles.shade}
        d="M364 14l12 4 8 22 18 30 22 20 24 42 46 42 76 74H392l-20-58 18-34-22-40 8-34Z"
      />
      <path
        className={styles.snow}
        d="M364 14 348 24l-20 38-22 14-30 42 26-8 16-16 6 26 20-30 16 30 14-22-4-8 8-34Z"
      />
      <path className={styles.glow} d="M364 14 348 24l-14 27 14-3 8 12 12-16 6 8 2-6Z" />
      <path className={styles.snow} d="m402 70 22 20 24 42-22-12-12 16-6-30Z" />
    </svg>
  );
}
