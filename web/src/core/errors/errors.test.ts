import { expect, test } from "vitest";
import { configureReporting, isNoise, report } from "./errors.ts";

const extensionError = Object.assign(new Error("x is null"), {
  stack: "TypeError: x is null\n at chrome-extension://abc/content.js:1:1",
});

test.each([
  extensionError,
  new Error("ResizeObserver loop completed with undelivered notifications."),
  "Script error.",
  "Object Not Found Matching Id:3, MethodName:update, ParamCount:4",
])("A34 noise of browsers and extensions is recognised: %s", (error) => {
  expect(isNoise(error)).toBe(true);
});

test.each([new Error("x is null"), "plain words", undefined, { message: "ResizeObserver" }])(
  "A34 an error of ours is not taken for noise: %s",
  (error) => {
    expect(isNoise(error)).toBe(false);
  },
);

test("A34 what is reported carries a trace at the configured rate, and noise is not reported", () => {
  const traces: boolean[] = [];
  const reporter = (_error: unknown, { withTrace }: { withTrace: boolean }) =>
    traces.push(withTrace);
  for (const traceSampleRate of [0, 1]) {
    configureReporting({ reporter, traceSampleRate });
    report(new Error("x"));
    report(extensionError);
  }
  configureReporting({ traceSampleRate: 0 });
  expect(traces).toEqual([false, true]);
});
