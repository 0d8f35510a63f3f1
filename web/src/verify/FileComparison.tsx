import { type ChangeEvent, useRef, useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./Verify.module.css";

type Comparison = "same" | "other" | "unread";

/** Compares a file with the issued one by its hash. The file does not leave the browser. */
export function FileComparison({ sha256 }: { sha256: string }) {
  const t = useTexts("verify");
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Comparison>();
  const compare = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setResult(undefined);
    const found = await hashOf(file).catch(() => undefined);
    setResult(found === undefined ? "unread" : found === sha256 ? "same" : "other");
    // The same file can be chosen again.
    target.value = "";
  };
  return (
    <section className={styles.file} aria-labelledby="compare-file">
      <h3 id="compare-file">{t("file.title")}</h3>
      <p>{t("file.text")}</p>
      <div>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {t("file.choose")}
        </Button>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept="application/pdf,.pdf"
            tabIndex={-1}
            aria-label={t("file.choose")}
            onChange={(event) => void compare(event)}
          />
        </VisuallyHidden>
      </div>
      {result && (
        <Notice kind={result === "same" ? "info" : "error"}>
          <p role={result === "same" ? "status" : undefined}>{t(`file.${result}`)}</p>
        </Notice>
      )}
    </section>
  );
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
