import { safeFileName } from "@portal/model/files.ts";
import { type DetailsOf, readDetails } from "@portal/model/requests/interaction-details.ts";
import Paperclip from "lucide-react/icons/paperclip";
import { useState } from "react";
import { query } from "../../core/http/api.ts";
import { saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { InteractionFiles } from "../interactions.ts";
import styles from "./Details.module.css";
import { SentFileLink } from "./SentFileLink.tsx";

interface AttachmentsProps {
  id: string;
  attachments: NonNullable<DetailsOf<"contact">["attachments"]>;
}

/** The attachments of a message: a link to a stored file, or the bytes of an older one on request. */
export function Attachments({ id, attachments }: AttachmentsProps) {
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
        {attachments.map(({ filename: name, url }, place) => (
          <li key={place}>
            {url && <SentFileLink url={url} filename={name} />}
            {!url && (
              <button
                type="button"
                className={styles.file}
                aria-label={t("attachment.download", { name })}
                onClick={() => void download(place)}
              >
                <Paperclip size={18} aria-hidden="true" />
                {name}
              </button>
            )}
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
  // Downloaded as a binary, so that the file never opens within the portal's origin.
  saveFile(new Blob([bytes], { type: "application/octet-stream" }), safeFileName(file.filename));
}
