import { shownFileName } from "@portal/model/files.ts";
import { useEffect, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "../RequestAccess.module.css";

/** A photo of the document, taken or picked. It stays on the phone. */
export function PhotoStep({ onDone }: { onDone: () => void }) {
  const t = useTexts("identity_check");
  const [name, setName] = useState<string>();
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null);
  useEffect(() => heading?.focus(), [heading]);
  return (
    <>
      <h2 ref={setHeading} tabIndex={-1}>
        {t("photo.title")}
      </h2>
      <p>{t("photo.text")}</p>
      <label className={styles.photo}>
        {t("photo.choose")}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => setName(event.target.files?.[0]?.name)}
        />
      </label>
      {name && <p role="status">{t("photo.chosen", { name: shownFileName(name) })}</p>}
      <div className={styles.actions}>
        <Button disabled={!name} onClick={onDone}>
          {t("continue")}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t("photo.without")}
        </Button>
      </div>
    </>
  );
}
