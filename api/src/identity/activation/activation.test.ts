import { accessLimits } from "@portal/model/request-access/request-access.ts";
import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { aProcess, db, logged, portal, testConfig } from "../../../test/portal.ts";
import {
  anApplicant,
  type ApplicantSample,
  askByLetter,
  lettersTo,
  NEW_PASSWORD,
  openAccess,
  proofsOf,
  typeCode,
} from "../../../test/samples/applicants.ts";
import { signedIn } from "../../../test/samples/people.ts";

const home = testConfig({ TRUST_PROXY: "true" }).publicUrl;
const nodes = await Promise.all(
  [1, 2].map(() => aProcess({ config: testConfig({ TRUST_PROXY: "true" }) })),
);
for (const node of nodes) await open(node, home);

async function withLetter(options = {}): Promise<ApplicantSample & { code: string }> {
  const person = await anApplicant(options);
  await askByLetter(person);
  const [letter] = await lettersTo(person.insuredNumber);
  return { ...person, code: letter?.content.code ?? "" };
}
const forgetTries = () => db.deleteFrom("throttle").where("key", "like", "activation:%").execute();
const accountsOf = (insuredNumber: number) =>
  db.selectFrom("account").selectAll().where("insuredNumber", "=", insuredNumber).execute();
const another = (code: string) =>
  code.endsWith("A") ? `${code.slice(0, -1)}B` : `${code.slice(0, -1)}A`;

test("U05 the code of a letter opens an account with its household, signs the person in, and works once", async () => {
  const holder = await withLetter();
  const child = await anApplicant({ birthdate: "2018-05-05", policyholder: holder.insuredNumber });
  const { browser } = await openAccess({ ...holder, code: holder.code.toLowerCase() });
  expect(await browser.whoAmI()).toBe(holder.email);
  const [account] = await accountsOf(holder.insuredNumber);
  expect(account).toMatchObject({
    extranauteType: "PPA",
    displayName: "Märta Von Grünigen",
    language: "de",
  });
  const sees = await db
    .selectFrom("accountInsured")
    .select(["insuredNumber", "partPrincipal"])
    .where("accountId", "=", account?.id ?? "")
    .orderBy("position")
    .execute();
  expect(sees).toEqual([
    { insuredNumber: holder.insuredNumber, partPrincipal: true },
    { insuredNumber: child.insuredNumber, partPrincipal: false },
  ]);
  expect(await (await signedIn(home, holder.email, NEW_PASSWORD)).whoAmI()).toBe(holder.email);
  const second = await typeCode({ ...holder, fresh: "another good sentence" });
  expect([second.answer.status, second.text]).toEqual([422, expect.stringContaining("déjà servi")]);
  expect(await second.browser.whoAmI()).toBe("UNAUTHENTICATED");
  expect(await accountsOf(holder.insuredNumber)).toHaveLength(1);
  expect(logged.join("\n")).not.toContain(holder.code);
  expect(browser.visited.join("\n")).not.toContain(holder.code);
});

test("U05 a person of another's household gets an account of their own that sees them alone", async () => {
  const holder = await withLetter();
  const partner = await withLetter({ policyholder: holder.insuredNumber });
  await openAccess(partner);
  const [account] = await accountsOf(partner.insuredNumber);
  expect(account?.extranauteType).toBe("AFF");
  const seen = await db
    .selectFrom("accountInsured")
    .select("insuredNumber")
    .where("accountId", "=", account?.id ?? "")
    .execute();
  expect(seen).toEqual([{ insuredNumber: partner.insuredNumber }]);
});

test("U05 two people's codes cannot be swapped, a wrong one is refused, and what a password lacks costs no try", async () => {
  await forgetTries();
  const [one, other] = [await withLetter(), await withLetter()];
  const swapped = await typeCode({ email: one.email, code: other.code });
  expect([swapped.answer.status, swapped.text]).toEqual([
    422,
    expect.stringContaining("ne correspondent pas"),
  ]);
  for (let time = 0; time < accessLimits.tries + 1; time++)
    expect((await typeCode({ ...one, fresh: "short" })).text).toContain("au moins 12 caractères");
  expect((await typeCode({ ...one, again: "something else" })).text).toContain("pas identiques");
  expect((await typeCode({ ...one, code: "ABC" })).text).toContain("ne correspondent pas");
  expect(await (await openAccess(one)).browser.whoAmI()).toBe(one.email);
});

