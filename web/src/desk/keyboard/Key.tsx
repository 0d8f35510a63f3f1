import styles from "./Key.module.css";

/** The key of a command beside its label. */
export function Key({ letter }: { letter: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {letter}
    </kbd>
  );
}
