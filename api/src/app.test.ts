import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, type GraphQLObjectType, parse } from "graphql";
import { expect, test } from "vitest";
import {
  aCustomer,
  aProcess,
  callsAs,
  database,
  db,
  logged,
  portal,
  secrets,
  testConfig,
} from "../test/portal.ts";
import { requestParts } from "../test/request-parts.ts";
import { createPrivateSchema, privateSchema, publicSchema } from "./schemas.ts";
import { databaseAt } from "./core/db/open.ts";
import type { Log } from "./core/log.ts";
import { contextOf } from "./core/http/request-middleware.ts";
import { allPublic, secure } from "./core/http/graphql.ts";
import { createPortal } from "./portal.ts";

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const PROFILE =
  "query Profile { profile { extranaute { loginEmail } insureds { fullname contribution { year } } } }";

test("an operation without a row in the policy does not start", () => {
  expect(() => secure(createPrivateSchema(), {})).toThrow(/The policy has no row for Query\.\w+/);
  expect(() => allPublic(publicSchema, {})).toThrow(
    "The policy has no row for public Query.accountCreationCheck",
  );
});

test("W03 the queries and mutations that are built bear the names of the specification", () => {
  const names = (type: GraphQLObjectType | null | undefined) =>
    Object.keys(type?.getFields() ?? {}).toSorted();
  expect(names(publicSchema.getQueryType())).toEqual([
    "accountCreationCheck",
    "faq",
    "featureFlags",
    "surveyIntercepts",
    "validateEmail",
    "validateIban",
    "validatePhone",
  ]);
  expect(names(privateSchema.getQueryType())).toEqual([
    "accesses",
    "accidentPremiums",
    "actingFor",
    "agencies",
    "bank",
    "billCheck",
    "businessOfferPrices",
    "businessOfferRequest",
    "careCosts",
    "caregivers",
    "certificateOffers",
    "certificates",
    "comparedCare",
    "consentTexts",
    "consentsChannels",
    "consentsHistory",
    "contactLines",
    "contracts",
    "conversation",
    "conversations",
    "credits",
    "deductibleYears",
    "delegations",
    "disclosures",
    "documents",
    "emails",
    "explainedStatement",
    "financialAddresses",
    "firstYear",
    "healthCards",
    "healthContact",
    "heldData",
    "homeAddressLocality",
    "insuranceCards",
    "insureds",
    "interaction",
    "interactions",
    "invoice",
    "invoices",
    "invoicesToPay",
    "isTourDue",
    "lifeLists",
    "localities",
    "localityCoordinates",
    "marketingCampaigns",
    "maternityInsureds",
    "messageLanguage",
    "movePremiums",
    "mutationProposal",
    "newPremium",
    "newbornPremium",
    "notificationPreferences",
    "notifications",
    "objections",
    "offers",
    "openInvoices",
    "openQuestions",
    "ownSearch",
    "pendingBills",
    "pendingUpdate",
    "phones",
    "postalAddresses",
    "privacyRequests",
    "profile",
    "pushDevices",
    "reading",
    "reductionHomes",
    "reductionOffices",
    "reductionReminders",
    "reimbursements",
    "representationActs",
    "representations",
    "searchSwissAddress",
    "security",
    "signIns",
    "surveyConfiguration",
    "taxCertificates",
    "telemedecin",
    "totalMonthlyAmount",
    "transferProposal",
    "unreadMessages",
    "unreadNotifications",
    "unseenNotifications",
    "unsentDrafts",
    "warningMessage",
    "workingDays",
    "yearCosts",
    "yearEndNotice",
  ]);
  expect(names(privateSchema.getMutationType())).toEqual([
    "acceptRepresentation",
    "acceptWiderScope",
    "addPasskey",
    "addSurveyPrompt",
    "addTransfertCaisse",
    "announcePayment",
    "answerQuestion",
    "askWiderScope",
    "cancelReductionReminder",
    "changeCorrespondence",
    "changeLoginEmail",
    "changeMessageLanguage",
    "changeReading",
    "createAccountStatementRequest",
    "createBusinessOfferRequest",
    "createCreditPayoutRequest",
    "createEmail",
    "createPhone",
    "declareMaternity",
    "declineWiderScope",
    "deleteEmail",
    "deletePhone",
    "disputeCorrection",
    "endLifeList",
    "endRepresentation",
    "endSession",
    "endTour",
    "inviteRepresentative",
    "issueCertificate",
    "lowerRepresentation",
    "makeRecoveryCodes",
    "markConversationSeen",
    "markInvoiceSeen",
    "markNotificationsRead",
    "markNotificationsSeen",
    "markReimbursementSeen",
    "preparePasskey",
    "removePasskey",
    "replyToConversation",
    "reportStatementLine",
    "requestCallback",
    "requestCorrection",
    "revokeCertificate",
    "setCodeAtSignIn",
    "setLifeStep",
    "setObjection",
    "setReductionReminder",
    "startLifeList",
    "stopAccountChange",
    "submitContractMutations",
    "subscribePush",
    "undoContractChange",
    "unsubscribePush",
    "updateConsentsChannels",
    "updateEmail",
    "updateForeignFinancialAddress",
    "updateForeignPostalAddress",
    "updateNotificationPreferences",
    "updateNotificationStatus",
    "updatePhone",
    "updateSwissFinancialAddress",
    "updateSwissPostalAddress",
    "withdrawRequest",
  ]);
});