test("U05 an expired code says so to the holder of code and address alone", async () => {
  await forgetTries();
  const person = await withLetter();
  await db
    .updateTable("activation")
    .set({ expiresAt: raw<Date>`now() - interval '1 second'` })
    .where("insuredNumber", "=", person.insuredNumber)
    .execute();
  expect((await typeCode(person)).text).toContain(`sont valables ${accessLimits.letterDays} jours`);
  expect((await typeCode({ ...person, code: another(person.code) })).text).toContain(
    "ne correspondent pas",
  );
  expect(await accountsOf(person.insuredNumber)).toEqual([]);
});

test("U05 of 200 codes at once on two nodes exactly six are checked, and then not even the right one opens", async () => {
  const person = await withLetter();
  const form = async (code: string, place: number) => {
    const browser = new Browser(home);
    await browser.get("/activate");
    const [fresh, again] = [NEW_PASSWORD, NEW_PASSWORD];
    return (
      await browser.submit(
        browser.visited.at(-1) ?? "",
        { email: person.email, code, fresh, again },
        {
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": `203.0.113.${place % 250}`,
        },
      )
    ).status;
  };
  const wrong = another(person.code);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, place) => form(wrong, place)));
  // A busy machine may refuse some requests with 503; none succeeds.
  expect(new Set(answers).difference(new Set([422, 503]))).toEqual(new Set());
  const { tries } = await db
    .selectFrom("activation")
    .select("tries")
    .where("insuredNumber", "=", person.insuredNumber)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(accessLimits.tries);
  expect(await form(person.code, 251)).toBe(422);
  expect(await accountsOf(person.insuredNumber)).toEqual([]);
});

test("U05 the right code typed on two nodes at once opens one account", async () => {
  await forgetTries();
  const person = await withLetter();
  await Promise.all(Array.from({ length: 4 }, () => openAccess(person)));
  await openAccess(person);
  expect(await accountsOf(person.insuredNumber)).toHaveLength(1);
});

test("U05 twenty tries from one address are enough, with any codes", async () => {
  await forgetTries();
  const browser = new Browser(home);
  await browser.get("/activate?lang=fr");
  const form = browser.visited.at(-1) ?? "";
  const fields = {
    email: "x@example.ch",
    code: "ABCD-EFGH-JKMN",
    fresh: NEW_PASSWORD,
    again: NEW_PASSWORD,
  };
  const statuses: number[] = [];
  for (let time = 0; time < 22; time++) statuses.push((await browser.submit(form, fields)).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
  expect(statuses.slice(20)).toEqual([429, 429]);
  await forgetTries();
});

test("a page of another site opens nothing, and an activation without a sign-in is told that it expired", async () => {
  const person = await withLetter();
  const browser = new Browser(home);
  await browser.get("/activate?lang=fr");
  const fields = {
    ...person,
    phone: "",
    insuredNumber: "",
    fresh: NEW_PASSWORD,
    again: NEW_PASSWORD,
  };
  const foreign = await browser.submit(browser.visited.at(-1) ?? "", fields, {
    "sec-fetch-site": "cross-site",
    origin: "https://evil.example",
  });
  expect(foreign.status).toBe(403);
  expect((await new Browser(home).get("/oidc/interaction/nobody/activation")).status).toBe(400);
  expect(portal).toBeDefined();
  expect(await accountsOf(person.insuredNumber)).toEqual([]);
});

const forgottenFor = async (email: string) => {
  await db.deleteFrom("throttle").where("key", "like", "%forgotten%").execute();
  const answer = await new Browser(home).submit("/oidc/forgotten", { email });
  expect(answer.status).toBe(200);
};

test("U05 a mistyped address that belongs to another person opens nothing and gets no way in", async () => {
  await forgetTries();
  const person = await withLetter();
  const { browser, answer, text } = await typeCode(person);
  expect(answer.status).toBe(200);
  expect(text).toContain(`a•••@example.ch`);
  expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
  expect(await accountsOf(person.insuredNumber)).toEqual([]);
  const { email: sent } = await proofsOf(person.insuredNumber);
  expect(sent).toMatchObject({ channel: "EMAIL", recipient: person.email });
  expect(sent?.parameters["code"]).toMatch(/^\d{6}$/);
  expect(text).not.toContain(sent?.parameters["code"]);
  await forgottenFor(person.email);
  const links = await db.selectFrom("passwordReset").selectAll().execute();
  expect(links).toEqual([]);
  const wrong = await browser.submit(browser.visited.at(-1) ?? "", { code: "000000" });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("pas correct")]);
  expect(await accountsOf(person.insuredNumber)).toEqual([]);
});

