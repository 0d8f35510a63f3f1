import { LARGEST_FILE_MB } from "@portal/model/files.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import styles from "./PhotoTray.module.css";
import type { Photos } from "./usePhotos.ts";

/** Which photos cannot be used and what helps; nothing of the others is lost. */
export function PhotoProblems({ photos: { refused, failure, most } }: { photos: Photos }) {
  const t = useTexts("photos");
  if (refused.length === 0 && !failure) return null;
  return (
    <Notice kind="error">
      <ul className={styles.problems}>
        {refused.map(({ name, reason }, index) => (
          <li key={`${index} ${name}`}>
            <strong>{name}</strong> {t(`refused.${reason}`, { most })}
          </li>
        ))}
        {failure && <li>{t(`failed.${failure}`, { size: LARGEST_FILE_MB })}</li>}
      </ul>
    </Notice>
  );
}
