import { cardNumberOf } from "@portal/model/cards.ts";
import { beforeAll, expect, test } from "vitest";
import { aCustomer, callsAs, clock, db, logged, portal } from "../../test/portal.ts";
import { hasContact } from "../../test/samples/contacts.ts";
import { cover } from "../../test/samples/covered.ts";
import { treatAll } from "../../test/samples/requests.ts";
import {
  aBrowser,
  anInsured,
  identified,
  messagesTo,
  newestTo,
  opened,
} from "../../test/samples/visitors.ts";

beforeAll(async () => void (await opened()));

const codeOf = async (answer: Response) => (await answer.json()).code;
const unknown = { insuredNumber: 1_999_999_998, birthdate: "1970-01-01" };

test("V02 a code that went to a person's mobile opens their session, and a link to their mailbox does so as well", async () => {
  const martin = await anInsured();
  const desk = aBrowser();
  const answer = await desk.identify(martin);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      type: "SMS",
      phoneNumber: `•••\u00a0•••\u00a0••\u00a0${String(martin.insuredNumber).slice(-2)}`,
      email: null,
    },
  ]);
  const { channel, recipient, code } = await newestTo(martin);
  expect([channel, recipient]).toEqual(["SMS", `+4179${martin.insuredNumber}`]);
  expect((await desk.insured()).status).toBe(401);
  expect((await desk.otp(martin.insuredNumber, code)).status).toBe(204);
  expect(await (await desk.insured()).json()).toEqual({
    insuredNumber: martin.insuredNumber,
    firstname: "Martin",
    lastname: "Muster",
  });

  const elena = await anInsured({ phone: null });
  const phone = aBrowser();
  expect(await (await phone.identify(elena, "LINK")).json()).toEqual({
    type: "EMAIL",
    phoneNumber: null,
    email: "m•••@•••",
  });
  expect((await phone.link((await newestTo(elena)).token)).status).toBe(204);
  expect((await phone.insured()).status).toBe(200);
});

test("V02 a number with zeros in front is the same number, a child is reached through the address owner, who cannot be reached gets nothing", async () => {
  const martin = await anInsured({ phone: null });
  const browser = aBrowser();
  await browser.identify({ ...martin, insuredNumber: `00${martin.insuredNumber}` });
  expect((await browser.otp(martin.insuredNumber, (await newestTo(martin)).code)).status).toBe(204);

  const anna = await aCustomer();
  await hasContact(anna, { number: "+41795556677" });
  const child = await anInsured({ birthdate: "2019-05-05", phone: null, email: null });
  const adult = await anInsured({ phone: null, email: null });
  for (const { insuredNumber } of [child, adult])
    await db
      .insertInto("accountInsured")
      .values({ accountId: anna.id, insuredNumber, position: 1 })
      .execute();
  for (const person of [child, adult]) expect((await aBrowser().identify(person)).status).toBe(200);
  expect((await messagesTo(child)).map(({ recipient }) => recipient)).toEqual(["+41795556677"]);
  expect(await messagesTo(adult)).toEqual([]);
});

test("V02 sent again after five seconds and three times in all; the code before is void", async () => {
  const martin = await anInsured();
  const browser = aBrowser();
  await browser.identify(martin);
  const first = await newestTo(martin);
  await browser.identify(martin);
  expect(await messagesTo(martin)).toHaveLength(1);
  const waited = () =>
    db
      .updateTable("selfServiceCode")
      .set({ sentAt: new Date(Date.now() - 6_000) })
      .where("insuredNumber", "=", martin.insuredNumber)
      .execute();
  for (const _ of [2, 3, 4]) {
    await waited();
    await browser.identify(martin);
  }
  expect(await messagesTo(martin)).toHaveLength(3);
  expect(await codeOf(await browser.otp(martin.insuredNumber, first.code))).toBe("OTP_FAILED");
  expect((await browser.otp(martin.insuredNumber, (await newestTo(martin)).code)).status).toBe(204);
});

test("V03 the seventh identification and the seventh code are refused on every node, for unknown people as well", async () => {
  const martin = await anInsured();
  const walk = async (person: typeof unknown) => {
    const browser = aBrowser();
    const told = [];
    for (let time = 1; time <= 7; time++) told.push((await browser.identify(person)).status);
    for (let time = 1; time <= 7; time++)
      told.push(await codeOf(await browser.otp(person.insuredNumber, "000010")));
    return told;
  };
  const lockedOut = [
    ...Array.from({ length: 6 }, () => 200),
    503,
    ...Array.from({ length: 6 }, () => "OTP_FAILED"),
    "TOO_MANY_IDENTIFICATION_TRY",
  ];
  expect(await Promise.all([martin, unknown].map(walk))).toEqual([lockedOut, lockedOut]);
  expect((await aBrowser().identify(martin)).status).toBe(200);
});

