import type { ReactNode } from "react";
import styles from "./SkipLink.module.css";

/** The first tab stop: skips the header. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      data-screen
      className={styles.skip}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
