import styles from "./EmptyState.module.css";

const drawings = {
  mountain: (
    <>
      <path className={styles.far} d="M22 100 62 52l14 12 20-26 8 6 34 56Z" />
      <path className={styles.near} d="m96 38 8 6 34 56h-30l-10-26 6-14Z" />
      <path className={styles.snow} d="M96 38 82 56l9-3 5 8 7-9-1-10Z" />
      <path className={styles.glow} d="m96 38-7 9 5 2 5-4Z" />
    </>
  ),
  document: (
    <>
      <path className={styles.far} d="M16 100 50 66l12 10 20-22 34 30 12-8 18 24Z" />
      <path
        className={styles.sheet}
        d="M56 22h36l16 16v58a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Z"
      />
      <path className={styles.glow} d="M92 22v12a4 4 0 0 0 4 4h12Z" />
      <path className={styles.line} d="M64 52h32M64 65h32M64 78h20" />
    </>
  ),
  people: (
    <>
      <path className={styles.far} d="M12 100 48 70l16 10 26-30 30 32 14-8 14 26Z" />
      <circle className={styles.near} cx="60" cy="54" r="12" />
      <path className={styles.near} d="M38 100c0-20 8-30 22-30s22 10 22 30Z" />
      <circle className={styles.glow} cx="102" cy="62" r="9" />
      <path className={styles.snow} d="M85 100c0-16 6-24 17-24s17 8 17 24Z" />
    </>
  ),
  search: (
    <>
      <path className={styles.far} d="M14 100 54 54l14 12 24-26 30 40 10-8 16 28Z" />
      <path className={styles.snow} d="M92 40 79 54l8-1 5 7 8-6 2-1Z" />
      <circle className={styles.sheet} cx="74" cy="60" r="22" />
      <circle className={styles.rim} cx="74" cy="60" r="22" />
      <path className={styles.rim} d="m91 77 17 17" />
      <path className={styles.line} d="M64 56h20M64 65h12" />
    </>
  ),
};

/** A decorative drawing in the brand's colours; the text beside it is complete. */
export function EmptyPicture({ subject }: { subject: keyof typeof drawings }) {
  return (
    <svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <path
        className={styles.sky}
        d="M80 6c38 0 70 22 70 56 0 18-6 30-14 38H24C16 92 10 80 10 62 10 28 42 6 80 6Z"
      />
      {drawings[subject]}
    </svg>
  );
}
