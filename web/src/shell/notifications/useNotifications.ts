import { useQuery } from "../../core/http/useQuery.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { track } from "../../core/analytics.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { NotificationsQuery } from "../../core/http/gql/private.ts";
import { type Notification, Notifications } from "./kinds.ts";
import { unreadKey } from "./useUnread.ts";

const UpdateStatus = graphql(`
  mutation UpdateNotificationStatus($id: ID!, $seen: Boolean, $read: Boolean, $deleted: Boolean) {
    updateNotificationStatus(id: $id, seen: $seen, read: $read, deleted: $deleted) {
      id
    }
  }
`);
const MarkSeen = graphql(`
  mutation MarkNotificationsSeen($ids: [ID!]!) {
    markNotificationsSeen(ids: $ids)
  }
`);

const MarkRead = graphql(`
  mutation MarkNotificationsRead($ids: [ID!]!) {
    markNotificationsRead(ids: $ids)
  }
`);

const listKey = ["notifications", "list"];

/** The notifications and their actions, with optimistic updates. */
export function useNotifications() {
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: listKey,
    queryFn: () => query(Notifications, {}, { silent: true }),
  });
  return {
    notifications: data?.notifications.filter(({ deleted }) => !deleted),
    hasFailed: isError && !data,
    refetch,
    see: ({ id, type, seen }: Notification): void => {
      if (seen) return;
      change(cache, [id], { seen: true });
      track({ name: "notification_read", type });
      settle(cache, () => query(UpdateStatus, { id, seen: true }, { silent: true }));
    },
    /** All on the screen; those that arrive meanwhile stay unseen. */
    seeAll: (): void => {
      const ids = idsWithout(cache, "seen");
      if (ids.length === 0) return;
      change(cache, ids, { seen: true });
      settle(cache, () => query(MarkSeen, { ids }, { silent: true }));
    },
    /** It was opened, or marked by its button. */
    read: ({ id, read }: Notification): void => {
      if (read) return;
      change(cache, [id], { seen: true, read: true });
      settle(cache, () => query(UpdateStatus, { id, read: true }, { silent: true }));
    },
    readAll: (): void => {
      const ids = idsWithout(cache, "read");
      if (ids.length === 0) return;
      change(cache, ids, { seen: true, read: true });
      settle(cache, () => query(MarkRead, { ids }, { silent: true }));
    },
    dismiss: ({ id }: Notification): void => {
      change(cache, [id], { seen: true, read: true, deleted: true });
      settle(cache, () => query(UpdateStatus, { id, seen: true, deleted: true }));
    },
    restore: (notification: Notification): void => {
      const { id } = notification;
      putBack(cache, { ...notification, seen: true, read: true, deleted: false });
      settle(cache, () => query(UpdateStatus, { id, deleted: false }));
    },
  };
}

function idsWithout(cache: QueryClient, state: "seen" | "read"): string[] {
  const known = cache.getQueryData<NotificationsQuery>(listKey)?.notifications ?? [];
  return known.filter((one) => !one[state]).map(({ id }) => id);
}

function change(
  cache: QueryClient,
  ids: readonly string[],
  status: Partial<Pick<Notification, "seen" | "read" | "deleted">>,
): void {
  const known = cache.getQueryData<NotificationsQuery>(listKey)?.notifications ?? [];
  show(
    cache,
    known.map((one) => (ids.includes(one.id) ? { ...one, ...status } : one)),
  );
}

/** A refetched list may not contain it. */
function putBack(cache: QueryClient, notification: Notification): void {
  const known = cache.getQueryData<NotificationsQuery>(listKey)?.notifications ?? [];
  const others = known.filter(({ id }) => id !== notification.id);
  show(
    cache,
    [...others, notification].toSorted((one, other) => other.sent.localeCompare(one.sent)),
  );
}

function show(cache: QueryClient, notifications: Notification[]): void {
  cache.setQueryData<NotificationsQuery>(listKey, { notifications });
  cache.setQueryData(
    unreadKey,
    notifications.filter(({ read, deleted }) => !read && !deleted).length,
  );
}

/** A queue, so that a dismissal and its undo reach the server in order. */
let acts: Promise<unknown> = Promise.resolve();
let pending = 0;
let isDoubtful = false;
/** The update count of the list when the newest action was shown. */
let shown: number | undefined;

/**
 * After the last action has reached the server, the list is refetched if it may differ from the server's: an action was
 * refused, or the list was loading meanwhile. A running fetch is cancelled, so that it does not remove the focused
 * element.
 */
function settle(cache: QueryClient, send: () => Promise<unknown>): void {
  const queryKey = ["notifications"];
  if (cache.isFetching({ queryKey }) > 0) isDoubtful = true;
  void cache.cancelQueries({ queryKey });
  const updates = () => cache.getQueryState(listKey)?.dataUpdateCount;
  shown = updates();
  pending += 1;
  const end = async (isKept: boolean) => {
    pending -= 1;
    isDoubtful ||= !isKept || updates() !== shown || cache.isFetching({ queryKey }) > 0;
    if (pending > 0 || !isDoubtful) return;
    isDoubtful = false;
    await cache.invalidateQueries({ queryKey });
  };
  acts = acts.then(send).then(
    () => end(true),
    () => end(false),
  );
}