test("U05 a phone number counts once its code was typed; without it the account has none", async () => {
  await forgetTries();
  const [with_, without] = [await withLetter(), await withLetter()];
  await openAccess(with_, { provesPhone: true });
  await openAccess(without);
  const [proved] = await accountsOf(with_.insuredNumber);
  const [opened] = await accountsOf(without.insuredNumber);
  expect(proved?.phoneNumber).not.toBeNull();
  expect(opened).toMatchObject({ phoneNumber: null });
  const { phone } = await proofsOf(with_.insuredNumber);
  expect(phone).toMatchObject({ channel: "SMS", recipient: with_.phone });
});

test("U05 a wrong code for the phone opens nothing, and five wrong codes end it; the letter's code is still good", async () => {
  await forgetTries();
  const person = await withLetter();
  const { browser } = await typeCode(person);
  const form = browser.visited.at(-1) ?? "";
  const { email } = await proofsOf(person.insuredNumber);
  const code = email?.parameters["code"] ?? "";
  const half = await browser.submit(form, { code, phoneCode: "000000" });
  expect([half.status, await half.text()]).toEqual([422, expect.stringContaining("par SMS")]);
  for (let time = 1; time < 5; time++) await browser.submit(form, { code: "000000" });
  expect((await browser.submit(form, { code })).status, "not even the right one").toBe(429);
  expect(await accountsOf(person.insuredNumber)).toEqual([]);
  for (let time = 0; time < accessLimits.tries; time++) await typeCode(person);
  expect(await (await openAccess(person)).browser.whoAmI()).toBe(person.email);
});

test("U05 a proof that is too old, of another sign-in or of a code that was replaced opens nothing", async () => {
  await forgetTries();
  const [person, other] = [await withLetter(), await withLetter()];
  const { browser } = await typeCode(person);
  const form = browser.visited.at(-1) ?? "";
  const code = (await proofsOf(person.insuredNumber)).email?.parameters["code"] ?? "";
  const elsewhere = await typeCode(other);
  const swapped = await elsewhere.browser.submit(elsewhere.browser.visited.at(-1) ?? "", { code });
  expect(swapped.status).toBe(422);
  expect((await new Browser(home).submit(form, { code })).status).toBe(400);
  await db
    .updateTable("addressProof")
    .set({ expiresAt: raw<Date>`now() - interval '1 second'` })
    .where(
      "accountId",
      "in",
      db
        .selectFrom("activation")
        .select("accountId")
        .where("insuredNumber", "=", person.insuredNumber),
    )
    .execute();
  expect((await browser.submit(form, { code })).status).toBe(400);
  expect(await accountsOf(person.insuredNumber)).toEqual([]);
});

test("U05 a new code can be sent after half a minute, the one before is void", async () => {
  await forgetTries();
  const person = await withLetter();
  const { browser } = await typeCode(person);
  const form = browser.visited.at(-1) ?? "";
  const first = (await proofsOf(person.insuredNumber)).email?.parameters["code"] ?? "";
  const soon = await browser.submit(form, { resend: "yes" });
  expect(await soon.text()).toContain("30 secondes");
  await db
    .updateTable("addressProof")
    .set({ sentAt: raw<Date>`now() - interval '31 seconds'` })
    .execute();
  const later = await browser.submit(form, { resend: "yes" });
  expect(await later.text()).toContain("vient d’être envoyé");
  expect((await browser.submit(form, { code: first })).status).toBe(422);
  const second = (await proofsOf(person.insuredNumber)).email?.parameters["code"] ?? "";
  await browser.submit(form, { code: second });
  expect(await browser.whoAmI()).toBe(person.email);
});

test("U05 the person's own name is no password, and costs no try", async () => {
  await forgetTries();
  const person = await withLetter();
  const named = await typeCode({ ...person, fresh: "maertavongruenigen1982" });
  expect([named.answer.status, named.text]).toEqual([422, expect.stringContaining("deviner")]);
  expect(await (await openAccess(person)).browser.whoAmI()).toBe(person.email);
});
