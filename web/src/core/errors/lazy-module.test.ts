import { expect, test } from "vitest";
import { resetFailedModules, lazyModule } from "./lazy-module.ts";

function aPart(outcomes: readonly ("fails" | "arrives")[]) {
  let asked = 0;
  const part = lazyModule(async () => {
    const outcome = outcomes[asked];
    asked++;
    if (outcome !== "arrives") throw new Error("cut");
    return "here";
  });
  return { ...part, asked: () => asked };
}

test("what arrived is fetched once", async () => {
  const part = aPart(["arrives"]);
  void part.preload();
  expect(await part.read()).toBe("here");
  expect(await part.read()).toBe("here");
  expect(part.asked()).toBe(1);
});

test("what failed is not asked for again until a retry", async () => {
  const part = aPart(["fails", "arrives"]);
  await expect(part.read()).rejects.toThrow("cut");
  await expect(part.read()).rejects.toThrow("cut");
  expect(part.asked()).toBe(1);
  resetFailedModules();
  expect(await part.read()).toBe("here");
});

test("a failure to fetch something in advance is forgotten", async () => {
  const part = aPart(["fails", "arrives"]);
  void part.preload();
  await expect.poll(() => part.asked()).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await part.read()).toBe("here");
});
