import type { ReactNode } from "react";
import { EmptyPicture } from "./EmptyPicture.tsx";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  picture: "mountain" | "document" | "invoice" | "people" | "search";
  title: string;
  /** The reason why there is nothing. */
  children: ReactNode;
  action?: ReactNode;
}

/** An empty list, with the reason and the next step. */
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
