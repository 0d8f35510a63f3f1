import { useEffect, useState } from "react";
import type { SentMessage } from "../insurer/protocol.ts";
import type { Line } from "./line.ts";
import { languageOfPage, texts } from "./texts.ts";
import styles from "./bar.module.css";

const PACE_MS = 2_000;

/** The messages that a customer would have received, the newest first; undefined until they are loaded. */
export function useMessages(line: Line): readonly SentMessage[] | undefined {
  const [sent, setSent] = useState<readonly SentMessage[]>();
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      void line.act<SentMessage[]>({ kind: "messages" }).then(setSent);
    };
    ask();
    const timer = setInterval(ask, PACE_MS);
    return () => clearInterval(timer);
  }, [line]);
  return sent;
}

export function Messages({ sent }: { sent: readonly SentMessage[] }) {
  const words = texts[languageOfPage()];
  return (
    <section className={styles.messages} aria-label={words.messages}>
      <h2>{words.messages}</h2>
      {sent.length === 0 && <p className={styles.quiet}>{words.noMessages}</p>}
      {sent.length > 0 && (
        <div className={styles.list} role="group" aria-label={words.messages}>
          {sent.map(({ id, channel, recipient, subject, text }) => (
            <details key={id}>
              <summary>
                {channel} · {recipient} · {subject}
              </summary>
              <pre>{text}</pre>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
