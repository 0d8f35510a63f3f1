import { birthday } from "@portal/model/calendar/birthdays.ts";
import { Email } from "@portal/model/typing/email.ts";
import { cleanIban, isQrIban, OptionalIban } from "@portal/model/typing/iban.ts";
import { Phone } from "@portal/model/typing/phone.ts";
import { readTypedDate, requiredDay, shownDay } from "@portal/model/calendar/typed-dates.ts";
import { isQRIBAN } from "ibantools";
import { expect, test } from "vitest";
import { aDay, anEmail, anIban, aPhone, generated } from "../../test/samples/generated-values.ts";
import { aCustomer, callsAs } from "../../test/portal.ts";

const EMAIL = "query Email($value: String!) { verdict: validateEmail(email: $value) { valid } }";
const PHONE =
  "query Phone($value: String!) { verdict: validatePhone(phone: $value) { valid type } }";
const IBAN = "query Iban($value: String!) { verdict: validateIban(iban: $value) { valid errors } }";

async function verdict(document: string, value: unknown) {
  const { data, errors } = await callsAs().publicGraphql(document, { value });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.verdict;
}

test.each([
  ["anna@example.ch", true],
  ["jérôme@example.ch", false],
  ["anna@müller.ch", false],
  ["anna@example", false],
  ["", false],
  ["   ", false],
])("B01 the API says of the e-mail address %j: %s", async (email, valid) => {
  expect(await verdict(EMAIL, email)).toEqual({ valid });
});

test.each([
  ["+41 79 123 45 67", { valid: true, type: "MOBILE" }],
  ["079 123 45 67", { valid: true, type: "MOBILE" }],
  ["+41 21 555 09 00", { valid: true, type: "FIXED_LINE" }],
  ["+41 800 123 456", { valid: true, type: "TOLL_FREE" }],
  ["+41 58 123 45 67", { valid: true, type: "UAN" }],
  ["+423 660 123 456", { valid: true, type: "MOBILE" }],
  ["+1 202 555 0143", { valid: true, type: "FIXED_LINE_OR_MOBILE" }],
  ["+41 74 123 45 67", { valid: false, type: null }],
  ["+41", { valid: false, type: null }],
  ["hello", { valid: false, type: null }],
  ["", { valid: false, type: null }],
])("B02 the API says of the number %j: %j", async (phone, expected) => {
  expect(await verdict(PHONE, phone)).toEqual(expected);
});

test.each([
  ["CH93 0076 2011 6238 5295 7", { valid: true, errors: [] }],
  ["ch9300762011623852957", { valid: true, errors: [] }],
  ["", { valid: true, errors: [] }],
  ["CH93 0076 2011 6238 5295 8", { valid: false, errors: ["checksum"] }],
  ["CH93 0076", { valid: false, errors: ["length"] }],
  [`CH9300762011623852957${" ".repeat(99)}`, { valid: false, errors: ["length"] }],
  ["X".repeat(35), { valid: false, errors: ["length"] }],
  ["XX21 0076 2011 6238 5295 7", { valid: false, errors: ["checksum"] }],
  ["DE89 3704 0044 0532 0130 00", { valid: true, errors: [] }],
])("B04 the API says of the IBAN %j: %j", async (iban, expected) => {
  expect(await verdict(IBAN, iban)).toEqual(expected);
});

/** All ten thousand values in the long run, otherwise the first 300. */
const sample = (values: string[]) => (process.env["LONG"] === "1" ? values : values.slice(0, 300));

test("B01 generated e-mail addresses get the same verdict in the form and from the API", async () => {
  const counts = await compare(
    sample(generated(anEmail)),
    EMAIL,
    (value) => Email.safeParse(value).success,
  );
  expect(counts).toEqual({ differing: [], mixed: true });
});

test("B02 generated numbers: what the form lets through is stored, and what it refuses is not", async () => {
  const anna = await aCustomer();
  // As the field does it: first its own rule, then the server's check.
  const inForm = async (value: string) =>
    Phone.safeParse(value).success && (await verdict(PHONE, value)).valid === true;
  const said = new Set<string>();
  const isStored = async (phoneNumber: string) => {
    const answer = await anna.call("PATCH", "/v1/partners/mobile_number", { phoneNumber });
    // Accepted: it waits for a code, or for the rate limit of codes.
    if (answer.status === 428 || answer.status === 429) return true;
    said.add((await answer.json()).fields?.phoneNumber);
    return false;
  };
  const values = sample(generated(aPhone));
  let stored = 0;
  const differing: string[] = [];
  for (let from = 0; from < values.length; from += 16) {
    await Promise.all(
      values.slice(from, from + 16).map(async (value) => {
        const [form, api] = await Promise.all([inForm(value), isStored(value)]);
        if (form !== api) differing.push(value);
        if (api) stored += 1;
      }),
    );
  }
  expect(differing).toEqual([]);
  expect(said.difference(new Set(["phone.invalid", "required"])), "and why").toEqual(new Set());
  expect(Math.min(stored, values.length - stored)).toBeGreaterThan(values.length / 10);
});

