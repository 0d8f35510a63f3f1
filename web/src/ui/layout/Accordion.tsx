import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import styles from "./Accordion.module.css";

interface AccordionProps {
  items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** With a name, opening one part closes the others. */
  name?: string;
}

/** Questions that expand to their answers. Native elements, which find-in-page opens too. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.part} name={name}>
          <summary className={styles.title}>
            {title}
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
