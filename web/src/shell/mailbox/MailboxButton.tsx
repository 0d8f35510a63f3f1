import { Boundary } from "../../core/hydration.tsx";
import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import { createPortal } from "react-dom";
import { usePageBody } from "../../core/environment.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { Drawer } from "../../ui/dialogs/Drawer.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { NotificationsSkeleton } from "../notifications/NotificationsSkeleton.tsx";
import styles from "../DemonstrationNotice.module.css";

/** With its styles, which the first screen does not need. */
const Mailbox = lazyPart(async () => (await import("./Mailbox.tsx")).Mailbox);

/** Opens the messages to the signed-in customer. They are polled only while it is open. */
export function MailboxButton() {
  const t = useTexts("demonstration");
  const place = useLocation();
  const body = usePageBody();
  // A navigation closes it.
  const [openedAt, setOpenedAt] = useState<typeof place>();
  const isOpen = openedAt === place;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(place)}
      >
        <Mail size={18} aria-hidden="true" />
        {t("open")}
      </button>
      {/* Outside the bar, whose looks are not its own. */}
      {body &&
        createPortal(
          <Drawer
            title={t("open")}
            width={480}
            open={isOpen}
            onClose={() => setOpenedAt(undefined)}
          >
            {isOpen && (
              <Boundary fallback={<NotificationsSkeleton />}>
                <Mailbox />
              </Boundary>
            )}
          </Drawer>,
          body,
        )}
    </>
  );
}
