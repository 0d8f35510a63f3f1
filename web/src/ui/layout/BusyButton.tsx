import LoaderCircle from "lucide-react/icons/loader-circle";
import type { ComponentProps } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "./Button.tsx";
import styles from "./BusyButton.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface BusyButtonProps extends ComponentProps<typeof Button> {
  isBusy: boolean;
}

/** A button that waits for its own action: it keeps its width and focus, and ignores a second press. */
export function BusyButton({ isBusy, className, onClick, children, ...rest }: BusyButtonProps) {
  const t = useTexts("global");
  return (
    <Button
      {...rest}
      className={[styles.button, isBusy && styles.busy, className].filter(Boolean).join(" ")}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>{children}</span>
      <span role="status" className={styles.state}>
        {isBusy && (
          <>
            <LoaderCircle size={20} aria-hidden="true" />
            <VisuallyHidden>{t("loading")}</VisuallyHidden>
          </>
        )}
      </span>
    </Button>
  );
}
