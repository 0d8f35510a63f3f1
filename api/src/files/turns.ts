/** Lets only so many go at once as there are tools, each with one of its own; the others wait in the order they came. */
export class Turns<Tool> {
  readonly #free: Tool[];
  readonly #waiting: ((tool: Tool) => void)[] = [];

  constructor(tools: readonly Tool[]) {
    this.#free = [...tools];
  }

  async take<Result>(work: (tool: Tool) => Promise<Result>): Promise<Result> {
    const tool = this.#free.pop() ?? (await this.#next());
    try {
      return await work(tool);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(tool);
      else this.#free.push(tool);
    }
  }

  #next(): Promise<Tool> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
