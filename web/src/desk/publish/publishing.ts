import {
  OpenedPublication,
  type PublicationName,
  PublicationRows,
} from "@portal/model/desk/publishing.ts";
import { queryOptions } from "@tanstack/react-query";
import { ask } from "../http/desk-api.ts";

export const listKey = (kind: PublicationName) => ["publications", kind] as const;

export function publicationsOf(kind: PublicationName) {
  return queryOptions({
    queryKey: listKey(kind),
    queryFn: () => ask(`/publications/${kind}`, PublicationRows),
  });
}

export function publicationQuery(kind: PublicationName, item: string) {
  return queryOptions({
    queryKey: [...listKey(kind), item],
    queryFn: () => ask(`/publications/${kind}/${item}`, OpenedPublication),
    // A refetch under a form would hide that a colleague published meanwhile.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function addressOf(kind: PublicationName, item?: string): string {
  return item === undefined ? `/publish/${kind}` : `/publish/${kind}/${item}`;
}

/** The last part of the address of a form for something new. */
export const NEW_ITEM = "new";
