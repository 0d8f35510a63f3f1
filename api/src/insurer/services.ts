import type { LiveNews } from "./notifications/live-news.ts";
import type { DocumentTemplates } from "./papers/document-template.ts";

declare module "../core/context.ts" {
  interface AppServices {
    documentTemplates: DocumentTemplates;
    /** The push services that a browser may name. */
    pushHosts: readonly string[];
    liveNews: LiveNews;
  }
}
