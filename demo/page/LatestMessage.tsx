import { useEffect, useRef } from "react";
import type { SentMessage } from "../insurer/protocol.ts";
import styles from "./bar.module.css";

const SHOWN_MS = 20_000;

/**
 * The latest message to a mailbox or phone, as a phone shows it. It lies above every dialog, because a modal dialog for
 * a code makes the rest of the page inert.
 */
export function LatestMessage({ sent }: { sent: readonly SentMessage[] | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<string | undefined>(undefined);
  const isKnown = sent !== undefined;
  const latest = sent?.[0];
  const id = latest?.id ?? "";
  useEffect(() => {
    const wasThere = before.current === undefined || before.current === id;
    if (isKnown) before.current = id;
    const popover = place.current;
    if (wasThere || !popover) return undefined;
    popover.showPopover();
    const timer = setTimeout(() => popover.hidePopover(), SHOWN_MS);
    return () => {
      clearTimeout(timer);
      popover.hidePopover();
    };
  }, [id, isKnown]);
  return (
    <div ref={place} popover="manual" role="status" className={styles.latest}>
      <strong>
        {latest?.channel} · {latest?.recipient}
      </strong>
      <p>{latest?.channel === "SMS" ? latest.text : latest?.subject}</p>
    </div>
  );
}
