import type { Right } from "@portal/model/desk/rights.ts";
import type { ComponentType } from "react";
import type { TextKey } from "../core/texts/texts.ts";

/** An address of the desk, below /desk. */
export interface DeskPlace {
  readonly path: string;
  /** The entry of the navigation; the most important first. */
  readonly text: TextKey<"desk">;
  /** The right without which the place is neither shown nor opened. */
  readonly right: Right;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** The rooms of the desk. A new room is added here. */
export const places: readonly DeskPlace[] = [
  {
    path: "/",
    text: "nav.requests",
    right: "requests.read",
    load: async () => ({ default: (await import("./requests/RequestsScreen.tsx")).RequestsScreen }),
  },
  {
    path: "/conversations",
    text: "nav.conversations",
    right: "messages.answer",
    load: async () => ({
      default: (await import("./conversations/ConversationsScreen.tsx")).ConversationsScreen,
    }),
  },
  {
    path: "/customers",
    text: "nav.customers",
    right: "customers.read",
    load: async () => ({
      default: (await import("./customers/CustomersScreen.tsx")).CustomersScreen,
    }),
  },
  {
    path: "/books",
    text: "nav.books",
    right: "books.read",
    load: async () => ({ default: (await import("./books/BooksScreen.tsx")).BooksScreen }),
  },
  {
    path: "/publish",
    text: "nav.publish",
    right: "publish",
    load: async () => ({ default: (await import("./publish/PublishScreen.tsx")).PublishScreen }),
  },
  {
    path: "/watch",
    text: "nav.watch",
    right: "watch",
    load: async () => ({ default: (await import("./watch/WatchScreen.tsx")).WatchScreen }),
  },
  {
    path: "/approvals",
    text: "nav.approvals",
    right: "approvals.decide",
    load: async () => ({
      default: (await import("./approvals/ApprovalsScreen.tsx")).ApprovalsScreen,
    }),
  },
  {
    path: "/supervise",
    text: "nav.supervise",
    right: "supervise",
    load: async () => ({
      default: (await import("./supervise/SuperviseScreen.tsx")).SuperviseScreen,
    }),
  },
];

/** The place of a path: the longest address that it begins with. */
export function placeAt(path: string): DeskPlace | undefined {
  const own = path.startsWith("/requests") ? "/" : path;
  return places
    .filter(
      (place) => own === place.path || (place.path !== "/" && own.startsWith(`${place.path}/`)),
    )
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
