import { LARGEST_FILE_MB } from "@portal/model/files.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./PhotoTray.module.css";
import type { Photos } from "./usePhotos.ts";

/** The unusable photos with advice; each stays until it is removed. */
export function PhotoProblems({ photos: { refused, failure, most, dismiss } }: { photos: Photos }) {
  const t = useTexts("photos");
  const forms = useTexts("forms");
  if (refused.length === 0 && !failure) return null;
  return (
    <Notice kind="error">
      <ul className={styles.problems}>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong> {t(`refused.${reason}`, { most })}
            <div>
              <Button
                variant="secondary"
                onClick={({ currentTarget }) => {
                  currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
                  dismiss(id);
                }}
              >
                {forms("upload.remove", { name })}
              </Button>
            </div>
          </li>
        ))}
        {failure && <li>{t(`failed.${failure}`, { size: LARGEST_FILE_MB })}</li>}
      </ul>
    </Notice>
  );
}
