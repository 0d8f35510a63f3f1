import { Suspense } from "react";
import { useTexts } from "../core/i18n.tsx";
import { Drawer } from "../ui/Drawer.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { NotificationsSkeleton } from "./notifications/NotificationsSkeleton.tsx";

const Mailbox = lazyPart(async () => (await import("./mailbox/Mailbox.tsx")).Mailbox);

/** What left for the person who is signed in, in a demonstration alone. It is asked for only while it is open. */
export function MailboxDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts("global");
  return (
    <Drawer title={t("demonstrationMailbox")} width={480} open={open} onClose={onClose}>
      {open && (
        <Suspense fallback={<NotificationsSkeleton />}>
          <Mailbox />
        </Suspense>
      )}
    </Drawer>
  );
}
