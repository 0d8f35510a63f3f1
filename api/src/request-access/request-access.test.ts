import { beforeAll, expect, test } from "vitest";
import { openPdf } from "../../test/pdf.ts";
import { open } from "../../test/browser.ts";
import { aCustomer, callsAs, clock, db, logged, portal, testConfig } from "../../test/portal.ts";
import {
  anApplicant,
  askByLetter,
  lettersTo,
  messagesTo,
  openAccess,
  treatAccess,
  typeCode,
} from "../../test/samples/applicants.ts";
import { tellApart } from "../../test/tell-apart.ts";
import { renderPaper } from "../insurer/pdf/render.ts";
import { drawActivationLetter } from "./activation-letter.ts";

const isLong = process.env["LONG"] === "1";
const PAIRS = isLong ? 2000 : 150;
// Three times the random spread of so many pairs: 0.53 in the long run.
const MOST = isLong ? 0.53 : 0.6;
const languages = ["fr", "de", "it", "en"] as const;

await open(portal, testConfig().publicUrl);
beforeAll(() => db.insertInto("featureFlag").values({ id: "PXL_VISION", value: true }).execute());

const unknown = {
  insuredNumber: 1_999_999_997,
  birthdate: "1970-01-01",
  email: "nobody@example.ch",
  phone: "+41795550377",
};

