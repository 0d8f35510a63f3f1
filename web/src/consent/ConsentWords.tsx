import { useTexts } from "../core/language/i18n.tsx";
import type { ConsentText } from "./consent.ts";
import styles from "./ConsentScreen.module.css";

/** What a person agrees to, with its summary in easy words where the version has one. */
export function ConsentWords({ words }: { words: ConsentText["texts"][number] | undefined }) {
  const t = useTexts("consent");
  return (
    <>
      {words?.summary && (
        <p className={styles.summary}>
          <strong>{t("summary")}</strong> {words.summary}
        </p>
      )}
      <p className={styles.text}>{words?.text}</p>
    </>
  );
}
