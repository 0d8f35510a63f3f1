import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./FactCards.module.css";

interface Fact {
  Icon: LucideIcon;
  title: string;
  text: string;
  /** A related action. */
  way?: ReactNode;
}

/** Facts beside a form, each with its icon. */
export function FactCards({ facts, level = 3 }: { facts: readonly Fact[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.facts}>
      {facts.map(({ Icon, title, text, way }) => (
        <li key={title}>
          <Icon size={24} aria-hidden="true" />
          <div>
            <Title className={styles.title}>{title}</Title>
            <p>{text}</p>
            {way}
          </div>
        </li>
      ))}
    </ul>
  );
}
