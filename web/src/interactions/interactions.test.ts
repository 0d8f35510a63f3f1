import { readFileSync } from "node:fs";
import { CallbackPeriod } from "@portal/model/contact/callback.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { InteractionStatus, InteractionType } from "@portal/model/requests/interactions.ts";
import { afterEach, expect, test } from "vitest";
import { configureReporting } from "../core/errors/errors.ts";
import { isListed, reportUnknown } from "./interactions.ts";
import { stagesOf } from "./stages.ts";

const reported: unknown[] = [];
afterEach(() => {
  configureReporting({ traceSampleRate: 0 });
  reported.length = 0;
});

const on = (status: string) => ({ status, date: "2026-03-02" });
const course = (...statuses: string[]) =>
  stagesOf(statuses.map(on)).map(({ name, state }) => `${name} ${state}`);

test("J05 an unknown type or status is reported once, known ones never", () => {
  configureReporting({
    reporter: (error) => void reported.push(String(error)),
    traceSampleRate: 0,
  });
  const known = { steps: InteractionStatus.options.map(on) };
  reportUnknown(InteractionType.options.map((type) => ({ type, ...known })));
  expect(reported).toEqual([]);
  const strange = { type: "HAIRCUT", steps: [on("LOST"), on("DONE")] };
  reportUnknown([strange, strange]);
  expect(reported).toEqual([
    "Error: Unknown type of request: HAIRCUT",
    "Error: Unknown status of request: LOST",
  ]);
});

test("J03 a request shows what was, where it stands and what comes", () => {
  expect(course("REQUEST")).toEqual(["REQUEST current", "IN_PROGRESS coming", "answer coming"]);
  expect(course("REQUEST", "IN_PROGRESS", "PENDING")).toEqual([
    "REQUEST done",
    "IN_PROGRESS current",
    "answer coming",
  ]);
  expect(course("REQUEST", "IN_PROGRESS", "REFUSED")).toEqual([
    "REQUEST done",
    "IN_PROGRESS done",
    "REFUSED refused",
  ]);
  expect(course("REQUEST", "IN_PROGRESS", "DONE", "ARCHIVED")).toEqual([
    "REQUEST done",
    "IN_PROGRESS done",
    "DONE done",
  ]);
  expect(course("LOST")).toEqual([]);
});

test("J04 a request is listed when it or a part of it has details", () => {
  const part = { id: "1", type: "JOKER", requestDate: "", sentBy: null, reason: null, steps: [] };
  const rest = {
    concernedInsured: null,
    withdrawn: false,
    withdrawable: false,
    delayed: false,
    questions: [],
  };
  const withPart = (details: unknown) => [{ ...part, ...rest, details }];
  expect(isListed({ details: null, children: [] })).toBe(false);
  expect(isListed({ details: {}, children: [] })).toBe(true);
  expect(isListed({ details: null, children: withPart(null) })).toBe(false);
  expect(isListed({ details: null, children: withPart({ invoiceNumber: "1" }) })).toBe(true);
});

test.each(languages)(
  "P06 J02 the part of a day is called alike in the form and in change tracking, in %s",
  (language) => {
    const textsOf = (group: string) =>
      JSON.parse(
        readFileSync(new URL(`../../locales/${language}/${group}.json`, import.meta.url), "utf8"),
      );
    const { periods } = textsOf("contact_phone").callback;
    expect(Object.keys(periods)).toEqual(CallbackPeriod.options);
    expect(textsOf("interactions").code.period).toEqual(periods);
  },
);