test("A32 each door answers a POST tagged with the operation's name, and refuses another tag", async () => {
  const anna = await aCustomer();
  const tagged = await anna.post("/graphql/private?operationName=Profile", { query: PROFILE });
  expect((await tagged.json()).data.profile.extranaute.loginEmail).toBe(anna.email);
  const untagged = await anna.post("/graphql/private", { query: PROFILE });
  expect((await untagged.json()).errors[0].extensions.code).toBe("INVALID");
  expect((await anna.get("/graphql/private?operationName=Profile")).status).toBe(404);
});

test("production executes trusted documents only, and tells nothing of the schema", async () => {
  const { app, tokens } = await aProcess({ acceptsAnyDocument: false });
  const anna = await aCustomer();
  const calls = callsAs(anna.session, { app, tokens } as typeof portal);
  for (const body of [
    { query: PROFILE },
    { query: "query Introspection { __schema { types { name } } }" },
    { documentId: "constructor" },
    { documentId: "0".repeat(64) },
    [{ query: PROFILE }],
    {},
  ]) {
    const answer = await (await calls.post("/graphql/private?operationName=Profile", body)).json();
    expect(answer.data, JSON.stringify(body)).toBeUndefined();
    expect(["UNTRUSTED_DOCUMENT", "INVALID"]).toContain(answer.errors[0].extensions.code);
    expect(JSON.stringify(answer)).not.toMatch(/Did you mean|extranaute/);
  }
});

test("a document that asks for too much is refused before it runs", async () => {
  const anna = await aCustomer();
  const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: insureds { fullname }`).join(
    " ",
  );
  const fragments = `query Deep { ...A } fragment A on Query { ${"insureds { fullname } ".repeat(301)} }`;
  for (const query of [
    `query Many { ${aliases} }`,
    fragments,
    `query Long { ${"profile { insureds { fullname } } ".repeat(900)} }`,
  ]) {
    expect((await anna.graphql(query)).errors?.[0]?.extensions["code"]).toBe("INVALID");
  }
});

test("a body above the limit is refused, also when it does not tell its length", async () => {
  const anna = await aCustomer();
  const large = { query: PROFILE, variables: { filler: "x".repeat(200_000) } };
  expect((await anna.post("/graphql/private?operationName=Profile", large)).status).toBe(413);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(65_536))),
  });
  const answer = await portal.app.request(
    new Request("http://localhost/v1/technicalInformation", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${anna.session.token}`,
        cookie: `fgp=${anna.session.fingerprint}`,
      },
      body: endless,
      duplex: "half",
    } as RequestInit),
  );
  expect(answer.status).toBe(413);
});

test("garbage is a clear refusal, never a fault", async () => {
  const anna = await aCustomer();
  for (const body of [
    "",
    "{",
    "null",
    "[]",
    '"text"',
    '{"query":5}',
    '{"query":"query Profile { profile',
    '{"query":"query A { profile { nothing } }"}',
  ]) {
    const answer = await portal.app.request("/graphql/private?operationName=Profile", {
      method: "POST",
      headers: {
        authorization: `Bearer ${anna.session.token}`,
        cookie: `fgp=${anna.session.fingerprint}`,
      },
      body,
    });
    expect(answer.status, body).toBe(200);
    expect((await answer.json()).errors[0].extensions.code, body).toBe("INVALID");
  }
});

test("health answers without the database, ready does not, and requests are told to come back", async () => {
  const gone = databaseAt("postgres://nobody@127.0.0.1:1/nothing", "nobody", secrets);
  const lost = await createPortal({
    config: testConfig(),
    database: {
      ...database,
      pool: (role, size) => (role === "api" ? gone : database).pool(role, size),
    },
    secrets,
    log: silent,
  });
  try {
    expect((await lost.app.request("/health")).status).toBe(200);
    expect((await lost.app.request("/ready")).status).toBe(503);
    const asked = await lost.app.request("/v1/maintenance");
    expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "1"]);
  } finally {
    await lost.stop();
  }
});

test("metrics are in Prometheus form, by route and status, for holders of the token alone", async () => {
  const watched = await aProcess({ config: testConfig({ METRICS_TOKEN: "secret" }) });
  const ask = async (authorization?: string) =>
    watched.app.request("/metrics", authorization ? { headers: { authorization } } : {});
  await watched.app.request("/v1/maintenance");
  const answer = await ask("Bearer secret");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const text = await answer.text();
  expect(text).toMatch(
    /portal_request_seconds_count\{route="\/v1\/maintenance",status="200"\} \d+/,
  );
  for (const type of [
    "process_cpu_seconds_total counter",
    "process_resident_memory_bytes gauge",
    "nodejs_eventloop_lag_seconds gauge",
    "nodejs_heap_size_used_bytes gauge",
    "nodejs_gc_duration_seconds histogram",
  ])
    expect(text).toContain(`# TYPE ${type}`);
  for (const wrong of [undefined, "Bearer", "Bearer wrong", "Bearer secret2", "secret"])
    expect((await ask(wrong)).status, wrong).toBe(404);
});

