import { expect, test } from "vitest";
import { createIdempotencyKeys } from "./idempotency-keys.ts";

test("what failed is sent again under its key, and another value under another one", () => {
  const { keyOf } = createIdempotencyKeys();
  const first = keyOf({ deductible: 500 });
  expect(keyOf({ deductible: 500 })).toBe(first);
  expect(keyOf({ deductible: 1000 })).not.toBe(first);
});

test("after a success the same value is another act", () => {
  const { keyOf, end } = createIdempotencyKeys();
  const first = keyOf({ deductible: 500 });
  end();
  const second = keyOf({ deductible: 500 });
  expect(second).not.toBe(first);
  expect(keyOf({ deductible: 500 }), "sent again after a failure").toBe(second);
});
