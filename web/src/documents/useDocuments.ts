import { useQuery } from "../core/http/useQuery.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../core/http/api.ts";
import type { DocumentsQuery } from "../core/http/gql/private.ts";
import { Documents } from "./documents.ts";

/** The documents of a year. One that is opened or downloaded is marked as seen at once. */
export function useDocuments(year: number) {
  const cache = useQueryClient();
  const queryKey = ["documents", year];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => query(Documents, { from: `${year}-01-01`, to: `${year}-12-31` }),
  });
  const markSeen = (...ids: readonly string[]) => {
    setOpened((before) => new Set([...before, ...ids]));
    cache.setQueryData<DocumentsQuery>(queryKey, (before) => {
      const documents = before?.documents.map((one) =>
        ids.includes(one.iddms) ? { ...one, seen: true } : one,
      );
      return documents && { documents };
    });
  };
  return {
    documents: data?.documents,
    hasFailed: isError && !data,
    refetch,
    markSeen,
    /** A document opened just now stays in the list, also among the unread ones. */
    opened,
  };
}
