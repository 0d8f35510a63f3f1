import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { aGateway } from "./listeners.ts";
import { aCollector } from "./otlp-receiver.ts";
import { aCustomer, aProcess, callsAs, db, logged, portal, secrets, testConfig } from "./portal.ts";
import { aClient, anAgreement, tokenOf, withToken } from "./samples/exchange.ts";
import { summaryOf } from "../src/core/db/statement-spans.ts";
import { createLog } from "../src/core/log.ts";
import { startTelemetry } from "../src/core/telemetry/telemetry.ts";
import { inJobSpan } from "../src/core/tracing.ts";
import { enqueueMessage } from "../src/insurer/outbox/enqueue.ts";

await portal.outbox.stop();
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const PROFILE = "query Profile { profile { extranaute { loginEmail } } }";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";
const traceparent = `00-${TRACE}-${CALLER}-01`;

/** Telemetry as a node with a collector starts it. */
function telemetryTo(url: string, settings: Record<string, string> = {}) {
  const config = testConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...settings });
  if (!config.telemetry) throw new Error("No collector is set.");
  const log = createLog("info", (line) => void logged.push(line));
  const telemetry = startTelemetry(config.telemetry, { ...config, version: "1.2.3", log });
  undo.push(() => telemetry.stop());
  return telemetry;
}

async function aTracedNode(url: string, settings: Record<string, string> = {}) {
  const telemetry = telemetryTo(url, settings);
  const config = testConfig({ METRICS_TOKEN: "secret", EXCHANGE: "true", ...settings });
  const node = await aProcess({ config, telemetry });
  // A test sends its messages itself.
  await node.outbox.stop();
  return { ...node, telemetry };
}

async function collector(...given: Parameters<typeof aCollector>) {
  const made = await aCollector(...given);
  undo.push(made.stop);
  return made;
}

test("a request goes on in the trace of its caller, down to its statements, under names without a value", async () => {
  const { url, spans } = await collector();
  const node = await aTracedNode(`${url}/`, { OTEL_SERVICE_NAME: "cervin-test" });
  const anna = await aCustomer();
  const correlationId = randomUUID();
  const headers = { traceparent, [clientHeaders.correlationId]: correlationId };
  await callsAs(anna.session, node).graphql(PROFILE, {}, headers);
  await node.telemetry.stop();
  const ofTrace = spans().filter(({ traceId }) => traceId === TRACE);
  const [request] = ofTrace.filter(({ parent }) => parent === CALLER);
  expect(request).toMatchObject({
    name: "POST /graphql/private",
    attributes: {
      "http.request.method": "POST",
      "http.route": "/graphql/private",
      "http.response.status_code": 200,
      "portal.correlation_id": correlationId,
    },
    resource: {
      "service.name": "cervin-test",
      "service.version": "1.2.3",
      "portal.role": "all",
      "deployment.environment.name": "production",
    },
  });
  const [operation] = ofTrace.filter(({ parent }) => parent === request?.id);
  expect(operation).toMatchObject({
    name: "graphql Profile",
    attributes: { "graphql.operation.name": "Profile" },
  });
  const statements = ofTrace.filter(({ parent }) => parent === operation?.id);
  expect(statements.map(({ name }) => name)).toContain("select open_session");
  expect(statements.map(({ name }) => name)).toContain("select account");
  for (const { attributes, name } of statements)
    expect(attributes).toEqual({
      "db.system.name": "postgresql",
      "db.query.summary": name,
      "portal.statement": expect.stringMatching(/^[\w-]{27}$/),
    });
  expect(logged.join("")).toContain(`"traceId":"${TRACE}"`);
});

test("a request without a trace begins one, and one that a caller does not record is not exported", async () => {
  const { url, spans } = await collector();
  const node = await aTracedNode(url);
  const { get } = callsAs(undefined, node);
  await get("/v1/maintenance", { traceparent: `00-${TRACE}-${CALLER}-00` });
  for (const wrong of [`00-${"0".repeat(32)}-${CALLER}-01`, "canary", ""])
    await get("/v1/maintenance", { traceparent: wrong });
  await node.telemetry.stop();
  const requests = spans().filter(({ name }) => name === "GET /v1/maintenance");
  expect(requests).toHaveLength(3);
  for (const { parent, traceId } of requests) {
    expect(parent).toBe("");
    expect(traceId).not.toBe(TRACE);
  }
});

