import type pg from "pg";
import type { CookieNames } from "../core/http/cookies.ts";
import type { Clock } from "../core/clock.ts";
import type { EventStream } from "./notifications/event-stream.ts";
import type { DocumentTemplates } from "./papers/document-template.ts";

/** What the doors need that are open to people who are not signed in. */
export interface VisitorServices {
  /** In the role that sees one insured person at a time. */
  pool: pg.Pool;
  cookies: CookieNames;
  publicUrl: string;
  trustProxy: boolean;
  /** How long an answer takes that must not tell by its time whom we know. */
  beatMs: number;
}

declare module "../core/context.ts" {
  interface AppServices {
    documentTemplates: DocumentTemplates;
    /** The push services that a browser may name. */
    pushHosts: readonly string[];
    liveNews: EventStream;
    visitors: VisitorServices;
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
