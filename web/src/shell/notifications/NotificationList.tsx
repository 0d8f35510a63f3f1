import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { cardId, NotificationCard } from "./NotificationCard.tsx";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./Notifications.module.css";
import { NoNotifications } from "./NoNotifications.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";
import { UndoBar } from "./UndoBar.tsx";
import type { Notification } from "./kinds.ts";
import { useNotifications } from "./useNotifications.ts";

/** The content of the drawer. Closing it marks all as seen (E09); they stay unread until they are opened or marked. */
export function NotificationList({ isOpen }: { isOpen: boolean }) {
  const t = useTexts("notifications");
  const { notifications, hasFailed, refetch, dismiss, restore, ...acts } = useNotifications();
  const leave = useEffectEvent(acts.seeAll);
  useEffect(() => (isOpen ? () => leave() : undefined), [isOpen]);
  const undo = useUndo(dismiss, restore);

  if (hasFailed) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  if (!notifications) return <NotificationsSkeleton />;
  return (
    <>
      {notifications.length === 0 ? (
        <NoNotifications />
      ) : (
        <>
          <ReadAll hasUnread={notifications.some(({ read }) => !read)} onReadAll={acts.readAll} />
          <ul className={stack.gap3}>
            {notifications.map((one) => (
              <NotificationCard
                key={one.id}
                notification={one}
                onSee={() => acts.see(one)}
                onRead={() => acts.read(one)}
                onDismiss={(byKeyboard) => undo.dismiss(one, byKeyboard)}
              />
            ))}
          </ul>
        </>
      )}
      <div className={styles.status} role="status">
        {undo.dismissed && isOpen && (
          <UndoBar
            key={undo.dismissed.notification.id}
            takesFocus={undo.dismissed.byKeyboard}
            onUndo={undo.takeBack}
            onGone={undo.forget}
          />
        )}
      </div>
    </>
  );
}

interface Dismissed {
  readonly notification: Notification;
  readonly byKeyboard: boolean;
}

function useUndo(
  dismiss: (notification: Notification) => void,
  restore: (notification: Notification) => void,
) {
  const [dismissed, setDismissed] = useState<Dismissed>();
  const [restored, setRestored] = useState<string>();
  useEffect(() => {
    if (restored) document.getElementById(cardId(restored))?.focus();
  }, [restored]);
  return {
    dismissed,
    dismiss: (notification: Notification, byKeyboard: boolean): void => {
      dismiss(notification);
      setRestored(undefined);
      setDismissed({ notification, byKeyboard });
    },
    takeBack: (): void => {
      if (!dismissed) return;
      restore(dismissed.notification);
      setRestored(dismissed.notification.id);
      setDismissed(undefined);
    },
    forget: useCallback(() => setDismissed(undefined), []),
  };
}

function ReadAll({ hasUnread, onReadAll }: { hasUnread: boolean; onReadAll: () => void }) {
  const t = useTexts("notifications");
  return (
    <div className={styles.bar}>
      <Button variant="quiet" aria-disabled={!hasUnread} onClick={onReadAll}>
        {hasUnread ? t("seeAll") : t("allSeen")}
      </Button>
    </div>
  );
}
