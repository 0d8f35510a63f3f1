import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { requestAccessRule } from "@portal/model/request-access/request-access.ts";
import { expect, test } from "vitest";
import { randomOf } from "../../seed/random.ts";
import { callsAs, portal } from "../../test/portal.ts";
import { anEmail, aPhone, generated } from "../../test/samples/generated-values.ts";
import { numberType } from "../insurer/phone-numbers.ts";

const count = process.env["LONG"] === "1" ? 10_000 : 300;
const random = randomOf(87, "request access");
const numbers = [
  "3300777",
  "9",
  "10",
  "2147483647",
  "2147483648",
  "0010",
  "-5",
  "1e3",
  "33 00 777",
  "",
  "٣٣٠٠٧٧٧",
  "99999999999999999999",
] as const;
const days = [
  "1982-03-03",
  "1899-12-31",
  "1900-01-01",
  "2008-02-29",
  "2026-02-30",
  "2020-01-01",
  "",
  "03.03.1982",
  "9999-99-99",
  "1982-03-03T00:00",
] as const;
const strange = [
  null,
  {},
  [],
  true,
  1.5,
  "\u0000",
  "'; drop table account; --",
  "x".repeat(5000),
] as const;

const emails = generated(anEmail, { count });
const phones = generated(aPhone, { count });
const inputs = emails.map((email, place) => {
  const right = { email: "a@example.ch", phone: "+41795550377" };
  const isStrange = random.chance(0.1);
  const usual = {
    insuredNumber: random.chance(0.6) ? "3300777" : random.pick(numbers),
    birthdate: random.chance(0.6) ? "1982-03-03" : random.pick(days),
    email: random.chance(0.5) ? right.email : email,
    phone: random.chance(0.5) ? right.phone : (phones[place] ?? ""),
  };
  const field = random.pick(["insuredNumber", "birthdate", "email", "phone"] as const);
  return isStrange ? { ...usual, [field]: random.pick(strange) } : usual;
});

test(`W02 U01 ${count} generated inputs: never a 5xx, and the form and the API say the same of each`, async () => {
  const rule = requestAccessRule(todayInZurich(new Date()));
  const inForm = ({ email, ...rest }: (typeof inputs)[number]) => {
    const agreed = { terms: true, privacy: true, userConsentDP: false };
    const typed = { way: "PAPER", ...rest, email, emailAgain: email, ...agreed };
    const { success, data } = rule.safeParse(typed);
    return success && numberType(data.phone) !== undefined;
  };
  const verdicts = { right: 0, wrong: 0 };
  const { post } = callsAs(undefined, portal);
  for (let from = 0; from < inputs.length; from += 20)
    await Promise.all(
      inputs.slice(from, from + 20).map(async (input) => {
        const { phone: phoneNumber, ...person } = input;
        const paper = { ...person, phoneNumber, typeInitialSend: "PAPER" };
        const { status } = await post("/v1/extranaute", paper);
        expect([status, JSON.stringify(input)]).toEqual([
          // A program may send a number where the form sends text.
          inForm(input) || (typeof input.insuredNumber === "number" && status === 204) ? 204 : 400,
          JSON.stringify(input),
        ]);
        verdicts[status === 204 ? "right" : "wrong"]++;
      }),
    );
  expect(verdicts.right).toBeGreaterThan(count / 20);
  expect(verdicts.wrong).toBeGreaterThan(count / 20);
});
