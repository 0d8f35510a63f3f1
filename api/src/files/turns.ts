interface Waiting<Tool> {
  go: (tool: Tool) => void;
}

/**
 * Lets as many go at once as there are tools, each with one of its own. Everybody has one turn at a time and then goes
 * behind all others who wait: ten files of one account delay another's by one.
 */
export class Turns<Tool> {
  readonly #free: Tool[];
  readonly #active = new Set<string>();
  /** Who waits, with their works; first is who is next. */
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
      // Taken out and put back, whoever has more to do stands last.
      this.#waiting.delete(who);
      if (rest.length > 0) this.#waiting.set(who, rest);
      first?.go(tool);
    }
  }
}
