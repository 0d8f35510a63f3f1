interface WaitingTask<Worker> {
  start: (worker: Worker) => void;
}

/**
 * A pool of workers that is fair to accounts: an account has one task running at a time and then waits behind all other
 * accounts, so ten files of one account delay another account by one file.
 */
export class WorkerPool<Worker> {
  readonly #free: Worker[];
  readonly #active = new Set<string>();
  /** The waiting accounts with their tasks; the first account is next. */
  readonly #waiting = new Map<string, WaitingTask<Worker>[]>();

  constructor(workers: readonly Worker[]) {
    this.#free = [...workers];
  }

  async take<Result>(who: string, task: (worker: Worker) => Promise<Result>): Promise<Result> {
    const worker = await new Promise<Worker>((go) => {
      const own = this.#waiting.get(who);
      if (own) own.push({ start: go });
      else this.#waiting.set(who, [{ start: go }]);
      this.#next();
    });
    try {
      return await task(worker);
    } finally {
      this.#active.delete(who);
      this.#free.push(worker);
      this.#next();
    }
  }

  #next(): void {
    for (const [who, tasks] of this.#waiting) {
      const worker = this.#free.at(-1);
      if (worker === undefined) return;
      if (this.#active.has(who)) continue;
      this.#free.pop();
      this.#active.add(who);
      const [first, ...rest] = tasks;
      // An account with more tasks is removed and added again, so that it waits behind the others.
      this.#waiting.delete(who);
      if (rest.length > 0) this.#waiting.set(who, rest);
      first?.start(worker);
    }
  }
}
