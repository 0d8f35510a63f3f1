import type { LiveNews } from "./notifications/live-news.ts";
import type { PaperKinds } from "./papers/kinds.ts";

declare module "../core/context.ts" {
  interface AppServices {
    paperKinds: PaperKinds;
    /** The push services that a browser may name. */
    pushHosts: readonly string[];
    liveNews: LiveNews;
  }
}
