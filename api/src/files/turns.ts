interface Waiting<Tool> {
  go: (tool: Tool) => void;
}

/**
 * Runs as many works at once as there are tools, each with a tool of its own. An account has one work running at a time
 * and then waits behind all other accounts, so that ten files of one account delay another account by one file.
 */
export class Turns<Tool> {
  readonly #free: Tool[];
  readonly #active = new Set<string>();
  /** The accounts that wait, with their works; the first account is next. */
  readonly #waiting = new Map<string, Waiting<Tool>[]>();

  constructor(tools: readonly Tool[]) {
    this.#free = [...tools];
  }

  async take<Result>(who: string, work: (tool: Tool) => Promise<Result>): Promise<Result> {
    const tool = await new Promise<Tool>((go) => {
      const own = this.#waiting.get(who);
      if (own) own.push({ go });
      else this.#waiting.set(who, [{ go }]);
      this.#next();
    });
    try {
      return await work(tool);
    } finally {
      this.#active.delete(who);
      this.#free.push(tool);
      this.#next();
    }
  }

  #next(): void {
    for (const [who, works] of this.#waiting) {
      const tool = this.#free.at(-1);
      if (tool === undefined) return;
      if (this.#active.has(who)) continue;
      this.#free.pop();
      this.#active.add(who);
      const [first, ...rest] = works;
      // An account with more works is taken out and put back, so that it waits behind the others.
      this.#waiting.delete(who);
      if (rest.length > 0) this.#waiting.set(who, rest);
      first?.go(tool);
    }
  }
}