test("an unexpected error marks its span with its code and its short id, and never with its message", async () => {
  const { url, spans } = await collector();
  const node = await aTracedNode(url);
  const anna = await aCustomer();
  await sql`alter table account rename column login_email to hidden`.execute(db);
  try {
    const { errors } = await callsAs(anna.session, node).graphql(PROFILE);
    const shortId = errors?.[0]?.extensions["shortId"];
    await node.telemetry.stop();
    const failed = spans().filter(({ isFailed }) => isFailed);
    expect(failed.map(({ attributes }) => attributes["error.type"])).toContain("42703");
    expect(shortId).toMatch(/^\d\d-[0-9a-f]{6}$/);
    expect(failed.map(({ attributes }) => attributes["portal.short_id"])).toContain(shortId);
  } finally {
    await sql`alter table account rename column hidden to login_email`.execute(db);
  }
});

test("a text message is delivered in a trace of its own, which the gateway is told", async () => {
  const { url, spans } = await collector();
  const gateway = await aGateway((response) => response.end('{"id":"1"}'));
  undo.push(gateway.stop);
  const node = await aTracedNode(url, { SMS_URL: gateway.url });
  await anSms("+41791112233");
  await node.outbox.runDue();
  await node.telemetry.stop();
  const [sent] = spans().filter(({ name }) => name === "send SMS");
  expect(gateway.calls[0]?.headers["traceparent"]).toBe(`00-${sent?.traceId}-${sent?.id}-01`);
  const [delivery] = spans().filter(({ id }) => id === sent?.parent);
  expect(delivery).toMatchObject({
    name: "deliver message",
    parent: "",
    attributes: {
      "portal.channel": "SMS",
      "portal.template": "accountStatement.ready",
      "portal.attempt": 1,
    },
  });
});

async function anSms(recipient: string): Promise<void> {
  await enqueueMessage(db, secrets, {
    accountId: null,
    channel: "SMS",
    recipient,
    template: "accountStatement.ready",
    language: "de",
  });
}

test("no name, number, address, account or text of a person is exported, whatever way it comes in", async () => {
  const { url, everything, spans } = await collector();
  const gateway = await aGateway((response) => response.writeHead(500).end("canary-answer"));
  undo.push(gateway.stop);
  const node = await aTracedNode(url, {
    SMS_URL: gateway.url,
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
  });
  const phone = "+41795550199";
  const anna = await aCustomer({ firstname: "Zzyzxcanary", phone });
  const calls = callsAs(anna.session, node);
  const canaries = {
    iban: "CH9300762011623852957",
    text: "canary-text of a message",
    secret: "canary-secret",
  };
  await calls.graphql(PROFILE);
  await calls.graphql("query Insured { profile { insureds { fullname } } }");
  await calls.graphql("query Bank($iban: String!) { bank(iban: $iban) { name } }", {
    iban: canaries.iban,
  });
  await calls.graphql("query Search($text: String!) { ownSearch(text: $text) { total } }", {
    text: canaries.text,
  });
  await calls.call("POST", `/graphql/private?operationName=${canaries.secret}`, { query: PROFILE });
  await calls.call("PUT", "/v1/drafts/accident", {
    generation: 0,
    values: { text: canaries.text, iban: canaries.iban },
  });
  await calls.call("PATCH", "/v1/partners/mobile_number", { phoneNumber: "+41796660188" });
  await calls.post("/v1/technicalInformation", { platform: "browser", os: canaries.secret });
  await calls.get(`/v1/public/configuration/${canaries.secret}?token=${canaries.secret}`, {
    traceparent,
    tracestate: `vendor=${canaries.secret}`,
    baggage: `user=${canaries.secret}`,
    "user-agent": canaries.secret,
  });
  await calls.get(`/${canaries.secret}/${anna.insuredNumber}`);
  await calls.get(`/api/v1/documents/${canaries.secret}/binary`);
  await calls.post("/v1/self-service/identification", {
    insuredNumber: anna.insuredNumber,
    birthdate: "1980-05-17",
  });
  await anSms(phone);
  await node.outbox.runDue();
  const client = await aClient({ scopes: ["catalogue.write"] });
  const writer = withToken(node, await tokenOf(node, client));
  await writer.send(
    `${JSON.stringify(anAgreement(1, canaries.text))}\n{"entity":"${canaries.secret}"\n`,
  );
  await node.worker.runDue();
  await node.telemetry.stop();
  const names = new Set(spans().map(({ name }) => name));
  for (const name of ["take record", "deliver message", "graphql Bank", "select account"])
    expect(names).toContain(name);
  const exported = everything();
  for (const canary of [
    ...Object.values(canaries),
    "canary-answer",
    "Zzyzxcanary",
    "Rossi",
    anna.email,
    phone,
    phone.slice(1),
    "+41796660188",
    "1980-05-17",
    String(anna.insuredNumber),
    anna.id,
    anna.session.token,
    anna.session.sid,
    client.secret,
  ])
    expect(exported.includes(canary), canary).toBe(false);
});

