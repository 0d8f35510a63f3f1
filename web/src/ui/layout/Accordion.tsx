import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { About } from "./About.tsx";
import styles from "./Accordion.module.css";

interface AccordionProps {
  items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** The person or thing of the parts, where the page has several accordions with the same titles. */
  about?: string;
  /** With a name, opening one part closes the others. */
  name?: string;
}

/** Questions that expand to their answers. Native elements, which find-in-page opens too. */
export function Accordion({ items, about, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.part} name={name}>
          <summary className={styles.title}>
            <span>
              {title}
              {about && <About>{about}</About>}
            </span>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