test("without a token the metrics are refused", async () => {
  for (const authorization of ["", "Bearer", "Bearer ", "Bearer undefined"])
    expect((await portal.app.request("/metrics", { headers: { authorization } })).status).toBe(404);
});

test("the compiled execution answers as graphql-js does, document by document", async () => {
  const anna = await aCustomer();
  await db
    .insertInto("contribution")
    .values({
      insuredNumber: anna.insuredNumber,
      year: 2026,
      deductibleAnnual: 30_000,
      coinsuranceAnnual: 70_000,
    })
    .execute();
  const schema = createPrivateSchema();
  for (const source of [
    PROFILE,
    "query A { insureds { insuredNumber contribution(year: 2026) { deductible { annual paid percent toBePaid } } } }",
    "query B($year: Int) { insureds { contribution(year: $year) { year } isEligibleMaternityDeclaration } }",
    "query C { people: insureds { ...P } } fragment P on Insured { fullname gender birthdate collective }",
  ]) {
    const viaApi = await anna.graphql(source, { year: 2026 });
    const request = new Request("http://localhost", {
      headers: {
        authorization: `Bearer ${anna.session.token}`,
        cookie: `fgp=${anna.session.fingerprint}`,
      },
    });
    const contextValue = await contextOf(request, requestParts(reading));
    const plain = await execute({
      schema,
      document: parse(source),
      contextValue,
      variableValues: { year: 2026 },
    });
    expect(viaApi).toEqual(JSON.parse(JSON.stringify(plain)));
  }
});
const reading = database.pool("api", 2);

test("no value of a person reaches the log", async () => {
  const canary = "Zzyzx-canary";
  const anna = await aCustomer({ firstname: canary });
  await anna.graphql(PROFILE);
  await anna.graphql("query Broken { profile { extranaute { loginEmail } } nothing }");
  await anna.post("/v1/technicalInformation", { platform: "browser", os: canary, device: canary });
  await anna.get(`/v1/public/configuration/${canary}`, { "user-agent": canary });
  const written = logged.join("");
  expect(written).toContain('"operation":"Profile"');
  for (const secret of [
    canary,
    anna.email,
    "+41791234567",
    String(anna.insuredNumber),
    anna.session.token,
  ]) {
    expect(written).not.toContain(secret);
  }
});

test("a request is logged with the trace it belongs to, and with nothing that is none", async () => {
  const anna = await aCustomer();
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const lines = async (traceparent: string) => {
    logged.length = 0;
    await anna.get("/v1/maintenance", { traceparent });
    return logged.join("");
  };
  expect(await lines(`00-${trace}-00f067aa0ba902b7-01`)).toContain(`"traceId":"${trace}"`);
  expect(await lines(`00-${"0".repeat(32)}-00f067aa0ba902b7-01`)).not.toContain("traceId");
  expect(await lines("Zzyzx")).not.toContain("Zzyzx");
});

test.each([
  "/v1/nothing",
  "/api/v1/nothing",
  "/api/else",
  "/mobile-gw/nothing",
  "/graphql/private",
])(
  "W01 an unknown address of the API is refused as data, also where pages are served: %s",
  async (path) => {
    const folder = mkdtempSync(join(tmpdir(), "portal-pages-"));
    writeFileSync(join(folder, "index.html"), "<!doctype html>");
    writeFileSync(join(folder, "locale-chunks.json"), "{}");
    const { app } = await aProcess({ webFolder: folder });
    const answer = await app.request(path);
    rmSync(folder, { recursive: true });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({ code: "NOT_FOUND" });
    const page = await app.request("/invoices");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  },
);

test("W01 a wrong variable is told by its place and a key, and nothing of what was sent comes back", async () => {
  const anna = await aCustomer();
  const update = `mutation Update($input: NotificationPreferencesInput!) {
    updateNotificationPreferences(input: $input) { invoiceNew }
  }`;
  const channels = { invoiceReminder: "NONE", refundNew: "NONE", communicationNew: "NONE" };
  const input = { ...channels, invoiceNew: "FAX-4218730", certificatNew: "NONE" };
  const answer = await anna.graphql(update, { input });
  expect(answer.errors?.[0]?.extensions["code"]).toBe("INVALID");
  expect(JSON.stringify(answer)).not.toMatch(/FAX|expected|got invalid/i);
  const untagged = await anna.call("POST", "/graphql/private", {
    query: "query Me { profile { extranaute { loginEmail } } }",
  });
  expect((await untagged.json()).errors[0].extensions).toEqual({
    code: "INVALID",
    fields: { operationName: "invalid" },
  });
});
