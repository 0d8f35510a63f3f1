import { expect, test } from "vitest";
import { printedCode, typedCode } from "./activation-code.ts";
import { afterPoll, MOST_POLLS, stepOf } from "./polling.ts";
import { OnboardingStatus, onboardingErrors, requestAccessRule } from "./request-access.ts";

const TODAY = "2026-11-16";
const right = {
  way: "PAPER",
  insuredNumber: "3300777",
  birthdate: "1982-03-03",
  phone: "+41 79 555 03 77",
  email: "martin.graf@example.ch",
  emailAgain: "Martin.Graf@example.ch",
  terms: true,
  privacy: true,
  userConsentDP: false,
};
const faults = (change: object, today = TODAY) =>
  requestAccessRule(today)
    .safeParse({ ...right, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

test.each([
  [{}, []],
  [{ insuredNumber: "10" }, []],
  [{ insuredNumber: "2147483647" }, []],
  [{ insuredNumber: "3 300 777" }, []],
  [{ insuredNumber: "9" }, ["insuredNumber insured.number"]],
  [{ insuredNumber: "2147483648" }, ["insuredNumber insured.number"]],
  [{ insuredNumber: "-3300777" }, ["insuredNumber insured.number"]],
  [{ insuredNumber: "33x" }, ["insuredNumber insured.number"]],
  [{ insuredNumber: "" }, ["insuredNumber required"]],
  [{ birthdate: "2008-11-16" }, []],
  [{ birthdate: "2008-11-17" }, ["birthdate birthday.major"]],
  [{ birthdate: "1899-12-31" }, ["birthdate birthday.format"]],
  [{ birthdate: "" }, ["birthdate required"]],
  [{ way: undefined }, ["way required"]],
  [{ phone: "" }, ["phone required"]],
  [{ phone: "12" }, ["phone phone.invalid"]],
  [{ email: "x" }, ["email email.invalid", "emailAgain email.differs"]],
  [{ emailAgain: "" }, ["emailAgain required", "emailAgain email.differs"]],
  [{ emailAgain: "other@example.ch" }, ["emailAgain email.differs"]],
  [{ terms: false }, ["terms mustAccept"]],
  [{ privacy: false }, ["privacy mustAccept"]],
  [{ way: "DIGITAL" }, ["userConsentDP mustAccept"]],
  [{ way: "DIGITAL", userConsentDP: true }, []],
])("U01 the form judges %j", (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test("U01 born on 29 February, one is of age on 1 March", () => {
  expect(faults({ birthdate: "2008-02-29" }, "2026-02-28")).toHaveLength(1);
  expect(faults({ birthdate: "2008-02-29" }, "2026-03-01")).toEqual([]);
});

test("U03 U04 a page waits, goes on, or tells that it did not work", () => {
  const next = OnboardingStatus.options.map((status) => [status, afterPoll(status, 1)]);
  expect(Object.fromEntries(next)).toEqual({
    CREATED: "wait",
    COMPATIBILITY_PASSED: "wait",
    DOCUMENT_SCAN_COMPLETED: "wait",
    ACCOUNT_CREATED: "success",
    ...Object.fromEntries(onboardingErrors.map((error) => [error, "error"])),
  });
  expect([afterPoll(undefined, MOST_POLLS - 1), afterPoll("CREATED", MOST_POLLS)]).toEqual([
    "wait",
    "error",
  ]);
  expect((["CREATED", "DOCUMENT_SCAN_COMPLETED", "ACCOUNT_CREATED"] as const).map(stepOf)).toEqual([
    1, 2, 3,
  ]);
});

test("U05 a code is taken as people type it", () => {
  expect(printedCode("ABCDEFGH2345")).toBe("ABCD-EFGH-2345");
  for (const typed of ["abcd-efgh-2345", " ABCD EFGH 2345 ", "ABCD–EFGH–2345"])
    expect(typedCode(typed)).toBe("ABCDEFGH2345");
  for (const typed of ["", "ABCD-EFGH", "ABCD-EFGH-O0I1", "ABCD-EFGH-23456"])
    expect(typedCode(typed)).toBeUndefined();
});
