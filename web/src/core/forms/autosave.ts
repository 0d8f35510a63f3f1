import {
  type Draft,
  type DraftMark,
  type DraftValues,
  largestDraft,
} from "@portal/model/portal/drafts.ts";
import { ApiProblem, del, put } from "../http/api.ts";
import { transport } from "../http/transport.ts";

const pauseMs = 1000;
/** The retry delay after a network or server failure. */
const againMs = 2000;
/** Saving a draft opens no dialog, does not extend the session, and completes even if the page closes. */
const quietly = { silent: true, background: true, keepalive: true };

/** What a representative types about another person is kept nowhere until it is sent. */
export function keepsDrafts(): boolean {
  return transport().asker().representation === undefined;
}

/**
 * Saves a form's values on the server one second after the last change. A draft that was sent or discarded in another
 * window is not saved again.
 */
export class Autosave {
  readonly #form: string;
  readonly #onChange: (draft: Draft) => void;
  readonly #onOutcome: (isKept: boolean) => void;
  #generation: number;
  #kept: string | undefined;
  /** The server may hold a draft, even if the last change was not saved. */
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

  /** Whether the typed values survive this page. */
  get isSafe(): boolean {
    return this.#state === "keeping" && keepsDrafts();
  }

  /** Takes the current values of the form, or nothing if they equal its initial values. */
  save(values: DraftValues | undefined): void {
    this.#rest();
    if (!keepsDrafts()) return undefined;
    if (values === undefined) return this.discard();
    const text = JSON.stringify(values);
    if (this.#state === "over" || text === this.#kept || text.length > largestDraft) return;
    this.#waiting = values;
    this.#timer = setTimeout(() => void this.flush(), pauseMs);
  }

  /** Saves pending values at once; the promise settles with the request. */
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

  /** Deletes the draft, after a pending save has completed. */
  discard(): void {
    this.#rest();
    if (!this.#isThere) return;
    const address = `${this.#path}?generation=${this.#generation}`;
    this.#end();
    this.#sending = this.#sending.then(() => del<void>(address, quietly)).catch(() => undefined);
  }

  /**
   * The draft that the form's request ends. Its last values are saved first: the page may close while the customer
   * waits for a one-time code.
   */
  reference(): DraftMark {
    void this.flush();
    return { form: this.#form, generation: this.#generation };
  }

  /** The form was sent, and the server deleted its draft in the same transaction. */
  end(): void {
    this.#rest();
    this.#end();
    // A pending save may have been refused because the form was sent.
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
