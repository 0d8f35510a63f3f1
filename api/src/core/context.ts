import type { GivenCode } from "@portal/model/portal/act-headers.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import {
  fallbackLanguage,
  type Language,
  preferredLanguage,
} from "@portal/model/portal/languages.ts";
import type { Kysely } from "kysely";
import type { Clock } from "./clock.ts";
import type { BoundStatement, Reader } from "./db/prepared-query.ts";
import type { CacheEntry } from "./db/versioned-cache.ts";
import type { Tables } from "./db/tables.ts";
import type { Log } from "./log.ts";
import type { Scanner } from "./scanner.ts";
import type { Secrets } from "./secrets/secrets.ts";

export interface Session {
  id: string;
  accountId: string;
  role: "CUSTOMER" | "OPERATOR";
  extranauteType: string;
  sousTutelle: boolean;
  /** Whether the account may use the portal: owners always, affiliated accounts while their feature flag is on. */
  admitted: boolean;
  /** An account without a main insured has access to no data. */
  hasMainInsured: boolean;
  /** Set where a representative asks: `accountId` is then the represented account. */
  representation?: SessionRepresentation | undefined;
}

export interface SessionRepresentation {
  id: string;
  /** The account of the representative. */
  representativeId: string;
  scope: RepresentationScope;
}

/** The services of the process, shared by all requests. The insurer adds its own (`insurer/services.ts`). */
export interface AppServices {
  clock: Clock;
  log: Log;
  secrets: Secrets;
  scanner: Scanner;
  /** Called when the database is unreachable, full or read-only. */
  onDatabaseAway?: (error: unknown) => void;
  /** Timeouts of an upload: without data, in total and in the scanner; only tests set shorter ones. */
  uploadTimeouts?: { silenceMs: number; wholeMs: number; inspectionMs?: number } | undefined;
}

/** The context of one request: session, language and data access. */
export interface Context extends AppServices, Reader {
  correlationId: string;
  language: Language;
  /** The one-time code that came with the request. */
  confirmation: GivenCode | undefined;
  /** Resolves with the request's first statement, which reads the session row; rejects without a session. */
  session(): Promise<Session>;
  /** Queues a read. All reads of a tick are sent as one transaction, after the session check. */
  read<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
  /**
   * Reads data that are the same for all customers, from a versioned cache. Only tables with a version trigger
   * (migration 89) may be read, and without a session: no personal data.
   */
  cached<Row, Made>(entry: CacheEntry<Row, Made>): Promise<Made>;
  /**
   * Runs an act in one transaction after the session check. Its result is plain JSON, because it is stored under the
   * request's idempotency key for repetitions. The act closes the request's draft, unless `endsDraft` returns false.
   */
  write<Result>(
    act: (db: Kysely<Tables>, session: Session) => Promise<Result>,
    endsDraft?: (result: Result) => boolean,
  ): Promise<Result>;
  /** Sets the digest of a streamed body for the idempotency key: a stream cannot be read twice. */
  identifyBody(digest: () => Buffer): void;
  /** Adds an audit line for the next reads; it is written shortly after, and only if the session is valid. */
  noteRead(subject: string): void;
  /** Waits until the audit lines of earlier reads are written, for callers that show them. */
  readsWritten(): Promise<void>;
  /** The same request for reads that a replica may answer; no act begins there. */
  toleratingLag(): Context;
  /** For public operations: the request continues without a session. */
  anonymise(): void;
  /** The number of statements that this request has sent. */
  statements(): number;
}

export function languageOf(acceptLanguage: string | undefined | null): Language {
  return preferredLanguage((acceptLanguage ?? "").split(",")) ?? fallbackLanguage;
}

/** The context of a public operation: no session and no access to customer data. */
export type PublicContext = Omit<
  Context,
  "session" | "write" | "noteRead" | "readsWritten" | "toleratingLag"
>;

export function unauthenticated(): Problem {
  return new Problem("UNAUTHENTICATED");
}
