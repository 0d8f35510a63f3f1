import type { ReactNode } from "react";
import { CardLink } from "./CardLink.tsx";
import styles from "./PictureCard.module.css";

interface PictureCardProps {
  /** Decorative, as the icon: the title is complete. */
  image?: string;
  /** Shown without an image. */
  icon?: ReactNode;
  title: string;
  /** The link of the whole card; without it the action is the only link. */
  to?: string;
  onOpen?: () => void;
  /** The kind of card, above the title. */
  kind?: string;
  badge?: ReactNode;
  facts?: readonly string[];
  /** A button at the foot of the card. */
  action?: ReactNode;
}

/** An image with a title; the whole card is the target of its title's link. */
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
