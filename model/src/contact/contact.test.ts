import { expect, test } from "vitest";
import type { OpeningHours } from "../calendar/opening-hours.ts";
import { callbackSpans } from "./callback-spans.ts";
import {
  messageAnsweredWithin,
  MessageSubject,
  offeredSubjects,
  Reply,
  sameText,
  WriteMessage,
} from "./conversations.ts";

const message = {
  subjectCode: "GENERAL",
  concernedInsured: 4218730,
  message: "Une question sur mon contrat.",
  attachments: [],
};
const refused = (rule: typeof WriteMessage | typeof Reply, value: object) =>
  Object.fromEntries(
    (rule.safeParse(value).error?.issues ?? []).map(({ path, message: key }) => [
      path.join("."),
      key,
    ]),
  );

test.each([
  ["too short once it is trimmed", { message: "   court    " }, { message: "message.tooShort" }],
  ["nine characters", { message: "123456789" }, { message: "message.tooShort" }],
  ["too long", { message: "a".repeat(4001) }, { message: "message.tooLong" }],
  ["with a control character", { message: "Une question\u0000?" }, { message: "text.characters" }],
  ["half a character", { message: "Une question \ud800 ?" }, { message: "text.characters" }],
  ["no text", { message: 12 }, { message: "required" }],
  ["no subject", { subjectCode: "" }, { subjectCode: "required" }],
  ["another subject", { subjectCode: "COMPLAINT" }, { subjectCode: "required" }],
  ["nobody", { concernedInsured: "" }, { concernedInsured: "required" }],
  ["a number too large", { concernedInsured: 2 ** 31 }, { concernedInsured: "invalid" }],
  ["two files", { attachments: [aUuid("a"), aUuid("b")] }, { attachments: "files.onlyOne" }],
  ["a file that is none", { attachments: ["../etc"] }, { "attachments.0": "files.gone" }],
])("P03 a message is refused: %s", (_case, given, fields) => {
  expect(refused(WriteMessage, { ...message, ...given })).toEqual(fields);
});

test("P03 a message keeps its lines; ten characters are enough", () => {
  const read = WriteMessage.parse({ ...message, message: "  Bonjour,\r\nmerci\r" });
  expect(read.message).toBe("Bonjour,\nmerci");
  expect(WriteMessage.parse({ ...message, message: "1234567890" }).message).toHaveLength(10);
  expect(WriteMessage.parse({ ...message, concernedInsured: "4218730" }).concernedInsured).toBe(
    4218730,
  );
  expect(Reply.parse({ message: "Merci", attachments: [] }).message).toBe("Merci");
  expect(refused(Reply, { message: "  \n ", attachments: [] })).toEqual({ message: "required" });
});

test("P03 general questions, offers and changes are answered within 48 hours, money within 15 days", () => {
  const promised = MessageSubject.options.map((subject) => {
    const { unit, count } = messageAnsweredWithin(subject);
    return `${subject} ${count} ${unit}`;
  });
  expect(promised).toEqual([
    "GENERAL 48 hours",
    "OFFERS 48 hours",
    "CHANGE_REQUEST 48 hours",
    "PAYMENTS 15 days",
    "BENEFITS 15 days",
  ]);
});

test("P04 payments and changes are offered to the main policyholder alone", () => {
  expect(offeredSubjects({ isAddressOwner: true })).toEqual(MessageSubject.options);
  expect(offeredSubjects({ isAddressOwner: false })).toEqual(["GENERAL", "OFFERS", "BENEFITS"]);
});

test("P03 spaces and capitals do not make another question", () => {
  expect(sameText("  Où EST\n ma  carte ?")).toBe(sameText("où est ma carte ?"));
  expect(sameText("Où est ma carte ?")).not.toBe(sameText("Où sont mes cartes ?"));
});

const open = (opens: string, closes: string) => [{ opens, closes }];
const hours: OpeningHours = {
  week: [...Array.from({ length: 5 }, () => open("08:00", "18:00")), open("09:00", "12:00"), []],
  exceptions: [
    { day: "2026-12-24", reason: "veille de fête", spans: open("08:00", "12:00") },
    { day: "2026-12-25", reason: "Noël", spans: [] },
  ],
};

test.each([
  [
    "a Monday",
    "2026-11-16",
    ["MORNING 08:00–12:00", "AFTERNOON 12:00–17:00", "EVENING 17:00–18:00"],
  ],
  ["a Saturday", "2026-11-21", ["MORNING 09:00–12:00"]],
  ["a Sunday", "2026-11-22", []],
  ["the day before Christmas", "2026-12-24", ["MORNING 08:00–12:00"]],
  ["Christmas", "2026-12-25", []],
  [
    "29 February",
    "2028-02-29",
    ["MORNING 08:00–12:00", "AFTERNOON 12:00–17:00", "EVENING 17:00–18:00"],
  ],
])("P02 on %s a customer calls while the line is open", (_case, day, told) => {
  const spans = callbackSpans(hours, day);
  expect(spans.map(({ period, opens, closes }) => `${period} ${opens}–${closes}`)).toEqual(told);
});

test("P02 a pause at noon belongs to neither part of the day", () => {
  const spans = [
    { opens: "08:30", closes: "11:45" },
    { opens: "13:30", closes: "17:00" },
  ];
  const week = Array.from({ length: 7 }, () => spans);
  expect(callbackSpans({ week, exceptions: [] }, "2026-11-16")).toEqual([
    { period: "MORNING", opens: "08:30", closes: "11:45" },
    { period: "AFTERNOON", opens: "13:30", closes: "17:00" },
  ]);
});

function aUuid(letter: string): string {
  return `${letter.repeat(8)}-0000-4000-8000-000000000000`;
}
