import shell from "./Shell.module.css";

/** The key of a command beside its label. */
export function Key({ letter }: { letter: string }) {
  return (
    <kbd className={shell.key} aria-hidden="true">
      {letter}
    </kbd>
  );
}
