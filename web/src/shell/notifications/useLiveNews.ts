import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isInvalidatedByDecisions } from "../../core/http/cache-invalidation.ts";

/** The stream starts after the first screen is shown. */
const startAfterMs = 1500;

/** Keeps the bell, the drawer and pending requests up to date while the page is open. */
export function useLiveNews(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const stopping = new AbortController();
    const refresh = () => {
      void cache.invalidateQueries({ queryKey: ["notifications"] });
      void cache.invalidateQueries({ predicate: isInvalidatedByDecisions });
    };
    const timer = setTimeout(() => void follow(refresh, stopping.signal), startAfterMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [cache]);
}

/** If the code cannot be loaded, loading is retried silently when the network is back. */
async function follow(onNews: () => void, stopping: AbortSignal): Promise<void> {
  try {
    const { followNews } = await import("./event-stream.ts");
    await followNews(onNews, stopping);
  } catch {
    const again = () => void follow(onNews, stopping);
    addEventListener("online", again, { once: true, signal: stopping });
  }
}
