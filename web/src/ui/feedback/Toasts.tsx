import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { usePageBody } from "../../core/environment.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import { dismissToast, type Toast, useToasts } from "./toast.ts";
import styles from "./Toasts.module.css";

const shownMs = 5000;
/** Long enough to read the toast and reach its button. */
const actionShownMs = 10_000;

/**
 * The live region of toasts. It is always rendered, because screen readers announce only changes of an existing region.
 * A modal dialog makes everything outside it inert, so the region is then inside the dialog.
 */
export function Toasts() {
  const body = usePageBody();
  const dialog = useTopDialog();
  return body && createPortal(<ToastPlace />, dialog ?? body);
}

function ToastPlace() {
  const t = useTexts("global");
  const place = useRef<HTMLElement>(null);
  const toasts = useToasts();
  const isShown = toasts.length > 0;
  // Showing it again puts it on top of the layers opened meanwhile.
  useEffect(() => {
    const element = place.current;
    // The dialog around it may have closed at the same time; another region follows then.
    if (!element?.isConnected || !isShown) return undefined;
    const source = document.activeElement;
    // Tab leads from the pressed button to that of the toast, if the browser supports `source`.
    element.showPopover(source instanceof HTMLButtonElement ? { source } : {});
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [isShown]);
  return (
    <section
      ref={place}
      data-screen
      className={styles.toasts}
      popover="manual"
      aria-label={t("toasts")}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** The topmost modal dialog; those opened later are later in the document. */
function useTopDialog(): Element | undefined {
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    const look = () => setDialog([...document.querySelectorAll("dialog:modal")].at(-1));
    const openings = new MutationObserver(look);
    openings.observe(document.body, { subtree: true, attributeFilter: ["open"] });
    look();
    return () => openings.disconnect();
  }, []);
  return dialog;
}

function ToastCard({ toast: { id, text, kind, action } }: { toast: Toast }) {
  const t = useTexts("global");
  const Icon = kind === "problem" ? CircleAlert : CircleCheck;
  const [isHeld, setHeld] = useState(false);
  const duration = action ? actionShownMs : shownMs;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, isHeld, duration]);
  const act = () => {
    dismissToast(id);
    action?.run();
  };

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        size={20}
        aria-hidden="true"
        className={kind === "problem" ? styles.problem : undefined}
      />
      <p>{text}</p>
      {action && (
        <Button variant="quiet" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button variant="icon" aria-label={t("close")} onClick={() => dismissToast(id)}>
        <X size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}
