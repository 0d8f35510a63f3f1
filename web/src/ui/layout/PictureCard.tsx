import type { ReactNode } from "react";
import { CardLink } from "./CardLink.tsx";
import styles from "./PictureCard.module.css";

interface PictureCardProps {
  /** Only beautifies, as the icon does: the title says it. */
  image?: string;
  /** Stands where there is no image. */
  icon?: ReactNode;
  title: string;
  /** Where the whole card leads; without it the action is the only way on. */
  to?: string;
  onOpen?: () => void;
  /** A word above the title that says what kind of card this is. */
  kind?: string;
  /** What stands above the title. */
  badge?: ReactNode;
  /** Lines below the title. */
  facts?: readonly string[];
  /** A button at the foot of the card. */
  action?: ReactNode;
}

/** A picture with a title; the whole card leads where its title leads. */
export function PictureCard({ image, icon, kind, badge, facts = [], ...rest }: PictureCardProps) {
  return (
    <div className={styles.card}>
      {image ? (
        <img src={image} alt="" width="640" height="360" loading="lazy" />
      ) : (
        <div className={styles.icon}>{icon}</div>
      )}
      <div className={styles.body}>
        {kind && <p className={styles.kind}>{kind}</p>}
        {badge}
        <Title {...rest} />
        {facts.map((fact) => (
          <p key={fact} className={styles.facts}>
            {fact}
          </p>
        ))}
        {rest.action}
      </div>
    </div>
  );
}

function Title({ title, to, onOpen }: Pick<PictureCardProps, "title" | "to" | "onOpen">) {
  if (!to) return <p className={styles.words}>{title}</p>;
  return (
    <CardLink to={to} className={styles.title} {...(onOpen && { onClick: onOpen })}>
      {title}
    </CardLink>
  );
}
