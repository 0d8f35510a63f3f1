import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useTexts } from "../core/i18n.tsx";
import { Button } from "./Button.tsx";
import { dismissToast, useToasts } from "./toast.ts";
import styles from "./Toasts.module.css";

const shownMs = 5000;

/** Where toasts appear; it is always there, because screen readers only announce what enters a known place. */
export function Toasts() {
  const t = useTexts("global");
  return (
    <section data-screen className={styles.toasts} aria-label={t("toasts")} aria-live="polite">
      {useToasts().map(({ id, text }) => (
        <ToastCard key={id} id={id} text={text} />
      ))}
    </section>
  );
}

function ToastCard({ id, text }: { id: number; text: string }) {
  const t = useTexts("global");
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <CircleCheck size={20} aria-hidden="true" />
      <p>{text}</p>
      <Button look="icon" aria-label={t("close")} onClick={() => dismissToast(id)}>
        <X size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}
