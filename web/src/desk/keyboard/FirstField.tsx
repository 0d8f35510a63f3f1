import { type ReactNode, useRef } from "react";
import styles from "./FirstField.module.css";
import { useFirstField } from "./useFirstField.ts";

/** The fields of a dialog that a key opens: typing goes into the first one, and no space presses the button that closes. */
export function FirstField({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useFirstField(part);
  return (
    <div ref={part} className={styles.fields}>
      {children}
    </div>
  );
}
