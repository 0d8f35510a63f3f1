import { MOST_ATTACHED } from "@portal/model/contact/conversations.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { BoundField } from "../parts/FormField.tsx";
import { TrayField } from "../parts/photos/TrayField.tsx";
import type { Holding } from "../parts/photos/useHolding.ts";

/** As many photos become the pages of the attached file. */
const MOST_PHOTOS = 10;

interface AttachmentFieldProps extends BoundField<string[] | undefined> {
  label: string;
  holding: Holding;
}

/** One file that goes with a message, or none. */
export function AttachmentField(props: AttachmentFieldProps) {
  const t = useTexts("conversations");
  return (
    <TrayField
      {...props}
      isOptional
      mostFiles={MOST_ATTACHED}
      mostPhotos={MOST_PHOTOS}
      leaving={{
        title: t("leave.title"),
        text: t("leave.text"),
        confirm: t("leave.confirm"),
      }}
    />
  );
}
