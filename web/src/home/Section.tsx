import { type ReactNode, useId } from "react";
import { Link } from "../core/routing/router.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  title: string;
  more?: { to: string; words: string } | undefined;
  children: ReactNode;
}

/** A section of the homepage with its heading. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.more} aria-label={`${more.words}, ${title}`}>
            {more.words}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
