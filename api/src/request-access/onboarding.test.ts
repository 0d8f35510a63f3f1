import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onboardingErrors } from "@portal/model/request-access/request-access.ts";
import { sql as raw } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aProcess, aCustomer, callsAs, db, portal, testConfig } from "../../test/portal.ts";
import {
  anApplicant,
  type ApplicantSample,
  messagesTo,
  treatAccess,
} from "../../test/samples/applicants.ts";

beforeAll(async () => {
  await db.insertInto("featureFlag").values({ id: "PXL_VISION", value: true }).execute();
});

type Node = Awaited<ReturnType<typeof aProcess>>;

const bodyOf = ({ insuredNumber, birthdate, email, phone }: ApplicantSample) => ({
  insuredNumber,
  birthdate,
  email,
  phone,
});
const paperOf = ({ phone: phoneNumber, ...person }: ApplicantSample) => ({
  ...person,
  phoneNumber,
  typeInitialSend: "PAPER",
});
const start = async (person: ApplicantSample, through?: Node) => {
  const answer = await callsAs(undefined, through).post("/v1/onboarding-digital", bodyOf(person));
  expect(answer.status).toBe(201);
  return answer.json();
};
const statusOf = async ({ id, transactionCode }: Record<string, string>) => {
  const query = new URLSearchParams({ id: id ?? "", transactionCode: transactionCode ?? "" });
  const answer = await callsAs().get(`/v1/onboarding-digital?${query}`);
  return answer.status === 200 ? (await answer.json()).status : answer.status;
};
const simulate = async ({ id, url }: Record<string, string>, event: string, secret?: string) => {
  const [, given] = new URL(url ?? "").hash.slice(1).split(".");
  const body = { id, secret: secret ?? given, event };
  return (await callsAs().post("/v1/demonstration/identity-checks", body)).status;
};

test("U03 a check goes from its beginning over the scan to a code by SMS, and tells the contacts that we knew", async () => {
  const martha = await anApplicant();
  const check = await start(martha);
  expect(await statusOf(check)).toBe("CREATED");
  expect(await simulate(check, "OPENED")).toBe(204);
  expect(await statusOf(check)).toBe("COMPATIBILITY_PASSED");
  expect(await simulate(check, "SCANNED")).toBe(204);
  expect(await statusOf(check)).toBe("DOCUMENT_SCAN_COMPLETED");
  expect(await simulate(check, "OPENED")).toBe(204);
  expect(await statusOf(check), "it does not go back").toBe("DOCUMENT_SCAN_COMPLETED");
  expect(await simulate(check, "PASSED")).toBe(204);
  await treatAccess();
  expect(await statusOf(check)).toBe("ACCOUNT_CREATED");
  expect(await messagesTo(martha)).toMatchObject([
    { template: "access.code", channel: "SMS", recipient: martha.phone },
    { template: "access.opened", recipient: `known.${martha.insuredNumber}@example.ch` },
  ]);
  expect(await simulate(check, "TRANSACTION_ERROR"), "what is over stays so").toBe(404);
});

test.each(onboardingErrors)(
  "U04 a check that ends in %s stays there, and nothing is sent",
  async (error) => {
    const martha = await anApplicant();
    const check = await start(martha);
    expect(await simulate(check, error)).toBe(204);
    await treatAccess();
    expect(await statusOf(check)).toBe(error);
    expect(await simulate(check, "PASSED")).toBe(404);
    expect(await messagesTo(martha)).toEqual([]);
  },
);

test("U04 too late, not insured, registered already: each its error, and no code", async () => {
  const late = await start(await anApplicant());
  await db
    .updateTable("accessRequest")
    .set({ expiresAt: raw<Date>`now() - interval '1 second'` })
    .where("id", "=", late.id)
    .execute();
  expect(await simulate(late, "PASSED")).toBe(404);
  const nobody = await start({ ...(await anApplicant()), insuredNumber: 1_999_999_996 });
  await simulate(nobody, "PASSED");
  const anna = await aCustomer();
  const registered = await start({
    ...(await anApplicant()),
    insuredNumber: anna.insuredNumber,
    birthdate: "1980-05-17",
  });
  await simulate(registered, "PASSED");
  await treatAccess();
  expect([await statusOf(late), await statusOf(nobody), await statusOf(registered)]).toEqual([
    "TRANSACTION_ERROR",
    "PARTENAIRE_ERROR",
    "ACCOUNT_CREATION_ERROR",
  ]);
  expect(await messagesTo({ accountId: anna.id })).toMatchObject([{ template: "access.exists" }]);
});

test("W02 a wrong code, a foreign id and a swapped one answer alike, and a guessed secret moves nothing", async () => {
  const [one, other] = [await start(await anApplicant()), await start(await anApplicant())];
  expect(await statusOf({ ...one, transactionCode: other.transactionCode })).toBe(404);
  expect(await statusOf({ ...one, id: "00000000-0000-4000-8000-000000000000" })).toBe(404);
  expect(await statusOf({ ...one, id: "x" })).toBe(400);
  expect(await simulate(one, "PASSED", "guess")).toBe(404);
  expect(await statusOf(one)).toBe("CREATED");
});

