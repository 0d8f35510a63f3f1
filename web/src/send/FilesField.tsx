import { MOST_SENT_FILES } from "@portal/model/send.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { BoundField } from "../parts/FormField.tsx";
import { TrayField } from "../parts/photos/TrayField.tsx";
import type { Holding } from "../parts/photos/useSubmitAfterUploads.ts";

/** The number of pages that stays readable in one file. */
const MOST_PHOTOS = 20;

interface FilesFieldProps extends BoundField<string[] | undefined> {
  label: string;
  holding: Holding;
  onPick: (files: readonly File[]) => void;
}

/** PDFs are sent unchanged; photos become pages of a PDF first. */
export function FilesField(props: FilesFieldProps) {
  const t = useTexts("send");
  return (
    <TrayField
      {...props}
      help={t("files.help", { count: MOST_SENT_FILES })}
      mostFiles={MOST_SENT_FILES}
      mostPhotos={MOST_PHOTOS}
      leaving={{
        title: t("leave.title"),
        text: t("leave.text"),
        confirm: t("leave.confirm"),
      }}
    />
  );
}
