import type { ReactNode } from "react";
import { EmptyPicture } from "./EmptyPicture.tsx";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  picture: "mountain" | "document" | "people" | "search";
  title: string;
  /** Why there is nothing here. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Nothing here, and why, and what can be done about it. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyPicture subject={picture} />
      <p className={styles.title}>{title}</p>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
