import { useState } from "react";
import { uuid } from "../uuid.ts";

/** The idempotency keys of a form, which may be retried after a failure and sent again after a success. */
export interface IdempotencyKeys {
  /** The same key for a retry of the same value, another one for another value. */
  keyOf: (value: unknown) => string;
  /** The request succeeded: the next one has a new key, even with the same value. */
  end: () => void;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  let last: { value: string; key: string } | undefined;
  return {
    keyOf: (value) => {
      const text = JSON.stringify(value);
      if (last?.value !== text) last = { value: text, key: uuid() };
      return last.key;
    },
    end: () => {
      last = undefined;
    },
  };
}

export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(createIdempotencyKeys);
  return keys;
}
