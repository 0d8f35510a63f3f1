import { MOST_DOCUMENTS_IN_ZIP } from "@portal/model/documents.ts";
import { useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useKeptFocus } from "../core/routing/useKeptFocus.ts";
import { Button } from "../ui/layout/Button.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import type { Document } from "./documents.ts";
import styles from "./DocumentsScreen.module.css";
import { useZip } from "./useZip.ts";

interface SelectionBarProps {
  onPage: readonly Document[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onDownloaded: (ids: readonly string[]) => void;
}

export function SelectionBar({ onPage, chosen, onChoose, onDownloaded }: SelectionBarProps) {
  const t = useTexts("documents");
  const box = useRef<HTMLInputElement>(null);
  const ids = new Set(onPage.map(({ iddms }) => iddms));
  const isWhole = ids.size > 0 && ids.isSubsetOf(chosen);
  const choosePage = () => onChoose(isWhole ? chosen.difference(ids) : chosen.union(ids));
  const clear = () => {
    onChoose(new Set());
    box.current?.focus();
  };
  if (ids.size === 0 && chosen.size === 0) return null;
  return (
    <div className={styles.selection}>
      <label className={styles.choosePage}>
        <input ref={box} type="checkbox" checked={isWhole} onChange={choosePage} />
        {t("choosePage")}
      </label>
      {chosen.size > 0 && <Chosen chosen={chosen} onClear={clear} onDownloaded={onDownloaded} />}
    </div>
  );
}

interface ChosenProps extends Pick<SelectionBarProps, "chosen" | "onDownloaded"> {
  onClear: () => void;
}

function Chosen({ chosen, onClear, onDownloaded }: ChosenProps) {
  const t = useTexts("documents");
  const { state, arrived, download, cancel } = useZip([...chosen], onDownloaded);
  // The buttons that start and stop a download replace each other.
  const part = useKeptFocus<HTMLDivElement>(state);
  const isTooMany = chosen.size > MOST_DOCUMENTS_IN_ZIP;
  return (
    <>
      <span role="status">{t("chosen", { count: chosen.size })}</span>
      <div ref={part} className={styles.zip}>
        {state === "busy" ? (
          <>
            <progress max={chosen.size} value={arrived} aria-label={t("zip.progress")} />
            <span>{t("zip.arrived", { arrived, count: chosen.size })}</span>
            <Button variant="secondary" onClick={cancel}>
              {t("zip.cancel")}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isTooMany} onClick={() => void download()}>
              {t("zip.download")}
            </Button>
            <Button variant="quiet" onClick={onClear}>
              {t("chooseNone")}
            </Button>
          </>
        )}
      </div>
      {isTooMany && (
        <p className={styles.tooMany}>{t("zip.tooMany", { most: MOST_DOCUMENTS_IN_ZIP })}</p>
      )}
      {state === "failed" && (
        <div className={styles.failed}>
          <Notice kind="error">
            <p>{t("zip.failed")}</p>
          </Notice>
        </div>
      )}
    </>
  );
}
