import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { PoolClient } from "pg";
import { type Session, unauthenticated } from "../context.ts";
import { isDatabaseUnavailable } from "../db/connection-errors.ts";
import { rowsOf, runBatch } from "../db/batch.ts";
import { onConnection } from "../db/connection-driver.ts";
import type { Bulkhead } from "../db/bulkhead.ts";
import { type BoundStatement, statementName } from "../db/prepared-query.ts";
import type { ReadAudit } from "../db/read-audit.ts";
import { type VersionedCache, sharedVersion, type CacheEntry } from "../db/versioned-cache.ts";
import type { Tables } from "../db/tables.ts";
import { inOpenedTransaction } from "../db/transaction.ts";
import { markChange, required, requiredIn } from "../db/replica/freshness.ts";
import type { ReadReplica } from "../db/replica/read-replica.ts";
import { ReplicaReads } from "../db/replica/replica-reads.ts";
import { type IdempotentRequest, runIdempotently } from "./idempotency.ts";
import { holdRepresentation } from "./hold-representation.ts";
import { sessionIn } from "./opened-session.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { Claims } from "../secrets/tokens.ts";

/** The columns of the session row that a request needs. */
const ASKED = "account_id, role, extranaute_type, sous_tutelle, admitted, has_main_insured";
const OPEN = `select ${ASKED} from open_session($1, $2)`;
const OPEN_BACKGROUND = `select ${ASKED} from open_session_unattended($1, $2)`;
const OPEN_REPRESENTED = `select ${ASKED}, representation_id, representative_id, scope
  from open_session_for($1, $2, $3, $4)`;
const OPEN_NAME = statementName(OPEN);
const OPEN_BACKGROUND_NAME = statementName(OPEN_BACKGROUND);
const OPEN_REPRESENTED_NAME = statementName(OPEN_REPRESENTED);

/** The bulkhead compartment of all acts, because they wait for each other's row locks. */
const ACTS = "acts";

export interface SessionDatabaseParts {
  bulkhead: Bulkhead;
  cache: VersionedCache;
  readAudit: ReadAudit;
  secrets: Secrets;
  /** Answers reads that tolerate lag. */
  replica?: ReadReplica | undefined;
  /** Closes the request's draft in the transaction of its act. */
  closeDraft: (client: PoolClient, accountId: string, mark: string) => Promise<void>;
  /** Only tests replace it, to see the effect of an act without a transaction. */
  connected?: typeof onConnection;
}

interface RequestTraits {
  correlationId: string;
  idempotentRequest: IdempotentRequest | undefined;
  /** The draft that the request's acts close. */
  draft: string | undefined;
  /** A background request of a page: it checks the session and does not extend its idle time. */
  isBackground: boolean;
  /** The bulkhead compartment of the operation. */
  compartment: string;
  /** The representation that the request names; it is refused unless that is in force. */
  representation: string | undefined;
}

interface Settler {
  resolve: (session: Session) => void;
  reject: (error: unknown) => void;
}

interface Queued {
  statement: BoundStatement<unknown>;
  toleratesLag: boolean;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

/**
 * The database access of one request. Reads of the same tick are sent as one batch, whose first statement opens the
 * session: every batch checks the session row without a round trip of its own.
 */
export class SessionDatabase {
  readonly #compartment: string;
  readonly #parts: SessionDatabaseParts;
  readonly #idempotentRequest: IdempotentRequest | undefined;
  readonly #draft: string | undefined;
  readonly #isBackground: boolean;
  #acts = 0;
  #claims: Claims | undefined;
  readonly #representation: string | undefined;
  readonly #correlationId: string;
  readonly #notes: string[] = [];
  /** The number of statements sent, for the log. */
  statements = 0;
  readonly #replicaReads: ReplicaReads;
  #queue: Queued[] = [];
  #scheduled = false;
  #session: Promise<Session> | undefined;
  #opened: Settler | undefined;
  #sharedVersion: Promise<number> | undefined;

  constructor(parts: SessionDatabaseParts, claims: Claims | undefined, traits: RequestTraits) {
    const { correlationId, idempotentRequest, draft, isBackground, compartment } = traits;
    this.#parts = parts;
    this.#compartment = compartment;
    this.#replicaReads = new ReplicaReads(parts.replica, compartment);
    this.#claims = claims;
    this.#correlationId = correlationId;
    this.#idempotentRequest = idempotentRequest;
    this.#draft = draft;
    this.#isBackground = isBackground;
    this.#representation = traits.representation;
  }

  /** For public operations: the request continues without a session, so that an ended session does not fail it. */
  anonymise(): void {
    this.#claims = undefined;
  }

  session(): Promise<Session> {
    this.#session ??= this.#openAlone();
    return this.#session;
  }

  read<Row>(statement: BoundStatement<Row>, toleratesLag = false): Promise<Row[]> {
    return new Promise<Row[]>((resolve, reject) => {
      const resolved = (rows: unknown[]): void => resolve(rowsOf<Row>(rows));
      this.#queue.push({ statement, toleratesLag, resolve: resolved, reject });
      this.#schedule();
    });
  }

