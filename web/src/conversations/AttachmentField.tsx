import { Boundary } from "../core/hydration.tsx";
import { MOST_ATTACHED } from "@portal/model/contact/conversations.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { BoundField } from "../parts/FormField.tsx";
import type { Holding } from "../parts/photos/useHolding.ts";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";

/** A message is read and written without it: its code comes after the screen. */
const TrayField = lazyPart(async () => (await import("../parts/photos/TrayField.tsx")).TrayField);

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
