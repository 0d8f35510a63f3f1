import { expect, test } from "vitest";
import { answerTimeOf } from "./answer-time.ts";
import { readDetails } from "./interaction-details.ts";

const file = { url: null, filename: "facture.pdf", files: [] };
const message = { subject: "", message: "", conversation: "", attachments: [] };

test.each([
  ["INVOICE", file, { workingDays: 10 }],
  ["DOCUMENT", file, { days: 2 }],
  ["INVOICE", { language: "fr" }, { workingDays: 5 }],
  ["CONTACT", { ...message, subjectCode: "BENEFITS" }, { days: 15 }],
  ["CONTACT", { ...message, subjectCode: "GENERAL" }, { days: 2 }],
  ["CONTACT", { ...message, subjectCode: "OF_BEFORE" }, undefined],
  [
    "CALLBACK",
    { phone: "+41215550900", date: "2026-11-20", period: "MORNING" },
    { on: "2026-11-20" },
  ],
  ["CARD_ORDER", { healthInsurer: "Cervin Santé SA", reason: "COML" }, { days: 35 }],
  ["DATA_DELETION", { scope: "ACCOUNT" }, { days: 30 }],
  ["DATA_CORRECTION", { datum: "SEX", correct: "F", files: [] }, { days: 30 }],
  ["CONTRACT_MUTATION", {}, { workingDays: 5 }],
])("J02 a request says by when it is answered as a rule: %s %j", (type, stored, time) => {
  expect(answerTimeOf(type, readDetails(type, stored))).toEqual(time);
});