  /** Reads the cache version with the other reads; outdated data are then read again without a session. */
  async cached<Row, Made>(entry: CacheEntry<Row, Made>): Promise<Made> {
    this.#sharedVersion ??= this.read(sharedVersion).then(([row]) => row?.version ?? 0);
    return this.#parts.cache.take(await this.#sharedVersion, entry, async (statement) => {
      const [rows] = await this.#run([statement]);
      return rowsOf<Row>(rows);
    });
  }

  readsWritten(): Promise<void> {
    return this.#parts.readAudit.written();
  }

  noteRead(subject: string): void {
    this.#notes.push(subject);
    this.#schedule();
  }

  async write<Result>(
    act: (db: Kysely<Tables>, session: Session) => Promise<Result>,
    endsDraft: (result: Result) => boolean = () => true,
  ): Promise<Result> {
    const claims = this.#claims;
    if (!claims) throw unauthenticated();
    const step = this.#acts++;
    const { secrets, connected = onConnection } = this.#parts;
    const request = this.#idempotentRequest;
    const acts = { connect: () => this.#parts.bulkhead.connect(ACTS) };
    return inOpenedTransaction(acts, this.#opening(claims), async (client, { opened, closing }) => {
      const session = this.#sessionIn(opened, claims);
      const { accountId, representation } = session;
      if (representation) await holdRepresentation(client, representation);
      closing.push(markChange);
      const work = () => act(connected(client), session);
      const repetition = { client, secrets, accountId, step, of: representation?.id };
      const result = await (request ? runIdempotently({ ...repetition, request }, work) : work());
      // A representative has no drafts.
      if (this.#draft !== undefined && !representation && endsDraft(result))
        await this.#parts.closeDraft(client, accountId, this.#draft);
      return result;
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => void this.#flush());
  }

  #openAlone(): Promise<Session> {
    return new Promise((resolve, reject) => {
      this.#opened = { resolve, reject };
      this.#schedule();
    });
  }

  async #flush(): Promise<void> {
    this.#scheduled = false;
    const queued = this.#queue.splice(0);
    const notes = this.#notes.splice(0);
    const opened = this.#opened;
    this.#opened = undefined;
    const claims = this.#claims;
    try {
      if (!claims) {
        if (opened || notes.length > 0) throw unauthenticated();
        settle(queued, await this.#run(statementsOf(queued)));
        return;
      }
      // A replica may not know yet that a representation ended.
      const mayLag = this.#representation === undefined;
      const lagging = queued.filter(({ toleratesLag }) => toleratesLag && mayLag);
      const asked = this.#replicaReads.ask(this.#opening(claims, true), statementsOf(lagging));
      const current = asked ? queued.filter((one) => !one.toleratesLag) : queued;
      const more = asked ? [...statementsOf(current), required] : statementsOf(current);
      const [rows, ...results] = await this.#run([this.#opening(claims), ...more]);
      const session = this.#sessionIn(rows, claims);
      if (notes.length > 0) this.#noteReads(session, notes);
      this.#session ??= Promise.resolve(session);
      opened?.resolve(session);
      settle(current, results);
      if (!asked) return;
      const needed = requiredIn(results[current.length]);
      const accepted = this.#replicaReads.accept(await asked, session.accountId, needed);
      settle(lagging, accepted ?? (await this.#runOpened(claims, statementsOf(lagging))));
    } catch (error) {
      opened?.reject(error);
      for (const { reject } of queued) reject(error);
    }
  }

  async #runOpened(claims: Claims, statements: BoundStatement<unknown>[]) {
    const [rows, ...results] = await this.#run([this.#opening(claims), ...statements]);
    this.#sessionIn(rows, claims);
    return results;
  }

  /** Queues the audit lines before any row is returned. */
  #noteReads(session: Session, subjects: readonly string[]): void {
    const { id: sessionId, accountId, representation } = session;
    const correlationId = this.#correlationId;
    const representationId = representation?.id;
    const line = (subject: string) => ({
      accountId,
      sessionId,
      subject,
      correlationId,
      representationId,
    });
    this.#parts.readAudit.note(subjects.map(line));
  }

  async #run(statements: BoundStatement<unknown>[]): Promise<Record<string, unknown>[][]> {
    this.statements += statements.length;
    const client = await this.#parts.bulkhead.connect(this.#compartment);
    let isBroken = false;
    try {
      return await runBatch(client, statements);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  #sessionIn(rows: Record<string, unknown>[] | undefined, claims: Claims): Session {
    const session = sessionIn(rows, claims);
    if (this.#representation !== undefined && !session.representation)
      throw new Problem("REPRESENTATION_ENDED");
    return session;
  }

  #opening(claims: Claims, isBackground = this.#isBackground): BoundStatement<never> {
    if (this.#representation !== undefined)
      return {
        name: OPEN_REPRESENTED_NAME,
        text: OPEN_REPRESENTED,
        values: [
          claims.sid,
          Buffer.from(claims.fh, "base64url"),
          this.#representation,
          isBackground,
        ],
      };
    return {
      name: isBackground ? OPEN_BACKGROUND_NAME : OPEN_NAME,
      text: isBackground ? OPEN_BACKGROUND : OPEN,
      values: [claims.sid, Buffer.from(claims.fh, "base64url")],
    };
  }
}

function statementsOf(queued: readonly Queued[]): BoundStatement<unknown>[] {
  return queued.map(({ statement }) => statement);
}

function settle(queued: readonly Queued[], results: readonly unknown[][]): void {
  queued.forEach(({ resolve }, index) => resolve(results[index] ?? []));
}
