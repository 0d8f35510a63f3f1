import type { GivenCode } from "@portal/model/portal/act-headers.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  fallbackLanguage,
  type Language,
  preferredLanguage,
} from "@portal/model/portal/languages.ts";
import type { Kysely } from "kysely";
import type { Clock } from "./clock.ts";
import type { BoundStatement } from "./db/prepared-query.ts";
import type { Wish } from "./db/versioned-cache.ts";
import type { Tables } from "./db/tables.ts";
import type { Log } from "./log.ts";
import type { Scanner } from "./scanner.ts";
import type { Secrets } from "./secrets/secrets.ts";

/** What the session row says of who is asking. */
export interface Session {
  id: string;
  accountId: string;
  role: "CUSTOMER" | "OPERATOR";
  extranauteType: string;
  sousTutelle: boolean;
  /** Whether this account may use the portal: owners always, others while the flag for affiliated accounts is on. */
  admitted: boolean;
  /** An account that sees nobody as its main insured is nobody's: it gets nothing. */
  hasMainInsured: boolean;
}

/** What outlives a request and is there for all of them. The insurer adds its own (`insurer/services.ts`). */
export interface AppServices {
  clock: Clock;
  log: Log;
  secrets: Secrets;
  scanner: Scanner;
  /** Told when the database is away, full or takes no writes. */
  onDatabaseAway?: (error: unknown) => void;
  /** How long a file may be silent, arrive and be inspected; only tests have less patience. */
  uploadPatience?: { silenceMs: number; wholeMs: number; inspectionMs?: number } | undefined;
}

/** One request: who asks, in which language, and the way to the data. */
export interface Context extends AppServices {
  correlationId: string;
  language: Language;
  /** The one-time code that came with the request. */
  confirmation: GivenCode | undefined;
  /** Settles with the first statement that is sent, which asks the session row; fails when there is no session. */
  session(): Promise<Session>;
  /** Queues a read. All reads of a tick travel together, behind the session check, as one transaction. */
  read<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
  /**
   * What is the same for everybody, from memory while nobody has changed it. Only tables that migration 89 watches may be
   * asked, and they are asked as nobody: nothing personal comes from here.
   */
  shared<Row, Made>(wish: Wish<Row, Made>): Promise<Made>;
  /**
   * Runs an act in one transaction, once the session row has said who is acting. Its result is plain JSON: it is kept
   * with the act where the request was given a name, and the same request gets it again. The draft that the request
   * names ends with it, unless `endsDraft` says that nothing was done yet.
   */
  write<Result>(
    act: (db: Kysely<Tables>, session: Session) => Promise<Result>,
    endsDraft?: (result: Result) => boolean,
  ): Promise<Result>;
  /** Says what a streamed body held, where the request has an idempotency key: it cannot be read a second time. */
  identifyBody(digest: () => Buffer): void;
  /** Notes for the audit what the next reads tell; the line is written soon, and only if the session holds. */
  noteRead(subject: string): void;
  /** Waits for the audit lines of earlier reads, for whoever tells of them. */
  readsWritten(): Promise<void>;
  /** For what is open to everybody: the request goes on as one without a session. */
  forgetCaller(): void;
  /** How many statements this request has sent. */
  statements(): number;
}

export function languageOf(acceptLanguage: string | undefined | null): Language {
  return preferredLanguage((acceptLanguage ?? "").split(",")) ?? fallbackLanguage;
}

/** What a public operation gets: no session, and no way to a customer's data. */
export type PublicContext = Omit<Context, "session" | "write" | "noteRead" | "readsWritten">;

export function unauthenticated(): Problem {
  return new Problem("UNAUTHENTICATED");
}
