import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** The first screen comes first. */
const startAfterMs = 1500;

/** Keeps the bell and the drawer up to date while the page is open. */
export function useLiveNews(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const stopping = new AbortController();
    const refresh = () => void cache.invalidateQueries({ queryKey: ["notifications"] });
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
