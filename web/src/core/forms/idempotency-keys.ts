import { useState } from "react";
import { uuid } from "../uuid.ts";

/** The idempotency keys of a form, which may be sent again after a failure and anew after a success. */
export interface IdempotencyKeys {
  /** The same key while the same value is sent again, another one for another value. */
  keyOf: (value: unknown) => string;
  /** The act succeeded: what is sent next is another act, also with the same value. */
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
