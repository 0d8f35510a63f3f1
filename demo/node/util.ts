/** The used part of `node:util`. */

export function isDate(value: unknown): value is Date {
  return value instanceof Date;
}

export const types = { isDate };

export const inspect = Object.assign((value: unknown): string => String(value), {
  custom: Symbol.for("nodejs.util.inspect.custom"),
});

type Callback = (error: unknown, value?: unknown) => void;

export function promisify(work: (...given: unknown[]) => void) {
  return (...given: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const done: Callback = (error, value) =>
        error instanceof Error ? reject(error) : resolve(value);
      work(...given, done);
    });
}

export function deprecate<Work>(work: Work): Work {
  return work;
}

export function inherits(child: { prototype: object }, parent: { prototype: object }): void {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

// oxlint-disable-next-line import/no-default-export -- as Node's has one
export default { deprecate, inherits, inspect, isDate, promisify, types };
