import type { ReactElement, ReactNode } from "react";
import { EmptyPicture } from "./EmptyPicture.tsx";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  /** A subject of the shared drawings, or a drawing of the area's own. */
  picture: "mountain" | "document" | "people" | "search" | ReactElement;
  title: string;
  /** The reason why there is nothing. */
  children: ReactNode;
  action?: ReactNode;
}

/** An empty list, with the reason and the next step. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {typeof picture === "string" ? <EmptyPicture subject={picture} /> : picture}
      <p className={styles.title}>{title}</p>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
