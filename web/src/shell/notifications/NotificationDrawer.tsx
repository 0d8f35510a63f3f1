import { Suspense, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Drawer } from "../../ui/dialogs/Drawer.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { NewsAnnouncement } from "./NewsAnnouncement.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";

const NotificationList = lazyPart(
  async () => (await import("./NotificationList.tsx")).NotificationList,
);

/** Its content comes when it is first opened, and stays while it slides out. */
export function NotificationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts("template");
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <Drawer title={t("bell.label")} width={400} open={open} onClose={onClose}>
      {open && <NewsAnnouncement />}
      {wasOpened && (
        <Suspense fallback={<NotificationsSkeleton />}>
          <NotificationList isOpen={open} />
        </Suspense>
      )}
    </Drawer>
  );
}
