/** Code or texts that are fetched when they are first needed. */
export interface LazyModule<Part> {
  /** The same promise until it is reset: a render that started a new one after each failure would never end. */
  readonly read: () => Promise<Part>;
  /** Prefetches it; a failure shows when it is needed. */
  readonly preload: () => Promise<void>;
}

const failed = new Set<() => void>();

export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  let arriving: Promise<Part> | undefined;
  const reset = () => {
    arriving = undefined;
  };
  const read = () => {
    if (arriving) return arriving;
    const part = load();
    arriving = part;
    part.then(
      // React's convention for promises that have settled: `use` reads them without suspending.
      (value) => void Object.assign(part, { status: "fulfilled", value }),
      () => failed.add(reset),
    );
    return part;
  };
  return {
    read,
    preload: async () => {
      if (arriving) await arriving.catch(() => undefined);
      else await read().catch(reset);
    },
  };
}

export function resetFailedModules(): void {
  for (const reset of failed) reset();
  failed.clear();
}
