import type { Clock } from "../core/clock.ts";
import type { LiveNews } from "./notifications/live-news.ts";
import type { DocumentTemplates } from "./papers/document-template.ts";

declare module "../core/context.ts" {
  interface AppServices {
    documentTemplates: DocumentTemplates;
    /** The push services that a browser may name. */
    pushHosts: readonly string[];
    liveNews: LiveNews;
    signIn: {
      /** Where people sign in with passkeys. */
      origin: string;
      /** Whether another provider keeps passwords, passkeys and second factors. */
      isElsewhere: boolean;
      /** Real time, whatever day the insurer is shown. */
      clock: Clock;
    };
  }
}
