import { encode } from "uqr";
import styles from "./Pay.module.css";

/** The cross covers 7 of 46 millimetres, according to the Swiss QR-bill guideline. */
const CROSS_SHARE = 7 / 46;

/** A Swiss QR code: black on white in every theme, with the cross in its middle. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  const cross = size * CROSS_SHARE;
  return (
    <svg
      className={styles.code}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
    >
      <rect x={-2} y={-2} width={size + 4} height={size + 4} fill="#fff" />
      <path d={dots.join("")} fill="#000" shapeRendering="crispEdges" />
      <g transform={`translate(${(size - cross) / 2} ${(size - cross) / 2}) scale(${cross / 20})`}>
        <path d="M0 0h20v20H0z" fill="#fff" />
        <path d="M1 1h18v18H1z" fill="#000" />
        <path d="M8.5 4.500h3v4h4v3h-4v4h-3v-4h-4v-3h4z" fill="#fff" />
      </g>
    </svg>
  );
}