test("the collector gets the metrics of /metrics, under the same names and with the same figures", async () => {
  const { url, points } = await collector();
  const node = await aTracedNode(url, {
    OTEL_TRACES_EXPORTER: "none",
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
  });
  await node.app.request("/v1/maintenance");
  const headers = { authorization: "Bearer secret" };
  const scrape = async () => (await node.app.request("/metrics", { headers })).text();
  const namesIn = (text: string) =>
    new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name));
  await expect.poll(async () => [...namesIn(await scrape())]).toContain("portal_queue_failed");
  // A metric without a value has no points.
  const shown = await scrape();
  const filled = [...namesIn(shown)].filter((name) =>
    new RegExp(`^${name}(_count)?[ {]`, "m").test(shown),
  );
  const exported = () => new Set(points().map(({ metric }) => metric));
  await expect.poll(() => filled.filter((name) => !exported().has(name))).toEqual([]);
  const known = namesIn(await scrape());
  expect([...exported()].filter((name) => !known.has(name))).toEqual([]);
  const [requests] = points().filter(
    ({ metric, attributes }) =>
      metric === "portal_request_seconds" && attributes["route"] === "/v1/maintenance",
  );
  expect(requests).toMatchObject({ attributes: { status: "200" }, count: 1 });
  expect(requests?.counts).toHaveLength((requests?.limits.length ?? 0) + 1);
  expect(requests?.counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  const pages = points().find(({ metric }) => metric === "portal_live_pages");
  expect(pages?.value).toBe(0);
});

/** Ends no sooner than the collector would be given up by its exporter, which takes ten seconds. */
const PATIENCE_MS = 9_000;

test.each([
  ["never answers", () => collector(() => {})],
  ["refuses", () => collector((response) => void response.writeHead(500).end("no"))],
  ["is away", async () => ({ url: "http://127.0.0.1:9", requests: () => 1 })],
])(
  "a collector that %s delays no request, takes no memory and no time of the stop",
  async (_, open) => {
    const { url, requests } = await open();
    const node = await aTracedNode(url);
    const anna = await aCustomer();
    const work = inJobSpan("work", {}, async () => {});
    await work;
    // More spans than the queue holds, so that an export is under way and the rest is dropped.
    for (let count = 0; count < 5_000; count++) await inJobSpan("work", {}, async () => {});
    await expect.poll(requests).toBeGreaterThan(0);
    const { data } = await callsAs(anna.session, node).graphql(PROFILE);
    expect(data.profile.extranaute.loginEmail).toBe(anna.email);
    const stopped = await Promise.race([
      node.telemetry.stop().then(() => "stopped"),
      pause(PATIENCE_MS, "late", { ref: false }),
    ]);
    expect(stopped).toBe("stopped");
  },
);

test("the log says that a collector refuses, and one that comes back gets what is recorded from then on", async () => {
  let isAway = true;
  const { url, spans, requests } = await collector((response) => {
    response.writeHead(isAway ? 400 : 200).end();
  });
  logged.length = 0;
  telemetryTo(url);
  await inJobSpan("before", {}, async () => {});
  await expect.poll(() => logged.join("")).toContain("telemetry not exported");
  isAway = false;
  const before = requests();
  await inJobSpan("after", {}, async () => {});
  await expect.poll(requests).toBeGreaterThan(before);
  expect(spans().map(({ name }) => name)).toContain("after");
});

test("a node without a collector loads nothing of OpenTelemetry", () => {
  const source = path.join(import.meta.dirname, "../src");
  // The figures of Node use the API of OpenTelemetry themselves, which holds no SDK.
  const program = `import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ resolve(name, context, next) {
      if (/^@opentelemetry\\/(?!api$)/.test(name)) loaded.push(name);
      return next(name, context);
    } });
    await import("${source}/main.ts");
    console.log(loaded.length);
    await import("${source}/core/telemetry/telemetry.ts");
    console.log(loaded.includes("@opentelemetry/sdk-trace"));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  expect(stdout, stderr).toBe("0\ntrue\n");
});

test.each([
  ["select id from invoice where account_id = $1", "select invoice"],
  ["insert into audit (at) values ('Anna Rossi')", "insert audit"],
  ["with due as (select id from message) update message set tries = 1", "with message"],
  ["begin", "begin"],
  ["vacuum", "statement"],
])("a statement is summed up by what it does and to which table: %s", (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
