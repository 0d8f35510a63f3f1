import type { Random } from "../../seed/random.ts";
import { type Line, LineCut } from "./line.ts";

interface CoreRecord {
  entity: string;
  id: string;
  version: number;
  data: unknown;
}

/** The state of a core system on disk, and of its backup. */
interface CoreState {
  records: Record<string, CoreRecord>;
  /** Records that the portal has not confirmed. */
  unsent: string[];
  /** How far the feed of requests was read. */
  requestsAfter: number;
  /** How far the feed of events was read. */
  cursor: string | undefined;
  /** The effects of events, kept together with the cursor. */
  effects: string[];
  /** The versions that the portal held when a backup was restored. */
  held: Record<string, number>;
  /** The decisions to be sent, with their day; null: never. */
  decisions: Record<string, { on: string | null; decision: object; isSent: boolean }>;
}

const BATCH = 40;
const ENTITIES = ["households", "invoices", "payments"] as const;

/** A core system as an insurer has one: it keeps its own records and talks to the portal over an unreliable line. */
export class CoreSystem {
  #state: CoreState = {
    records: {},
    unsent: [],
    requestsAfter: 0,
    cursor: undefined,
    effects: [],
    held: {},
    decisions: {},
  };
  readonly #line: Line;
  readonly #random: Random;
  /** The acts since the last backup, on paper: they are entered again after a restore. */
  #journal: Omit<CoreRecord, "version">[] = [];
  /** Every line that was ever sent, some of which are sent again. */
  readonly #sent: CoreRecord[] = [];
  refused: string[] = [];

  constructor(line: Line, random: Random) {
    this.#line = line;
    this.#random = random;
  }

  records(entity: string): CoreRecord[] {
    return Object.values(this.#state.records).filter((one) => one.entity === entity);
  }

  dataOf(entity: string, id: string): unknown {
    return this.#state.records[`${entity} ${id}`]?.data;
  }

  /** Changes a record in the core system; it is delivered later. */
  change(entity: string, id: string, data: unknown): void {
    this.#journal.push({ entity, id, data });
    const key = `${entity} ${id}`;
    const known = this.#state.records[key]?.version ?? 0;
    const held = this.#state.held[key] ?? 0;
    // A payment never changes: one that is entered again after a restore is the same record.
    const version = entity === "payments" ? 1 : Math.max(known, held) + 1;
    this.#put({ entity, id, version, data });
  }

  get isDelivered(): boolean {
    return this.#state.unsent.length === 0;
  }

  get undecided(): number {
    return Object.values(this.#state.decisions).filter(({ on, isSent }) => on !== null && !isSent)
      .length;
  }

  /** The ids of the events that had an effect, in their order. */
  get effects(): readonly string[] {
    return this.#state.effects;
  }

  backup(): string {
    this.#journal = [];
    return JSON.stringify(this.#state);
  }

  /**
   * Goes on from a backup. The portal holds newer records, so their versions are compared first; then the lost acts are
   * entered again, in another order.
   */
  async restore(backup: string): Promise<void> {
    this.#state = JSON.parse(backup);
    for (const entity of ENTITIES) await this.#compare(entity);
    const last = new Map(this.#journal.map((act) => [`${act.entity} ${act.id}`, act]));
    for (const { entity, id, data } of this.#shuffled([...last.values()]))
      this.change(entity, id, data);
  }

  /** Sends what is not confirmed, in any order, with older lines in between. */
  async deliver(): Promise<void> {
    const waiting = this.#shuffled(this.#state.unsent.splice(0));
    for (let at = 0; at < waiting.length; at += BATCH) {
      const keys = waiting.slice(at, at + BATCH);
      const lines = keys.flatMap((key) => this.#state.records[key] ?? []);
      const old = this.#sent.filter(() => this.#random.chance(0.01)).slice(0, 5);
      this.#sent.push(...lines);
      await this.#send(this.#shuffled([...lines, ...old]));
    }
  }

  /** Reads the requests that the core system decides, and plans a decision for each. */
  async readRequests(
    planned: (id: string) => { on: string | null; decision: object },
  ): Promise<void> {
    for (;;) {
      const answer = await this.#tolerant("GET", `requests?after=${this.#state.requestsAfter}`);
      if (!answer) return;
      const { entries, next, hasMore } = JSON.parse(answer.text) as {
        entries: { event: string; request: { id: string; isWithdrawn: boolean } }[];
        next: number;
        hasMore: boolean;
      };
      for (const { event, request } of entries) {
        const known = this.#state.decisions[request.id];
        if (event === "REQUEST" && !known)
          this.#state.decisions[request.id] = { ...planned(request.id), isSent: false };
        if (event === "ENDED" && known) known.isSent = true;
      }
      // The process may end between the work and the note of how far it is.
      if (this.#random.chance(0.05)) return;
      this.#state.requestsAfter = next;
      if (!hasMore) return;
    }
  }

  /** Sends the decisions that are due; some twice, and each again until it is answered. */
  async decide(today: string): Promise<void> {
    for (const [id, planned] of this.#shuffled(Object.entries(this.#state.decisions))) {
      if (planned.isSent || planned.on === null || planned.on > today) continue;
      const body = JSON.stringify({ id: `D-${id}`, ...planned.decision });
      const times = this.#random.chance(0.2) ? 2 : 1;
      for (let time = 0; time < times; time++) {
        const answer = await this.#tolerant("POST", `requests/${id}/decision`, { body });
        if (answer && (answer.status === 200 || answer.status === 409)) planned.isSent = true;
      }
    }
  }

  /** Follows the feed of events by the documented rule: the effect and the cursor are kept together. */
  async readEvents(): Promise<void> {
    for (;;) {
      const { cursor } = this.#state;
      const after = cursor === undefined ? "" : `&after=${encodeURIComponent(cursor)}`;
      const answer = await this.#tolerant("GET", `events?limit=50${after}`);
      if (!answer) return;
      const events = JSON.parse(answer.text) as {
        id: string;
        type: string;
        subject: string;
        cursor: string;
      }[];
      for (const event of events) {
        if (this.#random.chance(0.02)) return;
        this.#state.effects.push(event.id);
        this.#state.cursor = event.cursor;
      }
      if (events.length === 0) return;
    }
  }

  #put(record: CoreRecord): void {
    const key = `${record.entity} ${record.id}`;
    this.#state.records[key] = record;
    if (!this.#state.unsent.includes(key)) this.#state.unsent.push(key);
  }

  async #send(lines: readonly CoreRecord[]): Promise<void> {
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    const type = "application/x-ndjson";
    const answer = await this.#tolerant("POST", "batches", { type, body });
    const told = (answer?.text ?? "")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith('{"summary"'))
      .map((line) => JSON.parse(line) as { line: number; status: string; fields?: object });
    for (const [at, record] of lines.entries()) {
      const status = told.find(({ line }) => line === at + 1);
      this.#note(record, status);
    }
  }

  /** An answer to the present version settles it; without one the record is sent again. */
  #note(record: CoreRecord, answer: { status: string; fields?: object } | undefined): void {
    const key = `${record.entity} ${record.id}`;
    const present = this.#state.records[key];
    if (!present || present.version !== record.version) return;
    if (answer?.status === "written" || answer?.status === "unchanged") return;
    if (answer?.status === "refused") this.refused.push(`${key} ${JSON.stringify(answer.fields)}`);
    if (!this.#state.unsent.includes(key)) this.#state.unsent.push(key);
  }

  /** Sends again, in a higher version, the records whose last versions this system lost when its backup was restored. */
  async #compare(entity: string): Promise<void> {
    for (let after = ""; ;) {
      const answer = await this.#until("GET", `records/${entity}?limit=100${after}`);
      const { records } = JSON.parse(answer.text) as { records: { id: string; version: number }[] };
      for (const { id, version } of records) {
        const key = `${entity} ${id}`;
        const own = this.#state.records[key];
        this.#state.held[key] = version;
        if (own && own.version <= version && entity !== "payments")
          this.#put({ ...own, version: version + 1 });
      }
      const last = records.at(-1);
      if (!last) return;
      after = `&after=${encodeURIComponent(last.id)}`;
    }
  }

  async #tolerant(...call: Parameters<Line["call"]>) {
    try {
      return await this.#line.call(...call);
    } catch (error) {
      if (error instanceof LineCut) return undefined;
      throw error;
    }
  }

  async #until(...call: Parameters<Line["call"]>) {
    for (;;) {
      const answer = await this.#tolerant(...call);
      if (answer) return answer;
    }
  }

  #shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, place: this.#random.next() }))
      .toSorted((left, right) => left.place - right.place)
      .map(({ one }) => one);
  }
}
