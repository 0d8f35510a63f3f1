import { LARGEST_FILE_MB } from "@portal/model/files.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import FileCheck from "lucide-react/icons/file-check";
import FileUp from "lucide-react/icons/file-up";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import bars from "../layout/Bar.module.css";
import styles from "./Upload.module.css";
import type { UploadItem, Uploads } from "./useUploads.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface UploadListProps {
  uploads: Uploads;
  /** Takes the focus of the button that disappears with its file. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The files of an upload with their progress, and a live region. */
export function UploadList({ uploads, buttonRef }: UploadListProps) {
  const t = useTexts("forms");
  const [removed, setRemoved] = useState<{ name: string; lastSent: number | undefined }>();
  const { items, remove } = uploads;
  const sent = items.findLast(({ state }) => state.kind === "uploaded");
  // The button is enabled only once the list has shrunk.
  useEffect(() => {
    if (removed) buttonRef.current?.focus();
  }, [removed, buttonRef]);
  const take = async (item: UploadItem) => {
    if (!(await remove(item))) return;
    const left = items.filter(({ id, state }) => id !== item.id && state.kind === "uploaded");
    setRemoved({ name: item.name, lastSent: left.at(-1)?.id });
  };
  const news =
    removed && removed.lastSent === sent?.id
      ? t("upload.removed", { name: removed.name })
      : sent && t("upload.sent", { name: sent.name });
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t("upload.list")}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              uploads={uploads}
              onRemove={() => void take(item)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </>
  );
}

interface UploadRowProps {
  item: UploadItem;
  uploads: Uploads;
  onRemove: () => void;
}

function UploadRow({ item, uploads, onRemove }: UploadRowProps) {
  const t = useTexts("forms");
  return (
    <li className={`${styles.item} ${item.state.kind === "error" ? styles.bad : ""}`}>
      <UploadIcon state={item.state} />
      <div className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <UploadProgress item={item} uploads={uploads} />
      </div>
      {item.state.kind === "error" && item.state.problem === "connection" && (
        <Button
          variant="icon"
          aria-label={t("upload.retry", { name: item.name })}
          onClick={() => void uploads.send(item)}
        >
          <RotateCw size={20} aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="icon"
        disabled={item.state.kind === "removed"}
        aria-label={t(item.state.kind === "uploading" ? "upload.cancel" : "upload.remove", {
          name: item.name,
        })}
        onClick={onRemove}
      >
        <X size={20} aria-hidden="true" />
      </Button>
    </li>
  );
}

function UploadIcon({ state }: Pick<UploadItem, "state">) {
  const Icon =
    state.kind === "error" ? CircleAlert : state.kind === "uploading" ? FileUp : FileCheck;
  return <Icon className={styles.icon} size={20} aria-hidden="true" />;
}

function UploadProgress({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const t = useTexts("forms");
  const { state, file, name } = item;
  if (state.kind === "error") {
    const { accepted, max } = uploads;
    const values = { types: accepted.join(", "), max, size: LARGEST_FILE_MB };
    return (
      <span role="alert" className={styles.error}>
        {t("upload.problem", {
          title: t("upload.errors.title"),
          message: t(`upload.errors.${state.problem}`, values),
        })}
      </span>
    );
  }
  if (state.kind !== "uploading") return <UploadSize file={file} />;
  const percent = t("upload.percent", { percent: state.percent });
  return (
    <span className={styles.progress}>
      <span
        className={bars.bar}
        role="progressbar"
        aria-label={t("upload.sending", { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={state.percent}
        aria-valuetext={percent}
      >
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={bars.lake} width={state.percent} height="8" />
        </svg>
      </span>
      <span aria-hidden="true">{percent}</span>
    </span>
  );
}

function UploadSize({ file }: Pick<UploadItem, "file">) {
  const t = useTexts("forms");
  const { language } = useLanguage();
  if (file.size === 0) return null;
  const isSmall = file.size < 100_000;
  const size = file.size / (isSmall ? 1024 : 1024 * 1024);
  const digits = { maximumFractionDigits: isSmall ? 0 : 1 };
  const text = new Intl.NumberFormat(`${language}-CH`, digits).format(
    Math.max(isSmall ? 1 : 1 / 10, size),
  );
  return (
    <span className={styles.rule}>
      {t(isSmall ? "upload.sizeSmall" : "upload.size", { size: text })}
    </span>
  );
}
