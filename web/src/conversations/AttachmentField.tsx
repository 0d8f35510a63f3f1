import { Boundary } from "../core/hydration.tsx";
import { MOST_ATTACHED } from "@portal/model/contact/conversations.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { BoundField } from "../parts/FormField.tsx";
import type { Holding } from "../parts/photos/useSubmitAfterUploads.ts";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";

/** Loaded after the screen, because reading and writing do not need it. */
const TrayField = lazyPart(async () => (await import("../parts/photos/TrayField.tsx")).TrayField);

/** The limit of photos in the attached file. */
const MOST_PHOTOS = 10;

interface AttachmentFieldProps extends BoundField<string[] | undefined> {
  label: string;
  holding: Holding;
}

/** An optional attachment of a message. */
export function AttachmentField(props: AttachmentFieldProps) {
  const t = useTexts("conversations");
  return (
    <Boundary fallback={<Skeleton height="120px" />}>
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
    </Boundary>
  );
}