test("B04 generated IBANs get the same verdict in the form and from the API", async () => {
  const values = sample(generated(anIban));
  const swiss = values.filter((value) => /^(CH|LI)|^$/.test(cleanIban(value)));
  const inForm = (value: string) => OptionalIban.safeParse(value).success;
  expect(await compare(swiss, IBAN, inForm)).toEqual({ differing: [], mixed: true });
  // The form checks length and checksum of foreign IBANs; the API checks the rules of their country.
  const refused = values.filter((value) => !swiss.includes(value) && !inForm(value));
  for (const value of refused) expect((await verdict(IBAN, value)).valid, value).toBe(false);
  for (const value of swiss.filter(inForm)) {
    expect(isQrIban(value), value).toBe(isQRIBAN(cleanIban(value)));
  }
});

test("B05 B06 10,000 generated days: what is typed and what is sent straight to the rule are judged alike", () => {
  const today = "2026-11-15";
  const bounds = { min: "1950-01-01", max: "2008-11-15" };
  const values = generated(aDay);
  const sent = values.filter((value) => requiredDay(bounds).safeParse(value).success);
  const typed = values.filter((value) => readTypedDate(shownDay(value), bounds) === value);
  expect(sent).toEqual(typed);
  expect(sent.filter((value) => !birthday(today).safeParse(value).success)).toEqual([]);
  expect(sent.length).toBeGreaterThan(1_000);
});

test("B06 generated days get the same verdict from the field and from the API", async () => {
  const anna = await aCustomer();
  const VOUCHERS = "query Vouchers($day: Date!) { delegations(from: $day, to: $day) { id } }";
  const isTaken = async (day: string) => {
    const { errors } = await anna.graphql(VOUCHERS, { day });
    return errors === undefined || errors[0]?.extensions.code;
  };
  const values = sample(generated(aDay));
  const differing: unknown[] = [];
  let taken = 0;
  for (let from = 0; from < values.length; from += 16) {
    await Promise.all(
      values.slice(from, from + 16).map(async (day) => {
        const form = readTypedDate(shownDay(day)) === day || "INVALID";
        const api = await isTaken(day);
        if (form !== api) differing.push({ day, form, api });
        if (api === true) taken += 1;
      }),
    );
  }
  expect(differing.slice(0, 3)).toEqual([]);
  expect(Math.min(taken, values.length - taken)).toBeGreaterThan(values.length / 10);
});

test.each([EMAIL, PHONE, IBAN])(
  "B01 B02 B04 hostile input is judged and never faults: %s",
  async (door) => {
    const hostile = [
      "\u0000",
      "\ud800",
      "𝟘𝟙𝟚",
      "٠٧٩١٢٣٤٥٦٧",
      "+".repeat(90_000),
      "1".repeat(90_000),
      `${"a.".repeat(40_000)}@a.ch`,
      `+41;ext=${"1".repeat(300)}`,
      "tel:+41791234567;phone-context=+41",
      "__proto__",
      "' or 1=1 --",
      "<script>",
    ];
    for (const value of hostile) {
      const began = performance.now();
      expect((await verdict(door, value)).valid, value.slice(0, 20)).toBe(false);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
    for (const value of [null, 7, {}, [], undefined]) {
      const { errors } = await callsAs().publicGraphql(door, { value });
      expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
    }
  },
);

/** The values on which form and API differ, and how many are valid and invalid. */
async function compare(values: string[], door: string, inForm: (value: string) => boolean) {
  const differing: string[] = [];
  let valid = 0;
  for (const value of values) {
    const { valid: fromApi } = await verdict(door, value);
    if (fromApi) valid += 1;
    if (fromApi !== inForm(value)) differing.push(value);
  }
  return { differing, mixed: valid > values.length / 10 && valid < (values.length * 9) / 10 };
}