test("U02 without the flag, and where no identity check is configured, there is no check", async () => {
  const martha = await anApplicant();
  const plain = await aProcess({ config: testConfig({ DEMONSTRATION: "false" }) });
  const there = await callsAs(undefined, plain).post("/v1/onboarding-digital", bodyOf(martha));
  expect(there.status).toBe(404);
  const provider = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "portal" };
  const outside = await aProcess({ config: testConfig(provider) });
  for (const [path, body] of [
    ["/v1/onboarding-digital", bodyOf(martha)],
    ["/v1/extranaute", paperOf(martha)],
  ] as const)
    expect((await callsAs(undefined, outside).post(path, body)).status).toBe(404);
  const events = await callsAs(undefined, plain).post("/v1/demonstration/identity-checks", {});
  expect(events.status).toBe(404);
  await db
    .updateTable("featureFlag")
    .set({ value: false })
    .where("id", "=", "PXL_VISION")
    .execute();
  try {
    expect((await callsAs().post("/v1/onboarding-digital", bodyOf(martha))).status).toBe(404);
  } finally {
    await db
      .updateTable("featureFlag")
      .set({ value: true })
      .where("id", "=", "PXL_VISION")
      .execute();
  }
});

/** A minimal identity check service. */
const service = { states: new Map<string, object>(), asked: [] as string[], isDown: false };
const SECRET = "between us two";
const server: Server = createServer((request, response) => {
  service.asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
  let body = "";
  request.on("data", (part: Buffer) => void (body += part.toString()));
  request.on("end", () => {
    if (service.isDown) return void response.writeHead(500).end();
    if (request.method === "POST") {
      const { externalId } = JSON.parse(body) as { externalId: string };
      service.states.set(`ref-${externalId}`, { state: "WAITING" });
      const started = {
        reference: `ref-${externalId}`,
        url: `https://check.example/${externalId}`,
      };
      return void response.end(JSON.stringify(started));
    }
    const reference = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
    response.end(JSON.stringify(service.states.get(reference)));
  });
});
let elsewhere: Node;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  elsewhere = await aProcess({
    config: testConfig({
      IDENTITY_CHECK_URL: `http://127.0.0.1:${port}`,
      IDENTITY_CHECK_TOKEN: "ours",
      IDENTITY_CHECK_SECRET: SECRET,
    }),
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const call = (body: string, seconds = Math.floor(Date.now() / 1000), secret = SECRET) => {
  const v1 = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return elsewhere.app.request("/v1/onboarding-digital/events", {
    method: "POST",
    headers: { "content-type": "application/json", "x-check-signature": `t=${seconds},v1=${v1}` },
    body,
  });
};
const marthas = { firstname: "MAERTA ANNA", lastname: "VON GRUENIGEN", birthdate: "1982-03-03" };

test("U03 a service elsewhere begins the check, calls us with a signature, and its document names the person", async () => {
  const martha = await anApplicant();
  const check = await start(martha, elsewhere);
  expect(check.url).toBe(`https://check.example/${check.id}`);
  expect(service.asked).toContain("POST /checks Bearer ours");
  const reference = `ref-${check.id}`;
  expect((await call(JSON.stringify({ reference, event: { state: "SCANNED" } }))).status).toBe(204);
  expect(await statusOf(check)).toBe("DOCUMENT_SCAN_COMPLETED");
  const passed = JSON.stringify({ reference, event: { state: "PASSED", identity: marthas } });
  const stale = Math.floor(Date.now() / 1000) - 301;
  expect((await call(passed, stale)).status).toBe(404);
  expect((await call(passed, undefined, "somebody else")).status).toBe(404);
  const vouched = JSON.stringify({ reference, event: { state: "PASSED" } });
  expect((await call(vouched)).status, "for a person by name alone").toBe(404);
  expect((await call(passed)).status).toBe(204);
  await treatAccess();
  expect(await statusOf(check)).toBe("ACCOUNT_CREATED");
});

test("U03 a call of the service that comes a second time with the same signature is refused", async () => {
  const check = await start(await anApplicant(), elsewhere);
  const body = JSON.stringify({ reference: `ref-${check.id}`, event: { state: "OPENED" } });
  const seconds = Math.floor(Date.now() / 1000);
  expect((await call(body, seconds)).status).toBe(204);
  expect((await call(body, seconds)).status).toBe(409);
  expect((await call(body, seconds - 1)).status, "what the service signed anew is new").toBe(204);
  expect(await statusOf(check)).toBe("COMPATIBILITY_PASSED");
});

test("U04 another person's document opens nothing; a call that got lost is made good by asking", async () => {
  const other = await start(await anApplicant(), elsewhere);
  const identity = { ...marthas, firstname: "Petra" };
  const event = { state: "PASSED", identity };
  await call(JSON.stringify({ reference: `ref-${other.id}`, event }));
  const asked = await start(await anApplicant(), elsewhere);
  service.states.set(`ref-${asked.id}`, { state: "PASSED", identity: marthas });
  await elsewhere.access.runDue();
  await elsewhere.access.runDue();
  await treatAccess();
  expect([await statusOf(other), await statusOf(asked)]).toEqual([
    "PARTENAIRE_ERROR",
    "ACCOUNT_CREATED",
  ]);
  expect(portal).toBeDefined();
});

test("U03 a service that does not answer is told as such, and nothing is kept", async () => {
  service.isDown = true;
  try {
    const person = await anApplicant();
    const answer = await callsAs(undefined, elsewhere).post(
      "/v1/onboarding-digital",
      bodyOf(person),
    );
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    const kept = await db
      .selectFrom("accessRequest")
      .select("id")
      .where("insuredNumber", "=", person.insuredNumber)
      .execute();
    expect(kept).toEqual([]);
  } finally {
    service.isDown = false;
  }
});
