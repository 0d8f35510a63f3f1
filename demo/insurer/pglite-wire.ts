import { EventEmitter } from "node:events";
import { Buffer } from "node:buffer";
import type { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import {
  bodyOf,
  frame,
  framesIn,
  IDLE,
  joined,
  letterOf,
  nameIn,
  userIn,
} from "./wire-messages.ts";

type Database = Pick<PGlite, "execProtocolRaw">;
/** Delays a role before it takes the session. */
type Turn = (user: string) => Promise<void> | undefined;

const STATEMENT = "S".charCodeAt(0);

/**
 * The only session of PGlite, lent to one connection at a time: from its first message until the server is idle, so
 * that no other connection interrupts a transaction. The session takes the role of its connection.
 */
class SharedSession {
  readonly connections = new Set<Connection>();
  readonly #db: Database;
  readonly #turn: Turn;
  #user = "";
  #free: Promise<void> = Promise.resolve();

  constructor(db: Database, turn: Turn) {
    this.#db = db;
    this.#turn = turn;
  }

  /** Waits for the session; the caller releases it with the returned function. */
  async take(user: string): Promise<() => void> {
    await this.#turn(user);
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#free;
    this.#free = promise;
    await before;
    if (this.#user !== user) await this.ask(frame("Q", `set session authorization "${user}"`));
    this.#user = user;
    return resolve;
  }

  ask(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#db.execProtocolRaw(bytes);
  }
}

/** The socket for `pg`. */
class Connection extends EventEmitter {
  /** `pg` sends nothing, without an error, unless this is true. */
  readonly writable = true;
  readonly #session: SharedSession;
  #user: string | undefined;
  #corks = 0;
  #arrived: Uint8Array = new Uint8Array();
  /** The data of a COPY so far: PGlite takes them as a whole. */
  #copy: Uint8Array[] | undefined;
  #giveBack: (() => void) | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(session: SharedSession) {
    super();
    this.#session = session;
  }

  connect(): void {
    this.#session.connections.add(this);
    queueMicrotask(() => this.emit("connect"));
  }

  /** The signature of a Node stream: an optional encoding, then an optional callback. */
  write(bytes: Uint8Array, ...more: (string | (() => void) | undefined)[]): boolean {
    this.#arrived = joined([this.#arrived, bytes]);
    this.#flush();
    const done = more.at(-1);
    if (typeof done === "function") queueMicrotask(done);
    return true;
  }

  cork(): void {
    this.#corks++;
  }

  uncork(): void {
    this.#corks--;
    this.#flush();
  }

  end(): void {
    this.destroy();
  }

  destroy(): void {
    this.#then(async () => {
      if (this.#giveBack) await this.#session.ask(frame("Q", "rollback"));
      this.#return();
      if (this.#session.connections.delete(this)) this.emit("close");
    });
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  #then(act: () => Promise<void>): void {
    this.#work = this.#work.then(act).catch((error: unknown) => void this.emit("error", error));
  }

  #return(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  #flush(): void {
    if (this.#corks > 0) return;
    const frames = [...framesIn(this.#arrived, this.#user === undefined)];
    this.#arrived = this.#arrived.slice(frames.reduce((sum, { length }) => sum + length, 0));
    const outgoing = joined(frames.flatMap((one) => this.#outgoing(one)));
    if (outgoing.length > 0) this.#then(() => this.#ask(outgoing));
  }

  /** The messages that are forwarded to the database. */
  #outgoing(one: Uint8Array): Uint8Array[] {
    if (this.#user === undefined) {
      this.#user = userIn(one);
      this.#answer([frame("R", [0, 0, 0, 0]), frame("Z", [IDLE])]);
      return [];
    }
    const letter = letterOf(one);
    if (letter === "X") return [];
    // All connections share one session and its statement names, so a statement of the same name is closed first.
    if (letter === "P" && nameIn(one) !== "") return [frame("C", [STATEMENT], nameIn(one)), one];
    if (letter === "Q" && /^copy\b.*\bfrom stdin/is.test(bodyOf(one))) {
      this.#copy = [];
      this.#answer([frame("G", [0, 0, 0])]);
    }
    if (!this.#copy) return [one];
    this.#copy.push(one);
    return letter === "c" || letter === "f" ? this.#copy : [];
  }

  async #ask(bytes: Uint8Array): Promise<void> {
    this.#giveBack ??= await this.#session.take(this.#user ?? "");
    const own: Uint8Array[] = [];
    let isIdle = false;
    for (const one of framesIn(await this.#session.ask(bytes))) {
      const letter = letterOf(one);
      if (letter === "A") for (const each of this.#session.connections) each.#answer([one]);
      else if (letter !== "G" || !this.#copy) own.push(one);
      if (letter === "Z") isIdle = one[5] === IDLE;
    }
    this.#copy = undefined;
    if (isIdle) this.#return();
    this.#answer(own);
  }

  #answer(frames: readonly Uint8Array[]): void {
    this.emit("data", Buffer.from(joined(frames)));
  }
}

/** Connections of `pg` to a PGlite: `new pg.Pool({ stream: wireTo(db) })`. */
export function wireTo(db: Database, turn: Turn = () => undefined): () => Duplex {
  const session = new SharedSession(db, turn);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a socket `pg` uses what a connection has
  return () => new Connection(session) as unknown as Duplex;
}