test("U05 an insured person gets a letter with a code, valid for 30 days, and is told at the address that we know", async () => {
  const martha = await anApplicant();
  expect((await askByLetter(martha)).status).toBe(204);
  const [letter, ...more] = await lettersTo(martha.insuredNumber);
  expect(more).toEqual([]);
  expect(letter?.content.head.window).toEqual([
    "Frau",
    "Märta Von Grünigen",
    "Seeweg 7",
    "3600 Thun",
  ]);
  expect(letter?.content.code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
  const days = await db
    .selectFrom("activation")
    .select((one) => one.fn<string>("to_char", ["expiresAt", one.val("YYYY-MM-DD")]).as("day"))
    .where("insuredNumber", "=", martha.insuredNumber)
    .execute();
  expect(days).toHaveLength(1);
  expect(await messagesTo(martha)).toMatchObject([
    { template: "access.letter", recipient: `known.${martha.insuredNumber}@example.ch` },
  ]);
  expect(logged.join("\n")).not.toContain(letter?.content.code);
});

test.each(languages)(
  "U05 the letter says its code and the way on, and names no address: %s",
  async (language) => {
    const person = await anApplicant({ language });
    await askByLetter(person);
    const [letter] = await lettersTo(person.insuredNumber);
    if (!letter) throw new Error("no letter");
    expect(letter.language).toBe(language);
    const { text, pages } = await openPdf(
      await renderPaper(drawActivationLetter(letter, letter.content)),
    );
    expect(pages).toBe(1);
    expect(text).toContain(letter.content.code);
    expect(text).toContain("/activate");
    expect(text).not.toContain(person.email);
  },
);

test("U05 W02 known, unknown, registered and too young: the same status, headers and bytes, by the same number of statements", async () => {
  const [known, registered] = [await anApplicant(), await aCustomer()];
  const people = [
    known,
    unknown,
    { ...known, birthdate: "1982-03-04" },
    { ...known, insuredNumber: registered.insuredNumber, birthdate: "1980-05-17" },
    { ...known, email: registered.email },
    await anApplicant({ forInformation: true }),
  ];
  const seen = new Set<string>();
  for (const person of people) {
    const answer = await askByLetter(person);
    const { "x-correlation-id": _, ...headers } = Object.fromEntries(answer.headers);
    seen.add(JSON.stringify([answer.status, headers, await answer.text()]));
  }
  expect([...seen]).toHaveLength(1);
  const digital = new Set<string>();
  for (const { insuredNumber, birthdate, email, phone } of people) {
    const body = { insuredNumber, birthdate, email, phone };
    const answer = await callsAs().post("/v1/onboarding-digital", body);
    digital.add(JSON.stringify([answer.status, Object.keys(await answer.json())]));
  }
  expect([...digital]).toHaveLength(1);
});

test.each(["/v1/extranaute", "/v1/onboarding-digital"])(
  "U05 how long %s takes says nothing of whom we know",
  async (path) => {
    const people = { known: await anApplicant(), unknown };
    const ask = async ({ phone, ...person }: typeof unknown) => {
      const byLetter = { phoneNumber: phone, typeInitialSend: "PAPER" };
      const way = path.endsWith("digital") ? { phone } : byLetter;
      return callsAs().post(path, { ...person, ...way });
    };
    for (let turn = 0; turn < 20; turn++) expect((await ask(unknown)).status).toBeLessThan(300);
    const auc = await tellApart({ pairs: PAIRS, ask: (kind) => ask(people[kind]) });
    console.info(`${path}, ${PAIRS} known and unknown each: AUC ${auc.toFixed(3)}`);
    expect(auc).toBeLessThan(MOST);
    await treatAccess();
  },
);

test("U05 the registered person is told at their login address, once a day, and gets no letter", async () => {
  const anna = await aCustomer();
  const person = {
    insuredNumber: anna.insuredNumber,
    birthdate: "1980-05-17",
    email: "somebody@example.ch",
    phone: "+41795550377",
  };
  for (let time = 0; time < 5; time++) await askByLetter(person);
  expect(await lettersTo(anna.insuredNumber)).toEqual([]);
  expect(await messagesTo({ accountId: anna.id })).toMatchObject([
    { template: "access.exists", recipient: anna.email },
  ]);
});

test("U05 an address that signs an account in already opens no second account: who signs in with it is told", async () => {
  const [anna, martha] = [await aCustomer(), await anApplicant()];
  await askByLetter({ ...martha, email: anna.email.toUpperCase() });
  expect(await lettersTo(martha.insuredNumber)).toEqual([]);
  expect(await messagesTo({ accountId: anna.id })).toHaveLength(1);
});

test("U05 fifty tries at a household's numbers bring one letter a person and one message", async () => {
  const holder = await anApplicant();
  const partner = await anApplicant({ policyholder: holder.insuredNumber });
  await Promise.all(
    Array.from({ length: 25 }, async () => [await askByLetter(holder), await askByLetter(partner)]),
  );
  await treatAccess();
  expect(await lettersTo(holder.insuredNumber)).toHaveLength(1);
  expect(await lettersTo(partner.insuredNumber)).toHaveLength(1);
  const told = [...(await messagesTo(holder)), ...(await messagesTo(partner))];
  expect(told).toHaveLength(1);
});

test("U05 a stranger who asks first with an address of theirs does not keep the owner out: a new letter replaces the first", async () => {
  const amelia = await anApplicant();
  await askByLetter({ ...amelia, email: "stranger@example.com" });
  await askByLetter(amelia);
  const [first, second, ...more] = await lettersTo(amelia.insuredNumber);
  expect(more).toEqual([]);
  const [older = "", newer = ""] = [first?.content.code, second?.content.code];
  const replaced = await typeCode({ email: "stranger@example.com", code: older });
  expect([replaced.answer.status, replaced.text]).toEqual([
    422,
    expect.stringContaining("lettre plus récente"),
  ]);
  const { browser } = await openAccess({ ...amelia, code: newer });
  expect(await browser.whoAmI()).toBe(amelia.email);
  expect(
    (await messagesTo(amelia)).filter(({ template }) => template === "access.letter"),
  ).toHaveLength(1);
});

test("U05 a person who asks before or after any number of strangers opens their access with the newest letter", async () => {
  const [early, late] = [await anApplicant(), await anApplicant()];
  const strangers = Array.from({ length: 8 }, (_, turn) => `stranger.${turn}@example.com`);
  await askByLetter(early);
  for (const email of strangers) {
    await askByLetter({ ...early, email });
    await askByLetter({ ...late, email });
  }
  await askByLetter(late);
  for (const person of [early, late]) {
    const letters = await lettersTo(person.insuredNumber);
    expect(letters, "two a day at most").toHaveLength(2);
    const code = letters.at(-1)?.content.code ?? "";
    const opened = await openAccess({ ...person, code });
    expect(await opened.browser.whoAmI()).toBe(person.email);
    const told = (await messagesTo(person)).filter(({ template }) => template === "access.letter");
    expect(told).toHaveLength(1);
  }
});

test("U05 the same address again gets no second letter on the same day, and a new one on the next", async () => {
  const person = await anApplicant();
  for (let time = 0; time < 3; time++) await askByLetter(person);
  expect(await lettersTo(person.insuredNumber)).toHaveLength(1);
  await db
    .updateTable("throttle")
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where("key", "like", "access:%")
    .where("endsAt", "<", new Date(Date.now() + 2 * 86_400_000))
    .execute();
  await askByLetter(person);
  const letters = await lettersTo(person.insuredNumber);
  expect(letters).toHaveLength(2);
  const told = (await messagesTo(person)).filter(({ template }) => template === "access.letter");
  expect(told, "the household is told once").toHaveLength(1);
  const first = await typeCode({ ...person, code: letters[0]?.content.code ?? "" });
  expect(first.text).toContain("lettre plus récente");
});

test("U05 the sixth of a household that asks in a week waits for the next one and is not forgotten", async () => {
  const holder = await anApplicant();
  const others = [];
  for (let count = 0; count < 5; count++)
    others.push(await anApplicant({ policyholder: holder.insuredNumber }));
  for (const person of [holder, ...others]) await askByLetter(person, undefined, { waits: false });
  const last = others.at(-1);
  if (!last) throw new Error("nobody");
  expect(await lettersTo(last.insuredNumber)).toEqual([]);
  await db
    .updateTable("throttle")
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where("key", "like", "access:%")
    .execute();
  await db
    .updateTable("accessRequest")
    .set({ nextTryAt: new Date() })
    .where("settledAt", "is", null)
    .execute();
  await treatAccess();
  expect(await lettersTo(last.insuredNumber)).toHaveLength(1);
});

test("U05 a person who turns 18 today may ask, and not the day before; born on 29 February, on 1 March", async () => {
  const ask = async (day: string, birthdate: string) => {
    clock.set(day);
    try {
      const person = await anApplicant({ birthdate });
      const { status } = await askByLetter(person);
      return [status, (await lettersTo(person.insuredNumber)).length];
    } finally {
      clock.set(undefined);
    }
  };
  expect(await ask("2027-01-01", "2009-01-01")).toEqual([204, 1]);
  expect(await ask("2026-12-31", "2009-01-01")).toEqual([400, 0]);
  expect(await ask("2026-02-28", "2008-02-29")).toEqual([400, 0]);
  expect(await ask("2026-03-01", "2008-02-29")).toEqual([204, 1]);
});

test("W02 what cannot be right is refused with the field's key, and nothing is kept", async () => {
  const right = {
    insuredNumber: "3300777",
    birthdate: "1982-03-03",
    email: "a@example.ch",
    phoneNumber: "+41795550377",
    typeInitialSend: "PAPER",
  };
  const count = async () =>
    Number(
      (
        await db
          .selectFrom("accessRequest")
          .select((one) => one.fn.countAll().as("all"))
          .executeTakeFirst()
      )?.all,
    );
  const before = await count();
  const cases: [object, string, string][] = [
    [{ insuredNumber: 9 }, "insuredNumber", "insured.number"],
    [{ insuredNumber: "2147483648" }, "insuredNumber", "insured.number"],
    [{ insuredNumber: -12 }, "insuredNumber", "insured.number"],
    [{ insuredNumber: "" }, "insuredNumber", "required"],
    [{ birthdate: "1899-12-31" }, "birthdate", "birthday.format"],
    [{ birthdate: "2026-02-30" }, "birthdate", "birthday.format"],
    [{ email: "zoé@example.ch" }, "email", "email.invalid"],
    [{ phoneNumber: "+41 12" }, "phoneNumber", "phone.invalid"],
    [{ typeInitialSend: "PIGEON" }, "typeInitialSend", "invalid"],
  ];
  for (const [wrong, field, key] of cases) {
    const answer = await callsAs().post("/v1/extranaute", { ...right, ...wrong });
    expect([answer.status, (await answer.json()).fields]).toEqual([400, { [field]: key }]);
  }
  expect(await count()).toBe(before);
});

const CHECK = `query Check($n: String!, $b: String!, $e: String!) {
  accountCreationCheck(insuredNumber: $n, birthdate: $b, email: $e) { valid errors }
}`;

test("U05 W03 the check before says whether it can be right, and nothing of who is insured", async () => {
  const known = await anApplicant();
  const ask = async (n: string, b: string, e: string) =>
    (await callsAs().publicGraphql(CHECK, { n, b, e })).data.accountCreationCheck;
  expect(await ask(String(known.insuredNumber), known.birthdate, known.email)).toEqual({
    valid: true,
    errors: [],
  });
  expect(await ask("1999999997", "1970-01-01", "nobody@example.ch")).toEqual({
    valid: true,
    errors: [],
  });
  expect(await ask("9", "2020-01-01", "nobody")).toEqual({
    valid: false,
    errors: ["insuredNumber", "birthdate", "email"],
  });
});

test("U05 requests from one address are limited on all nodes together, for everybody alike", async () => {
  const incoming = { headers: {}, socket: { remoteAddress: "198.51.100.7" } };
  const body = JSON.stringify({
    insuredNumber: unknown.insuredNumber,
    birthdate: unknown.birthdate,
    email: unknown.email,
    phoneNumber: unknown.phone,
    typeInitialSend: "PAPER",
  });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body };
  const statuses = await Promise.all(
    Array.from(
      { length: 30 },
      async () => (await portal.app.request("/v1/extranaute", init, { incoming })).status,
    ),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
