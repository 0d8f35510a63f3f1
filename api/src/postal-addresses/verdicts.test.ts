import { type FinancialForm, financialForm } from "@portal/model/addresses/financial-form.ts";
import { type PostalForm, postalForm } from "@portal/model/addresses/postal-form.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { movedDay } from "@portal/model/calendar/validity.ts";
import { expect, test } from "vitest";
import type { z } from "zod";
import { type Random, randomOf } from "../../seed/random.ts";
import { anIban, generated } from "../../test/samples/generated-values.ts";
import { aCustomer, type Customer } from "../../test/portal.ts";

const COUNT = process.env["LONG"] === "1" ? 10_000 : 600;
const AT_ONCE = 25;
const today = todayInZurich(new Date());

const SWISS_POSTAL = `mutation One($input: SwissPostalAddressInput!) {
  updateSwissPostalAddress(input: $input) { request }
}`;
const FOREIGN_POSTAL = `mutation One($input: ForeignPostalAddressInput!) {
  updateForeignPostalAddress(input: $input) { request }
}`;
const SWISS_ACCOUNT = `mutation One($input: SwissFinancialAddressInput!) {
  updateSwissFinancialAddress(input: $input) { request }
}`;
const FOREIGN_ACCOUNT = `mutation One($input: ForeignFinancialAddressInput!) {
  updateForeignFinancialAddress(input: $input) { request }
}`;

/** Lines as customers type them, too long ones, and ones that only a program sends. */
function aLine(random: Random): string {
  return random.weighted<() => string>([
    [() => "", 3],
    [() => "Rue du Lac", 6],
    [() => "x".repeat(random.between(9, 42)), 5],
    [() => "  Überm Bach 7 ", 1],
    [() => "a\u0000b", 1],
    [() => "\ud800", 1],
    [() => "line\nbreak", 1],
    [() => "'; drop table postal_address; -- <script>alert(1)</script>", 1],
    [() => "🏔️ Chalet", 1],
  ])();
}

function aStart(random: Random): string {
  return random.pick([
    today,
    today,
    movedDay(today, -1),
    movedDay(today, random.between(0, 4000)),
    "",
    "3026-01-01",
    "9999-12-31",
    "2027-02-30",
    "31.12.2027",
    "\u0000",
  ]);
}

function aCountry(random: Random): string {
  return random.pick(["CH", "CH", "CH", "LI", "FR", "DE", "US", "", "XX", "ch", "'"]);
}

/** Only existing localities: a form cannot know those missing from the directory. */
const aLocality = (random: Random) => random.pick(["3011-bern", "1003-lausanne", "9490-vaduz", ""]);

function aPostalForm(random: Random): PostalForm {
  return {
    country: aCountry(random),
    isManual: true,
    foundAddressId: "",
    foundAddressLabel: "",
    street: aLine(random),
    number: aLine(random).slice(0, random.pick([5, 30])),
    complement: aLine(random),
    poBox: random.chance(0.6) ? "" : aLine(random),
    swissLocalityId: aLocality(random),
    swissLocalityLabel: "",
    zip: aLine(random).slice(0, random.pick([5, 12])),
    locality: aLine(random),
    startOfValidity: aStart(random),
  };
}

/** The errors of the form, by field. */
function fieldsOf({ error }: { error?: z.core.$ZodError | undefined }): object {
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

/** The errors of the API; any other response counts as a valid value. */
async function verdict(who: Customer, document: string, input: object): Promise<object> {
  const { errors } = await who.graphql(document, { input });
  const { code, fields } = errors?.[0]?.extensions ?? {};
  expect(code).not.toBe("UNEXPECTED");
  return code === "INVALID" ? Object(fields) : {};
}

type Compared = readonly [form: object, api: object, value: string];

/** The values on which form and API differ; fails unless some values are valid and some are not. */
async function differences(values: readonly (() => Promise<Compared>)[]): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (let start = 0; start < values.length; start += AT_ONCE)
    compared.push(...(await Promise.all(values.slice(start, start + AT_ONCE).map((one) => one()))));
  const refused = compared.filter(([form]) => Object.keys(form).length > 0).length;
  if (refused < values.length / 10 || refused === values.length) throw new Error("One-sided.");
  const told = (fields: object) => JSON.stringify(fields, Object.keys(fields).toSorted());
  return compared.filter(([form, api]) => told(form) !== told(api));
}

test("C05 for any typed address, the form and the API find the same fields wrong for the same reason", async () => {
  const anna = await aCustomer();
  // Another customer's person: a valid value is refused before a code is sent.
  const { insuredNumber } = await aCustomer();
  const random = randomOf(2026, "postal verdicts");
  const forms = Array.from({ length: COUNT }, () => aPostalForm(random));
  const differing = await differences(
    forms.map((form) => async (): Promise<Compared> => {
      const postalUse = random.pick(["DOMICILE_LEGAL", "CORRESPONDANCE"] as const);
      const entry = { id: null, insuredNumber, postalUse };
      const { street, number, complement, poBox, startOfValidity } = form;
      const lines = { ...entry, street, number, complement, poBox, startOfValidity };
      const { country, zip, locality, swissLocalityId } = form;
      const api = ["CH", "LI"].includes(country)
        ? verdict(anna, SWISS_POSTAL, { ...lines, swissLocalityId })
        : verdict(anna, FOREIGN_POSTAL, { ...lines, country, zip, locality });
      const judged = fieldsOf(postalForm(today, entry).safeParse(form));
      return [judged, await api, JSON.stringify({ ...form, postalUse })];
    }),
  );
  expect(differing).toEqual([]);
});

test("C06 for any typed bank account, the form and the API find the same fields wrong for the same reason", async () => {
  const anna = await aCustomer();
  const random = randomOf(2026, "account verdicts");
  const ibans = generated(anIban, { count: COUNT });
  const differing = await differences(
    ibans.map((iban) => async (): Promise<Compared> => {
      const country = aCountry(random);
      const isSwiss = ["CH", "LI"].includes(country);
      const form: FinancialForm = {
        country,
        ownerFullname: aLine(random),
        street: aLine(random),
        streetNumber: aLine(random).slice(0, random.pick([5, 30])),
        localityCommuneId: aLocality(random),
        localityCommuneLabel: "",
        zip: aLine(random).slice(0, random.pick([5, 12])),
        locality: aLine(random),
        iban,
        startOfValidity: aStart(random),
      };
      const { ownerFullname, street, localityCommuneId, startOfValidity } = form;
      const account = { id: null, usage: "REMB", ownerFullname, street, iban, startOfValidity };
      const { streetNumber, zip, locality } = form;
      const api = await (isSwiss
        ? verdict(anna, SWISS_ACCOUNT, { ...account, localityCommuneId })
        : verdict(anna, FOREIGN_ACCOUNT, { ...account, country, streetNumber, zip, locality }));
      const rule = financialForm(today, { id: null, usage: "REMB" });
      const judged = fieldsOf(rule.safeParse(form));
      // The form asks the server for a country's IBAN rules during typing.
      const { data } = await anna.publicGraphql(
        "query Iban($iban: String!) { validateIban(iban: $iban) { valid } }",
        { iban },
      );
      const isOurs = Object.keys(judged).length === 0 && !data.validateIban.valid;
      return [isOurs ? { iban: "iban.invalid" } : judged, api, JSON.stringify(form)];
    }),
  );
  expect(differing).toEqual([]);
});
