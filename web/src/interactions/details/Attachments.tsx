import { safeFileName } from "@portal/model/files.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import Paperclip from "lucide-react/icons/paperclip";
import { useState } from "react";
import { query } from "../../core/http/api.ts";
import { saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { InteractionFiles } from "../interactions.ts";
import styles from "./Details.module.css";

/** The files of a message. Their bytes are asked for when somebody wants them. */
export function Attachments({ id, names }: { id: string; names: readonly string[] }) {
  const t = useTexts("interactions");
  const [hasFailed, setFailed] = useState(false);
  const download = async (place: number) => {
    setFailed(false);
    try {
      await save(id, place);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ul className={styles.files}>
        {names.map((name, place) => (
          <li key={name}>
            <button
              type="button"
              className={styles.file}
              aria-label={t("attachment.download", { name })}
              onClick={() => void download(place)}
            >
              <Paperclip size={18} aria-hidden="true" />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <Notice kind="error">{t("attachment.failed")}</Notice>}
    </>
  );
}

async function save(id: string, place: number): Promise<void> {
  const { interaction } = await query(InteractionFiles, { id }, { silent: true });
  const details = readDetails(interaction.type, interaction.details);
  const file = details?.kind === "contact" ? details.attachments?.[place] : undefined;
  if (!file?.data) throw new Error("The file is not there.");
  const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0));
  // Saved, never shown: whatever it claims to be, it opens outside of the portal.
  saveFile(new Blob([bytes], { type: "application/octet-stream" }), safeFileName(file.filename));
}
