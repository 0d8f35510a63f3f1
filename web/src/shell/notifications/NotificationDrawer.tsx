import { Boundary } from "../../core/hydration.tsx";
import { memo, useDeferredValue, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Drawer } from "../../ui/dialogs/Drawer.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { NewsAnnouncement } from "./NewsAnnouncement.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";

const NotificationList = lazyPart(
  async () => (await import("./NotificationList.tsx")).NotificationList,
);

interface NotificationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Its content is rendered when it is first opened, and stays while it slides out. */
export const NotificationDrawer = memo(function NotificationDrawer(props: NotificationDrawerProps) {
  const { open, onClose } = props;
  const t = useTexts("template");
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  // The drawer appears at once; its list is loaded and rendered after the paint.
  const isListWanted = useDeferredValue(wasOpened);
  return (
    <Drawer title={t("bell.label")} width={400} open={open} onClose={onClose}>
      {open && <NewsAnnouncement />}
      {wasOpened && (
        <Boundary fallback={<NotificationsSkeleton />}>
          {isListWanted ? <NotificationList isOpen={open} /> : <NotificationsSkeleton />}
        </Boundary>
      )}
    </Drawer>
  );
});
