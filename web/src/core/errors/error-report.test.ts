import { expect, test } from "vitest";
import { envelopeUrl, envelopeOf, scrub } from "./error-report.ts";
import { addBreadcrumb } from "./error-steps.ts";

const place = {
  dsn: "https://key@errors.example/7",
  environment: "production",
  language: "fr",
  origin: "https://portal.example",
  screen: "/invoices",
};
const instant = { id: "0".repeat(32), now: new Date("2026-11-16T08:00:00Z") };

test.each([
  ["camille@example.ch is not known", "<email> is not known"],
  ['Invalid value "Camille Rochat"', "Invalid value <text>"],
  ["IBAN CH93 0076 2011 6238 5295 7", "IBAN CH<number>"],
  ["756.9217.0769.85 at https://portal.example/x?insured=1", "<number>at <url>"],
  ["x is undefined", "x is undefined"],
])("A34 a report keeps no name, number or address: %s", (message, kept) => {
  expect(scrub(message)).toBe(kept);
});

test("A34 a report tells where in our code it happened, and nothing of what the page holds", () => {
  const error = Object.assign(new TypeError("Cannot read 4218730 of camille@example.ch"), {
    stack: [
      "TypeError: Cannot read 4218730 of camille@example.ch",
      "    at draw (https://portal.example/assets/index-1.js?as=camille@example.ch:3:14)",
      "    at https://portal.example/assets/vendor-2.js:1:900",
      "    at other (https://elsewhere.example/x.js:1:1)",
    ].join("\n"),
  });
  const envelope = envelopeOf(error, { withTrace: false }, place, instant);
  const [head = "", kind = "", event = ""] = envelope.split("\n");
  expect(JSON.parse(head)).toEqual({ event_id: instant.id, sent_at: "2026-11-16T08:00:00.000Z" });
  expect(JSON.parse(kind)).toEqual({ type: "event" });
  expect(JSON.parse(event)).toMatchObject({
    transaction: "/invoices",
    exception: {
      values: [
        {
          type: "TypeError",
          value: "Cannot read <number>of <email>",
          stacktrace: {
            frames: [
              { filename: "/assets/vendor-2.js", lineno: 1, colno: 900 },
              { function: "draw", filename: "/assets/index-1.js", lineno: 3, colno: 14 },
            ],
          },
        },
      ],
    },
  });
  expect(envelope).not.toMatch(/camille|4218730|elsewhere|breadcrumbs/);
});

test("A34 a report with a trace tells the last steps, and only then", () => {
  addBreadcrumb("POST Home 200");
  const envelope = envelopeOf(new Error("x"), { withTrace: true }, place, instant);
  expect(envelope).toContain('"message":"POST Home 200"');
});

test("A34 a report goes to the envelopes of the project, also below a folder", () => {
  expect(envelopeUrl(place.dsn)).toBe(
    "https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=key",
  );
  expect(envelopeUrl("https://key@errors.example/sentry/7")).toContain("/sentry/api/7/envelope/");
});
