import { useEffect, useState } from "react";
import type { SentMessage } from "../insurer/protocol.ts";
import type { Line } from "./line.ts";
import { languageOfPage, texts } from "./texts.ts";
import styles from "./bar.module.css";

const PACE_MS = 2_000;

/** What would have left for somebody's mailbox or phone. */
export function Messages({ line }: { line: Line }) {
  const [sent, setSent] = useState<SentMessage[]>([]);
  const words = texts[languageOfPage()];
  useEffect(() => {
    const ask = () => void line.act<SentMessage[]>({ kind: "messages" }).then(setSent);
    ask();
    const timer = setInterval(ask, PACE_MS);
    return () => clearInterval(timer);
  }, [line]);
  return (
    <section className={styles.messages} aria-label={words.messages}>
      <h2>{words.messages}</h2>
      {sent.length === 0 && <p className={styles.quiet}>{words.noMessages}</p>}
      {sent.map(({ id, channel, recipient, subject, text }) => (
        <details key={id}>
          <summary>
            {channel} · {recipient} · {subject}
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </section>
  );
}
