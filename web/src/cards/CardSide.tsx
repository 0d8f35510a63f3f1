import { brand } from "@portal/brand/brand.ts";
import { Crest } from "../ui/layout/Crest.tsx";
import type { CardFace } from "./card-faces.ts";
import styles from "./CardsScreen.module.css";

/** One side of a card. It bears no emblem of a genuine card. */
export function CardSide({ face, side }: { face: CardFace; side: "front" | "back" }) {
  return (
    <div className={side === "back" ? `${styles.card} ${styles.back}` : styles.card}>
      <p className={styles.brand}>
        <Crest />
        <span>
          {brand.name}
          <small>{face.title}</small>
        </span>
      </p>
      <dl>
        {face.fields.map(({ name, label, text, isWide }) => (
          <div key={name} className={isWide ? styles.wide : undefined}>
            <dt>{label}</dt>
            <dd className={name === "cardNumber" ? styles.number : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
