import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followsRequests } from "../../core/awaited-requests.ts";

/** The first screen comes first. */
const startAfterMs = 1500;

/** Keeps the bell, the drawer and what waits to be treated up to date while the page is open. */
export function useLiveNews(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const stopping = new AbortController();
    const refresh = () => {
      void cache.invalidateQueries({ queryKey: ["notifications"] });
      void cache.invalidateQueries({ predicate: followsRequests });
    };
    const timer = setTimeout(() => {
      void import("./live-news.ts")
        .then(({ followNews }) => followNews(refresh, stopping.signal))
        .catch(() => undefined);
    }, startAfterMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [cache]);
}
