/** Code or texts that are fetched when they are first needed. */
export interface LateCode<Part> {
  /** The same promise until somebody tries again: a render that asked anew after each failure would never end. */
  readonly read: () => Promise<Part>;
  /** Fetches it before it is needed. Whether that succeeds is nobody's concern yet. */
  readonly preload: () => Promise<void>;
}

const failed = new Set<() => void>();

export function lateCode<Part>(load: () => Promise<Part>): LateCode<Part> {
  let arriving: Promise<Part> | undefined;
  const forget = () => {
    arriving = undefined;
  };
  const read = () => {
    if (arriving) return arriving;
    const part = load();
    arriving = part;
    part.then(
      // What React itself notes on a promise: what is there is read without a pause.
      (value) => void Object.assign(part, { status: "fulfilled", value }),
      () => failed.add(forget),
    );
    return part;
  };
  return {
    read,
    preload: async () => {
      if (arriving) await arriving.catch(() => undefined);
      else await read().catch(forget);
    },
  };
}

/** Lets whatever did not arrive be asked for once more. */
export function forgetMissingCode(): void {
  for (const forget of failed) forget();
  failed.clear();
}
