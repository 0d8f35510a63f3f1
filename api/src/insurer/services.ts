import type pg from "pg";
import type { CookieNames } from "../core/cookies.ts";
import type { Clock } from "../core/clock.ts";
import type { EventStream } from "./notifications/event-stream.ts";
import type { DocumentTemplates } from "./papers/document-template.ts";

/** The services of routes for visitors. */
export interface VisitorServices {
  /** A pool in the role that sees one insured person at a time. */
  pool: pg.Pool;
  cookies: CookieNames;
  publicUrl: string;
  trustProxy: boolean;
  /** The interval of constant-time responses. */
  beatMs: number;
}

declare module "../core/context.ts" {
  interface AppServices {
    documentTemplates: DocumentTemplates;
    /** The allowed hosts of push subscriptions. */
    pushHosts: readonly string[];
    liveNews: EventStream;
    visitors: VisitorServices;
    signIn: {
      /** The origin of passkeys. */
      origin: string;
      /** Whether an external provider keeps passwords, passkeys and second factors. */
      isElsewhere: boolean;
      /** The real time, even if the insurer's clock is set to another day. */
      clock: Clock;
    };
  }
}
