import type { Language } from "@portal/model/portal/languages.ts";
import type { ReactNode } from "react";
import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { PreviewFrame } from "./PreviewFrame.tsx";
import styles from "./Preview.module.css";

const widths = [390, 1280] as const;

interface PreviewProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** What customers will see, on a phone and on a computer. */
export function Preview({ language, children }: PreviewProps) {
  const t = useTexts("desk_publish");
  return (
    <>
      {widths.map((width) => (
        <figure key={width} className={width === 390 ? styles.phone : styles.computer}>
          <figcaption className={styles.caption}>{t(`preview.width${width}`)}</figcaption>
          <PreviewFrame title={t(`preview.width${width}`)} width={width} language={language}>
            <Boundary>{children}</Boundary>
          </PreviewFrame>
        </figure>
      ))}
    </>
  );
}
