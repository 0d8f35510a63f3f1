import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CertificateCode,
  CODE_ALPHABET,
  CODE_LENGTH,
  groupedCode,
  newCertificateCode,
} from "./certificate-code.ts";
import { CertificateForm, initialsOf, standingOf, validUntil } from "./certificates.ts";

const codes = fc
  .array(fc.nat({ max: CODE_ALPHABET.length - 1 }), { minLength: 18, maxLength: 18 })
  .map((values) => {
    const left = [...values];
    return newCertificateCode(() => left.shift() ?? 0);
  });
const messageOf = (code: unknown) => CertificateCode.safeParse(code).error?.issues[0]?.message;

test("V55 a code has twenty characters that nobody mistakes for others, of which 87 bits are random", () => {
  expect(CODE_ALPHABET).not.toMatch(/[01ILOSU]/);
  expect(new Set(CODE_ALPHABET).size).toBe(29);
  expect(18 * Math.log2(CODE_ALPHABET.length)).toBeGreaterThan(80);
  fc.assert(fc.property(codes, (code) => code.length === CODE_LENGTH));
});

test("V55 a code is read however it is typed", () => {
  fc.assert(
    fc.property(codes, (code) => {
      const grouped = groupedCode(code);
      expect(grouped).toMatch(/^(?:[2-9A-Z]{4}-){4}[2-9A-Z]{4}$/);
      for (const typed of [
        code,
        grouped,
        grouped.toLowerCase(),
        ` ${grouped.replaceAll("-", " – ")} `,
        grouped.replaceAll("-", "\u2011"),
        `${grouped}\u200b`,
      ])
        expect(CertificateCode.parse(typed)).toBe(code);
    }),
  );
});

test("V55 one or two wrong characters, and two swapped ones, are a typing error and never another code", () => {
  const place = fc.nat({ max: CODE_LENGTH - 1 });
  const letter = fc.constantFrom(...CODE_ALPHABET);
  fc.assert(
    fc.property(codes, place, letter, place, letter, (code, at, one, other, two) => {
      const wrong = Array.from(code);
      wrong[at] = one;
      wrong[other] = two;
      const typed = wrong.join("");
      expect(messageOf(typed)).toBe(typed === code ? undefined : "code.typo");
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(codes, place, place, (code, at, other) => {
      const swapped = Array.from(code);
      [swapped[at], swapped[other]] = [swapped[other] ?? "", swapped[at] ?? ""];
      const typed = swapped.join("");
      expect(messageOf(typed)).toBe(typed === code ? undefined : "code.typo");
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["", "required"],
  [" - ", "required"],
  [undefined, "required"],
  ["7F3K", "code.length"],
  ["O".repeat(20), "code.letters"],
  ["1234-5678", "code.letters"],
  ["A".repeat(101), "code.length"],
  ["<script>", "code.letters"],
])("V55 %j is no code: %s", (typed, message) => {
  expect(messageOf(typed)).toBe(message);
});

test("V51 a proof of insurance holds for ninety days, but not longer than the insurance", () => {
  const issuedOn = "2026-11-19";
  expect(validUntil("INSURANCE", { issuedOn })).toBe("2027-02-17");
  expect(validUntil("INSURANCE", { issuedOn, endsOn: "2026-12-31" })).toBe("2026-12-31");
  expect(validUntil("INSURANCE", { issuedOn, endsOn: "2027-12-31" })).toBe("2027-02-17");
  expect(validUntil("COST_SHARING", { issuedOn })).toBe("2026-12-19");
  expect(validUntil("TAX", { issuedOn })).toBeNull();
  expect(validUntil("CONTRIBUTIONS", { issuedOn })).toBeNull();
});

test("V56 a certificate holds on its last day and not on the next; a revoked one holds no more", () => {
  const certificate = { revokedOn: null, validUntil: "2027-02-17" };
  expect(standingOf(certificate, "2027-02-17")).toBe("VALID");
  expect(standingOf(certificate, "2027-02-18")).toBe("EXPIRED");
  expect(standingOf({ ...certificate, validUntil: null }, "2099-01-01")).toBe("VALID");
  expect(standingOf({ ...certificate, revokedOn: "2027-01-01" }, "2099-01-01")).toBe("REVOKED");
});

test.each([
  ["Camille", "Rochat", "C. R."],
  [" éloïse", "de la Tour", "É. D."],
  ["Þóra", "Ørsted", "Þ. Ø."],
  ["李", "王", "李. 王."],
  ["𝒜nna", "", "𝒜."],
])("V56 the initials of %s %s are %s", (firstname, lastname, initials) => {
  expect(initialsOf({ firstname, lastname })).toBe(initials);
});

test("V54 the form leaves out what the chosen kind does not have", () => {
  const all = {
    insuredNumber: 1,
    language: "en",
    year: 2025,
    from: "2026-01-01",
    to: "2026-02-01",
  };
  const about = { insuredNumber: 1, language: "en" };
  const parsed = (kind: string) => CertificateForm.parse({ kind, ...all });
  expect(parsed("INSURANCE")).toEqual({ kind: "INSURANCE", ...about });
  expect(parsed("TAX")).toEqual({ kind: "TAX", ...about, year: 2025 });
  expect(parsed("CONTRIBUTIONS")).toEqual({
    kind: "CONTRIBUTIONS",
    ...about,
    from: all.from,
    to: all.to,
  });
  const issue = CertificateForm.safeParse({ kind: "TAX", ...about }).error?.issues[0];
  expect([issue?.path, issue?.message]).toEqual([["year"], "required"]);
});