test("V05 codes and links are refused when they were used, have expired, were meant for another person or were guessed", async () => {
  const [martin, elena] = [await anInsured(), await anInsured()];
  const [his, hers] = [aBrowser(), aBrowser()];
  await his.identify(martin);
  await hers.identify(elena);
  const { code } = await newestTo(martin);
  // Swapped: another person's code, another person's number, another browser.
  expect(await codeOf(await hers.otp(elena.insuredNumber, code))).toBe("OTP_FAILED");
  expect(await codeOf(await hers.otp(martin.insuredNumber, code))).toBe("IDENTIFICATION_FAILED");
  expect(await codeOf(await aBrowser().otp(martin.insuredNumber, code))).toBe(
    "IDENTIFICATION_FAILED",
  );
  // The code after its link was used, and the link a second time.
  await his.identify(martin, "LINK");
  const { token } = await newestTo(martin);
  expect((await his.link(token)).status).toBe(204);
  expect(await codeOf(await his.link(token))).toBe("LINK_ERROR");
  expect(await codeOf(await his.otp(martin.insuredNumber, code))).toBe("IDENTIFICATION_FAILED");
  // Guessed and truncated tokens.
  for (const guess of ["x", token.slice(1), "0".repeat(43), `${token}=`])
    expect(await codeOf(await his.link(guess, true))).toBe("LINK_ERROR");
  // An expired link.
  await hers.identify(elena, "LINK");
  const [late, before] = await messagesTo(elena);
  await db
    .updateTable("selfServiceCode")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("insuredNumber", "=", elena.insuredNumber)
    .execute();
  expect(await codeOf(await hers.link(late?.token ?? "", true))).toBe("LINK_ERROR");
  expect(await codeOf(await hers.otp(elena.insuredNumber, before?.code ?? ""))).toBe(
    "IDENTIFICATION_FAILED",
  );
});

test("V02 a link that is opened in another browser waits until the person says that they mean it", async () => {
  const martin = await anInsured();
  const [here, elsewhere] = [aBrowser(), aBrowser()];
  await here.identify(martin, "LINK");
  const { token } = await newestTo(martin);
  const asked = await elsewhere.link(token);
  expect([asked.status, await codeOf(asked)]).toEqual([409, "OTHER_BROWSER"]);
  expect((await elsewhere.insured()).status).toBe(401);
  expect((await elsewhere.link(token, true)).status).toBe(204);
  expect((await elsewhere.insured()).status).toBe(200);
  expect(await codeOf(await here.link(token))).toBe("LINK_ERROR");
  expect((await here.insured()).status).toBe(401);
});

