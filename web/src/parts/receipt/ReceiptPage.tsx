import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Mountains } from "../../ui/layout/Mountains.tsx";
import styles from "./ReceiptPage.module.css";

interface ReceiptPageProps {
  title: string;
  /** When it was received, and whether anything is left to do. */
  lead: string;
  children: ReactNode;
  side: ReactNode;
}

/** The page that replaces a form after it was sent. */
export function ReceiptPage({ title, lead, children, side }: ReceiptPageProps) {
  return (
    <div className={styles.receipt}>
      <div className={styles.hero}>
        <div className={styles.haze} />
        <div className={styles.scene}>
          <span className={styles.sign}>
            <Check size={34} strokeWidth={2.5} aria-hidden="true" />
          </span>
          <div>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
          <div className={styles.mountains} data-screen>
            <Mountains />
          </div>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>{children}</div>
        <div className={styles.stack}>{side}</div>
      </div>
    </div>
  );
}
