import X from "lucide-react/icons/x";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { SearchBox } from "../../parts/search/SearchBox.tsx";
import { isClosedByUser, openModally } from "../../ui/dialogs/open-modally.ts";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./SearchDialog.module.css";
import { isSlashOn, turnSlash } from "./SearchKeys.tsx";

/** The global search above the current screen; closing it restores the focus. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts("search");
  const global = useTexts("global");
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  /** A text selection that ends outside the field must not close the dialog. */
  const beganBeside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const close = openModally(dialog);
    dialog.querySelector("input")?.focus();
    return close;
  }, []);
  return (
    // The browser closes it with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.layer}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (isClosedByUser(event.currentTarget)) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        beganBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (beganBeside.current && target === currentTarget) onClose();
      }}
    >
      <div className={styles.dialog}>
        <div className={styles.head}>
          <h2 id={titleId}>{t("open")}</h2>
          <Button variant="icon" aria-label={global("close")} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        <SearchBox variant="dialog" />
        <SlashChoice />
      </div>
    </dialog>
  );
}

function SlashChoice() {
  const t = useTexts("search");
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          turnSlash(target.checked);
          setOn(target.checked);
        }}
      />
      {t("slash", { key: "/" })}
    </label>
  );
}
