import { brand } from "@portal/brand/brand.ts";
import styles from "./CardPicture.module.css";

/** An insurance card with a fictitious number, which shows where the visitor's own number is. */
export function CardPicture({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 150" role="img" aria-label={label}>
      <rect className={styles.cardPaper} x=".5" y=".5" width="239" height="149" rx="12" />
      <path
        className={styles.cardHead}
        d="M.5 12A11.500 11.500 0 0 1 12 .5h216A11.500 11.500 0 0 1 239.500 12v24H.5Z"
      />
      <g transform="translate(14 8) scale(.6)">
        <path className={styles.cardCrest} d={brand.crest.shield} />
        <path className={styles.cardHead} d={brand.crest.snow} />
      </g>
      <rect className={styles.cardChip} x="200" y="52" width="26" height="20" rx="4" />
      <rect className={styles.cardLine} x="16" y="56" width="104" height="9" rx="4.500" />
      <rect className={styles.cardLine} x="16" y="74" width="72" height="9" rx="4.500" />
      <rect className={styles.cardNumber} x="9" y="106" width="106" height="31" rx="8" />
      <g aria-hidden="true">
        <text className={styles.cardDigits} x="62" y="127" textAnchor="middle">
          1234567
        </text>
      </g>
    </svg>
  );
}
