import styles from "./InvoicePicture.module.css";

/** A decorative drawing of a paid invoice with its QR-bill; its code is loaded with the invoices alone. */
export function InvoicePicture() {
  return (
    <svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <path
        className={styles.sky}
        d="M80 6c38 0 70 22 70 56 0 18-6 30-14 38H24C16 92 10 80 10 62 10 28 42 6 80 6Z"
      />
      <path className={styles.far} d="M16 100 48 62l12 10 24-28 32 38 12-10 16 28Z" />
      <path className={styles.snow} d="M84 44 70 60l8-2 6 7 8-7-1-5Z" />
      <path
        className={styles.sheet}
        d="M50 30h48a4 4 0 0 1 4 4v62a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4Z"
      />
      <path className={styles.line} d="M56 42h22M56 53h34" />
      <path className={styles.fold} d="M47 68h54" />
      <path
        className={styles.code}
        d="M55 75h7v7h-7Zm11 0h7v7h-7Zm-11 11h7v7h-7Zm12 1h3v3h-3Zm4 4h3v3h-3Z"
      />
      <path className={styles.line} d="M82 78h12M82 89h8" />
      <circle className={styles.paid} cx="104" cy="34" r="15" />
      <path className={styles.tick} d="m97 34 5 5 9-10" />
    </svg>
  );
}
