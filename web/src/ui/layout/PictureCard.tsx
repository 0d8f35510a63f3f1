import type { ReactNode } from "react";
import { CardLink } from "./CardLink.tsx";
import styles from "./PictureCard.module.css";

interface PictureCardProps {
  /** Only beautifies: the title says it. */
  image: string;
  title: string;
  to: string;
  onOpen?: () => void;
  /** What stands above the title. */
  badge?: ReactNode;
  /** Lines below the title. */
  facts?: readonly string[];
}

/** A picture with a title; the whole card leads where its title leads. */
export function PictureCard({ image, title, to, onOpen, badge, facts = [] }: PictureCardProps) {
  return (
    <div className={styles.card}>
      <img src={image} alt="" width="640" height="360" loading="lazy" />
      <div className={styles.body}>
        {badge}
        <CardLink to={to} className={styles.title} {...(onOpen && { onClick: onOpen })}>
          {title}
        </CardLink>
        {facts.map((fact) => (
          <p key={fact} className={styles.facts}>
            {fact}
          </p>
        ))}
      </div>
    </div>
  );
}
