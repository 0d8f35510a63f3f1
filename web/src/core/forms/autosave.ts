import {
  type Draft,
  type DraftMark,
  type DraftValues,
  largestDraft,
} from "@portal/model/portal/drafts.ts";
import { ApiProblem, del, put } from "../http/api.ts";

const pauseMs = 1000;
/** What did not get there for want of a network or of the server is tried again. */
const againMs = 2000;
/** Nobody asked for it: it opens no dialog, ends no visit, and reaches the server also from a page that closes. */
const quietly = { silent: true, unattended: true, keepalive: true };

/**
 * Keeps on the server what a form holds, a second after the last change. A draft that was sent or given up in another
 * window is left alone: from then on this one keeps nothing.
 */
export class Autosave {
  readonly #form: string;
  readonly #onChange: (draft: Draft) => void;
  readonly #onOutcome: (isKept: boolean) => void;
  #generation: number;
  #kept: string | undefined;
  /** Something may be on the server, even if the last change did not get there. */
  #isThere: boolean;
  #waiting: DraftValues | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();
  #state: "keeping" | "failing" | "over" = "keeping";

  constructor(
    form: string,
    found: Draft | undefined,
    onChange: (draft: Draft) => void,
    onOutcome: (isKept: boolean) => void = () => undefined,
  ) {
    this.#form = form;
    this.#onChange = onChange;
    this.#onOutcome = onOutcome;
    this.#generation = found?.generation ?? 0;
    this.#kept = found?.values ? JSON.stringify(found.values) : undefined;
    this.#isThere = this.#kept !== undefined;
  }

  /** Whether what was typed outlives this page. */
  get isSafe(): boolean {
    return this.#state === "keeping";
  }

  /** What the form holds now; nothing when it holds what it began with. */
  save(values: DraftValues | undefined): void {
    this.#rest();
    if (values === undefined) return this.discard();
    const text = JSON.stringify(values);
    if (this.#state === "over" || text === this.#kept || text.length > largestDraft) return;
    this.#waiting = values;
    this.#timer = setTimeout(() => void this.flush(), pauseMs);
  }

  /** Keeps at once what waits to be kept, and tells when it is. */
  readonly flush = (): Promise<void> | undefined => {
    const values = this.#waiting;
    this.#rest();
    if (!values || this.#state === "over") return undefined;
    const generation = this.#generation;
    this.#kept = JSON.stringify(values);
    this.#isThere = true;
    this.#tell(values);
    this.#sending = put(this.#path, { generation, values }, quietly).then(
      () => this.#succeed(generation),
      (problem: unknown) => this.#fail(problem, generation, values),
    );
    return this.#sending;
  };

  /** Gives the draft up. What is still on its way arrives first. */
  discard(): void {
    this.#rest();
    if (!this.#isThere) return;
    const address = `${this.#path}?generation=${this.#generation}`;
    this.#end();
    this.#sending = this.#sending.then(() => del<void>(address, quietly)).catch(() => undefined);
  }

  /**
   * What an act that sends the form makes an end of. Until it has, what was typed last is kept too: somebody who waits
   * for a code may lose the page.
   */
  reference(): DraftMark {
    void this.flush();
    return { form: this.#form, generation: this.#generation };
  }

  /** The form was sent, and its draft went in the same moment. */
  end(): void {
    this.#rest();
    this.#end();
    // What was on its way may have been refused because of this very act.
    this.#state = "keeping";
  }

  #end(): void {
    this.#kept = undefined;
    this.#isThere = false;
    this.#generation++;
    this.#tell(null);
  }

  #succeed(generation: number): void {
    this.#state = "keeping";
    if (generation === this.#generation) this.#onOutcome(true);
  }

  #fail(problem: unknown, generation: number, values: DraftValues): void {
    if (generation !== this.#generation) return;
    this.#kept = undefined;
    this.#onOutcome(false);
    const isOver = problem instanceof ApiProblem && problem.status === 409;
    this.#state = isOver ? "over" : "failing";
    if (isOver) this.#isThere = false;
    const isRefused =
      problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
    if (isRefused || this.#waiting) return;
    this.#waiting = values;
    this.#timer = setTimeout(() => void this.flush(), againMs);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  #tell(values: DraftValues | null): void {
    const keptAt = new Date().toISOString();
    this.#onChange({ form: this.#form, generation: this.#generation, keptAt, values });
  }

  get #path(): string {
    return `/v1/drafts/${encodeURIComponent(this.#form)}`;
  }
}
