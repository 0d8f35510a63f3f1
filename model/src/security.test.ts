import { expect, test } from "vitest";
import { missingProtection } from "./security.ts";

test.each([
  [0, false, 0, "secondStep"],
  [0, false, 10, "secondStep"],
  [1, false, 0, undefined],
  [0, true, 0, "recoveryCodes"],
  [1, true, 0, "recoveryCodes"],
  [0, true, 1, undefined],
] as const)(
  "an account with %i passkeys, a code at sign-in: %s, and %i recovery codes lacks %s",
  (passkeys, hasCodeAtSignIn, recoveryCodesLeft, missing) => {
    expect(missingProtection({ passkeys, hasCodeAtSignIn, recoveryCodesLeft })).toBe(missing);
  },
);