const today = "2026-11-16";
const cardsOf = ({ insuredNumber }: { insuredNumber: number }) =>
  db
    .selectFrom("insuranceCard")
    .select(["issuedOn", "blockedOn", "blockReason"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("issuedOn")
    .execute();

test("V04 an order of a visitor without an account ends in a new card, the old one blocked, once", async () => {
  clock.set(today);
  const martin = await anInsured();
  const { insuredNumber } = martin;
  await db
    .insertInto("insuranceCard")
    .values({
      cardNumber: cardNumberOf("9101", insuredNumber),
      insuredNumber,
      insurerCode: "9101",
      issuedOn: "2025-03-01",
      validUntil: "2028-12-31",
    })
    .execute();
  const [one, other] = [await identified(martin), aBrowser()];
  await other.identify(martin);
  await other.otp(insuredNumber, (await newestTo(martin)).code);
  expect(await (await one.call("GET", "/v1/self-service/veka/insurers")).json()).toEqual({
    "9101": "Cervin Santé SA",
  });
  expect(await one.pending()).toBe(404);
  const statuses = await Promise.all([one, other].map(async (tab) => (await tab.order()).status));
  expect(statuses.toSorted((low, high) => low - high)).toEqual([204, 409]);
  expect(await one.pending()).toBe(204);
  expect((await newestTo(martin)).template).toBe("veka.ordered");
  await treatAll();
  expect(await cardsOf(martin)).toEqual([
    { issuedOn: "2025-03-01", blockedOn: today, blockReason: "COML" },
    { issuedOn: today, blockedOn: null, blockReason: null },
  ]);
  const { status } = await db
    .selectFrom("interaction")
    .select("status")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  expect(status).toBe("DONE");
  expect(await one.pending()).toBe(204);
  expect((await one.order()).status).toBe(409);
  clock.set(undefined);
});

test("V04 a customer's order by self-service and one in the portal are the same order, told in change tracking", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await hasContact(anna, { number: "+41795551122" });
  const browser = await identified({ ...anna, birthdate: "1980-05-17" });
  expect((await browser.order({ reason: "COMV" })).status).toBe(204);
  const inPortal = await anna.post(`/v1/veka/replace?insuredNumber=${anna.insuredNumber}`, {
    healthInsurer: "9101",
    reason: "COML",
  });
  expect(inPortal.status).toBe(409);
  const { data } = await anna.graphql(
    `query T { interactions(from: "2026-01-01", to: "2030-12-31") { type details } }`,
  );
  expect(data.interactions).toMatchObject([{ type: "CARD_ORDER", details: { reason: "COMV" } }]);
});

test("V04 who is no longer insured by the time an order is treated gets no card, and is told", async () => {
  const martin = await anInsured();
  const browser = await identified(martin);
  await browser.order();
  await db
    .updateTable("basicContract")
    .set({ validTo: "2026-01-01" })
    .where("insuredNumber", "=", martin.insuredNumber)
    .execute();
  await treatAll();
  expect(await cardsOf(martin)).toEqual([]);
  expect((await newestTo(martin)).template).toBe("request.refused");
});

test("V05 what cannot be ordered writes nothing", async () => {
  const martin = await anInsured();
  const browser = await identified(martin);
  for (const [more, fields] of [
    [{ healthInsurer: "9999" }, { healthInsurer: "card.insurer" }],
    [{ reason: "BORED" }, { reason: "required" }],
  ] as const) {
    const answer = await browser.order(more);
    expect([answer.status, (await answer.json()).fields]).toEqual([400, fields]);
  }
  expect((await browser.order({ insuredNumber: 4218730 })).status).toBe(400);
  expect(await browser.pending()).toBe(404);
});

test("V06 logging out ends the session for good, and it ends by itself after a while", async () => {
  const [martin, elena] = [await anInsured(), await anInsured()];
  const browser = await identified(martin);
  const stolen = browser.cookies.get("selfservice") ?? "";
  expect((await browser.call("GET", "/v1/self-service/logout")).status).toBe(204);
  expect([...browser.cookies]).toEqual([]);
  browser.cookies.set("selfservice", stolen);
  expect((await browser.insured()).status).toBe(401);
  const idle = await identified(elena);
  await db
    .updateTable("selfServiceSession")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("insuredNumber", "=", elena.insuredNumber)
    .execute();
  for (const answer of [await idle.insured(), await idle.order()]) expect(answer.status).toBe(401);
});

test("V01 while its flag is off nothing can be asked for, not even in a session that is open", async () => {
  const martin = await anInsured();
  const browser = await identified(martin);
  await db
    .updateTable("featureFlag")
    .set({ value: false })
    .where("id", "=", "SELF_SERVICE_INSURANCE_CARD")
    .execute();
  try {
    const answers = [
      await browser.identify(martin),
      await browser.otp(martin.insuredNumber, "123456"),
      await browser.link("x"),
      await browser.order(),
      await browser.insured(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([423, 423, 423, 423, 423]);
  } finally {
    await opened();
  }
});

test("W05 its session opens nothing else, a portal session opens nothing here, and another site may not call", async () => {
  const anna = await aCustomer();
  await hasContact(anna, { number: "+41795553344" });
  await cover(anna);
  const browser = await identified({ ...anna, birthdate: "1980-05-17" });
  const secret = browser.cookies.get("selfservice") ?? "";
  for (const path of [
    "/v1/partners/personal_data",
    "/v1/veka/insureds-eligibility",
    "/v1/welcome",
  ]) {
    const asCookies = {
      cookie: `selfservice=${secret}; fgp=${secret}; Authorization=Bearer%20${secret}`,
    };
    const answer = await browser.call("GET", path, undefined, {
      ...asCookies,
      authorization: `Bearer ${secret}`,
    });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  expect((await anna.get("/v1/self-service/insured")).status).toBe(401);
  const replaced = await anna.post("/v1/self-service/veka/replace", {
    healthInsurer: "9101",
    reason: "COML",
  });
  expect(replaced.status).toBe(401);
  const order = { healthInsurer: "9101", reason: "COML" };
  const fromElsewhere = { "sec-fetch-site": "cross-site" };
  const foreign = await browser.call("POST", "/v1/self-service/veka/replace", order, fromElsewhere);
  expect([foreign.status, await browser.pending()]).toEqual([403, 404]);
  expect((await callsAs().get("/v1/self-service/insurance-card?status=pending")).status).toBe(401);
});

test("no code, token, number or name is logged on any way through", async () => {
  logged.length = 0;
  const martin = await anInsured({ email: "canary.self@example.ch", phone: null });
  const browser = await identified(martin);
  await browser.identify(martin, "LINK");
  await browser.link((await newestTo(martin)).token);
  await browser.link("canary-token", true);
  await browser.order();
  await portal.outbox.runDue();
  const sent = await messagesTo(martin);
  const canaries = [
    "canary",
    String(martin.insuredNumber),
    martin.birthdate,
    "Muster",
    ...browser.cookies.values(),
    ...sent.flatMap(({ code, token }) => [code, token]).filter(Boolean),
  ];
  expect(canaries.length).toBeGreaterThan(6);
  for (const canary of canaries) expect(logged.join("\n")).not.toContain(canary);
});
