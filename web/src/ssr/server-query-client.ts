import { QueryCache, QueryClient } from "@tanstack/react-query";

/** The queries of one rendered page. An error ends the rendering, and the browser runs the queries itself. */
export function serverQueryClient(onError: (reason: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: { retry: false, networkMode: "always", staleTime: Infinity, gcTime: Infinity },
    },
  });
}
