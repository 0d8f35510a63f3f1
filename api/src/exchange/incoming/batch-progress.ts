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

/** How far a batch came. With an id it is kept, and the lines that were done before are passed over. */
export class BatchProgress {
  readonly #call: ExchangeCall;
  readonly #id: string | undefined;
  readonly counts = { written: 0, unchanged: 0, outdated: 0, refused: 0 };
  lastLine = 0;
  #hash: Buffer = Buffer.alloc(0);
  #before: { lastLine: number; linesHash: Buffer } = { lastLine: 0, linesHash: Buffer.alloc(0) };
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
    Object.assign(progress.counts, counts);
    return progress;
  }

  /** Whether the line was done before. Throws if the lines until there are not those of the batch. */
  passes({ number, bytes }: Line): boolean {
    this.#hash = createHash("sha256")
      .update(this.#hash)
      .update(bytes ?? "too long")
      .digest();
    this.lastLine = number;
    if (number > this.#before.lastLine && this.#savedLine < this.#before.lastLine)
      throw otherContent();
    if (number === this.#before.lastLine) {
      if (!this.#hash.equals(this.#before.linesHash)) throw otherContent();
      this.#savedLine = number;
    }
    return number <= this.#before.lastLine;
  }

  note(status: RecordStatus, refusal?: KeptRefusal): void {
    this.counts[status] += 1;
    if (!refusal || this.#kept >= MOST_KEPT) return;
    this.#kept += 1;
    this.#unkept.push({ ...refusal, batchId: this.#id });
  }

  async saveNowAndThen(): Promise<void> {
    const isDue =
      this.lastLine - this.#savedLine >= SAVE_LINES || performance.now() - this.#savedAt >= SAVE_MS;
    if (isDue) await this.save(false);
  }

  async save(isComplete: boolean): Promise<void> {
    if (isComplete && this.lastLine < this.#before.lastLine) throw otherContent();
    await keepRefusals(this.#call, this.#unkept.splice(0));
    await this.#saveBatch(isComplete);
    this.#savedAt = performance.now();
    this.#savedLine = this.lastLine;
  }

  async #saveBatch(isComplete: boolean): Promise<void> {
    const id = this.#id;
    if (id === undefined) return;
    const key = { clientId: this.#call.client.id, id };
    const state = {
      ...this.counts,
      lastLine: this.lastLine,
      linesHash: this.#hash,
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
