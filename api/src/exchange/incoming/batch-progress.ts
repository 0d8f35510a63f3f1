import { createHash } from "node:crypto";
import { Problem } from "@portal/model/portal/problems.ts";
import type { RecordStatus } from "@portal/model/exchange/records.ts";
import { sql as raw } from "kysely";
import { type ExchangeCall, inExchange } from "../client.ts";
import type { Line } from "./lines.ts";
import { type KeptRefusal, keepRefusals } from "./refusals.ts";

const SAVE_LINES = 100;
const SAVE_MS = 2_000;
/** More refusals than a person reads; the answer has them all. */
const MOST_KEPT = 1_000;

const columns = ["lastLine", "linesHash", "written", "unchanged", "outdated", "refused"] as const;

interface Place {
  lastLine: number;
  /** Over all lines up to this one. */
  linesHash: Buffer;
}
const START: Place = { lastLine: 0, linesHash: Buffer.alloc(0) };

/** How far a batch came. With an id it is kept, and the lines that were done before are passed over. */
export class BatchProgress {
  readonly #call: ExchangeCall;
  readonly #id: string | undefined;
  readonly counts = { written: 0, unchanged: 0, outdated: 0, refused: 0 };
  /** Where an earlier request stopped, the last line that is done now, and the one that is being taken. */
  #before = START;
  #done = START;
  #next = START;
  /** Whether the lines of the earlier request were sent again; before that nothing may be saved. */
  #isSameBatch = true;
  #unkept: KeptRefusal[] = [];
  #kept = 0;
  #savedAt = performance.now();
  #savedLine = 0;

  private constructor(call: ExchangeCall, id: string | undefined) {
    this.#call = call;
    this.#id = id;
  }

  static async open(call: ExchangeCall, id: string | undefined): Promise<BatchProgress> {
    const progress = new BatchProgress(call, id);
    if (id === undefined) return progress;
    const known = await inExchange(call, async ({ db }) =>
      db
        .selectFrom("exchangeBatch")
        .select(columns)
        .where("clientId", "=", call.client.id)
        .where("id", "=", id)
        .executeTakeFirst(),
    );
    if (!known) return progress;
    const { lastLine, linesHash, ...counts } = known;
    progress.#before = { lastLine, linesHash };
    progress.#isSameBatch = lastLine === 0;
    Object.assign(progress.counts, counts);
    return progress;
  }

  /** Whether the line was done before. Throws if the lines until there are not those of the batch. */
  passes({ number, bytes }: Line): boolean {
    const { lastLine, linesHash } = this.#before;
    if (number > lastLine && !this.#isSameBatch) throw otherContent();
    this.#next = {
      lastLine: number,
      linesHash: createHash("sha256")
        .update(this.#done.linesHash)
        .update(bytes ?? "too long")
        .digest(),
    };
    if (number > lastLine) return false;
    this.#done = this.#next;
    if (number < lastLine) return true;
    if (!this.#done.linesHash.equals(linesHash)) throw otherContent();
    this.#isSameBatch = true;
    return true;
  }

  /** Counts the line as done. */
  note(status: RecordStatus, refusal?: KeptRefusal): void {
    this.#done = this.#next;
    this.counts[status] += 1;
    if (!refusal || this.#kept >= MOST_KEPT) return;
    this.#kept += 1;
    this.#unkept.push({ ...refusal, batchId: this.#id });
  }

  get lastLine(): number {
    return this.#done.lastLine;
  }

  async saveNowAndThen(): Promise<void> {
    const isDue =
      this.lastLine - this.#savedLine >= SAVE_LINES || performance.now() - this.#savedAt >= SAVE_MS;
    if (isDue) await this.save(false);
  }

  async save(isComplete: boolean): Promise<void> {
    if (isComplete && !this.#isSameBatch) throw otherContent();
    await keepRefusals(this.#call, this.#unkept.splice(0));
    await this.#saveBatch(isComplete);
    this.#savedAt = performance.now();
    this.#savedLine = this.lastLine;
  }

  async #saveBatch(isComplete: boolean): Promise<void> {
    const id = this.#id;
    if (id === undefined || !this.#isSameBatch) return;
    const key = { clientId: this.#call.client.id, id };
    const state = {
      ...this.counts,
      ...this.#done,
      isComplete,
      seenAt: raw<Date>`now()`,
    };
    await inExchange(this.#call, async ({ db }) =>
      db
        .insertInto("exchangeBatch")
        .values({ ...key, ...state })
        .onConflict((conflict) => conflict.columns(["clientId", "id"]).doUpdateSet(state))
        .execute(),
    );
  }
}

function otherContent(): Problem {
  return new Problem("CONFLICT", { fields: { id: "exchange.otherBatch" } });
}
