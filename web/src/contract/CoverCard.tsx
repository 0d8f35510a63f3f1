import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { AboutPart } from "../ui/layout/About.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./CoverCard.module.css";

interface CoverCardProps {
  icon: ReactNode;
  title: string;
  /** The summary of a closed card. */
  essential: ReactNode;
  amounts: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A cover: the essentials in a line, the details below. */
export function CoverCard(props: CoverCardProps) {
  const { icon, title, essential, amounts, isOpen, onToggle, children } = props;
  return (
    <Card className={styles.card}>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.summary}>
          {icon}
          <div className={styles.who}>
            <h2>{title}</h2>
            <p className={styles.essential}>{essential}</p>
          </div>
          <p className={styles.amounts}>{amounts}</p>
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <div className={styles.body}>
          <AboutPart about={title}>{children}</AboutPart>
        </div>
      </details>
    </Card>
  );
}
