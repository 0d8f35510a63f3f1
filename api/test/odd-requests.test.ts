import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { listen } from "../src/core/http/server.ts";
import { readFileSync } from "node:fs";
import { exchangeScopes } from "@portal/model/exchange/scopes.ts";
import { aCustomer, type Customer, logged } from "./portal.ts";
import { aSubscriber } from "./samples/exchange-events.ts";
import { openDoor } from "./samples/exchange.ts";

/**
 * Every route with requests that no browser of ours sends. An answer below 500 says what is wrong with the request; 503
 * is load, and 500 a fault of ours.
 */

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);
const door = await openDoor();
const portNumber = await listen(door.server, "127.0.0.1", 0);

const routes = [
  ...new Set(
    door.app.routes
      .filter(({ method, path }) => METHODS.has(method) && !path.includes("*"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
  "POST /graphql/private",
  "POST /graphql/public",
  "GET /oidc/auth",
  "POST /oidc/token",
  "GET /oidc/session/end",
];

let anna: Customer;
beforeAll(async () => {
  anna = await aCustomer();
});

interface Odd {
  what: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** What stands in the place of each parameter of the path. */
  parameter?: string;
  query?: string;
  methods?: string[];
}

const writing = ["POST", "PUT", "PATCH", "DELETE"];
const json = { "content-type": "application/json" };
const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

const oddRequests: Odd[] = [
  { what: "no body", headers: json, methods: writing },
  { what: "half a JSON", headers: json, body: '{"a":', methods: writing },
  { what: "null", headers: json, body: "null", methods: writing },
  { what: "a number", headers: json, body: "1e400", methods: writing },
  { what: "a list", headers: json, body: "[]", methods: writing },
  { what: "3000 levels", headers: json, body: deep(3000), methods: writing },
  {
    what: "3000 levels of another type",
    headers: { "content-type": "text/plain" },
    body: deep(3000),
    methods: writing,
  },
  {
    what: "3000 levels of a form",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `a=${deep(3000)}`,
    methods: writing,
  },
  {
    what: "__proto__",
    headers: json,
    body: '{"__proto__":{"a":1},"constructor":{"prototype":{}}}',
    methods: writing,
  },
  {
    what: "U+0000",
    headers: json,
    body: '{"a\\u0000":"\\u0000","lang":"\\u0000"}',
    methods: writing,
  },
  { what: "half a surrogate", headers: json, body: '{"a":"\\ud800"}', methods: writing },
  {
    what: "bytes that are no UTF-8",
    headers: json,
    body: Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    methods: writing,
  },
  {
    what: "UTF-16",
    headers: { "content-type": "application/json; charset=utf-16" },
    body: Buffer.from("\ufeff{}", "utf16le"),
    methods: writing,
  },
  {
    what: "an unknown charset",
    headers: { "content-type": "application/json; charset=klingon" },
    body: "{}",
    methods: writing,
  },
  {
    what: "gzip",
    headers: { ...json, "content-encoding": "gzip" },
    body: gzipSync("{}"),
    methods: writing,
  },
  {
    what: "what is called gzip and is none",
    headers: { ...json, "content-encoding": "gzip" },
    body: "{}",
    methods: writing,
  },
  {
    what: "multipart without a boundary",
    headers: { "content-type": "multipart/form-data" },
    body: "--x",
    methods: writing,
  },
  {
    what: "multipart that ends early",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a',
    methods: writing,
  },
  {
    what: "a form of wrong escapes",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "email=%E0%A4%A&password=%&%=%",
    methods: writing,
  },
  {
    what: "an empty idempotency key",
    headers: { ...json, "idempotency-key": "" },
    body: "{}",
    methods: writing,
  },
  {
    what: "a long idempotency key",
    headers: { ...json, "idempotency-key": "k".repeat(4000) },
    body: "{}",
    methods: writing,
  },
  {
    what: "an idempotency key of other letters",
    headers: { ...json, "idempotency-key": "cl\u00e9 \u00a7" },
    body: "{}",
    methods: writing,
  },
  {
    what: "a good idempotency key",
    headers: { ...json, "idempotency-key": "key-of-odd-requests" },
    body: "{}",
  },
  {
    what: "odd cookies",
    headers: {
      cookie:
        "typed_email=%E0%A4%A; user_lang=%; fgp=%00; rt=; =; ;; a; login=%E0%A4%A; browser=\u00e9; Authorization=%",
    },
  },
  {
    what: "odd tokens",
    headers: { authorization: "Bearer ..", cookie: "Authorization=Bearer%20a.b.c" },
  },
  { what: "another scheme", headers: { authorization: "Basic %%%" } },
  { what: "odd languages", headers: { "accept-language": ";q=;,,,*;q=9,xx-\u00e9;q=0.5" } },
  {
    what: "odd traces",
    headers: {
      traceparent: "00-zz",
      "x-correlation-id": "\u00e9".repeat(500),
      "x-forwarded-for": ",,%,[::",
      "x-forwarded-proto": "gopher",
    },
  },
  { what: "odd origin", headers: { origin: "null", referer: "::", "sec-fetch-site": "\u00e9" } },
  {
    what: "odd range",
    headers: {
      range: "bytes=9-1,-,x",
      "if-none-match": '"',
      "if-modified-since": "never",
      "last-event-id": "\u00e9",
    },
  },
  { what: "a host that is none", headers: { host: "%" } },
  { what: "wrong escapes in the path", parameter: "%E0%A4%A" },
  { what: "U+0000 in the path", parameter: "%00" },
  { what: "a slash in the path", parameter: "..%2F..%2Fetc" },
  { what: "a long path", parameter: "9".repeat(3000) },
  { what: "an id of another kind", parameter: "-1" },
  { what: "odd letters in the path", parameter: "%F0%9F%98%80%27%22" },
  {
    what: "a wrong query",
    query:
      "?operationName=%E0%A4%A&lang=%00&lang=&from=x&to=%&page=-1&token=%00&a[b]=c&__proto__=1",
  },
  { what: "a query of nothing", query: "?&&=&==" },
  { what: "a long query", query: `?lang=${"x".repeat(6000)}` },
];

/** The status of a request, sent byte by byte as it is written here. */
function statusOf(
  method: string,
  path: string,
  { headers, body }: Odd,
  more: Record<string, string>,
) {
  return new Promise<number>((resolve, reject) => {
    const sent = { connection: "close", ...more, ...headers };
    const length = Buffer.byteLength(body ?? "");
    const call = request(
      {
        host: "127.0.0.1",
        port: portNumber,
        method,
        path,
        setHost: !("host" in sent),
        headers: {
          ...Object.fromEntries(
            Object.entries(sent).map(([name, value]) => [
              name,
              Buffer.from(value).toString("latin1"),
            ]),
          ),
          ...((length > 0 || writing.includes(method)) && { "content-length": String(length) }),
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

type Caller = Record<string, string>;

function customersHeaders(): Caller {
  const { token, fingerprint } = anna.session;
  return { authorization: `Bearer ${token}`, cookie: `fgp=${fingerprint}` };
}

async function faultsOf(route: string, callers: readonly Caller[]): Promise<string[]> {
  const [method = "", pattern = ""] = route.split(" ");
  const faults: string[] = [];
  for (const odd of oddRequests) {
    if (odd.methods && !odd.methods.includes(method)) continue;
    const place = pattern.replaceAll(/:\w+(?:\{[^}]*\})?|\{\w+\}/g, odd.parameter ?? "1");
    for (const [number, caller] of callers.entries()) {
      const path = place + (odd.query ?? "");
      const status = await statusOf(method, path, odd, caller).catch(String);
      if (typeof status === "string" || status >= 500)
        faults.push(`${route}, ${odd.what}, caller ${number}: ${status}`);
    }
  }
  return faults;
}

async function faultsOfAll(all: readonly string[], callers: readonly Caller[]): Promise<string[]> {
  const left = [...all];
  const faults: string[] = [];
  const work = async () => {
    for (let route = left.pop(); route; route = left.pop())
      faults.push(...(await faultsOf(route, callers)));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return [...faults, ...logged.filter((line) => line.includes('"level":"error"'))];
}

test("no route answers odd requests with a fault, neither to a visitor nor to a customer", async () => {
  expect(await faultsOfAll(routes, [{}, customersHeaders()])).toEqual([]);
});

test("no route of the exchange answers odd requests with a fault, neither to a stranger nor to a client", async () => {
  const described: { paths: Record<string, object> } = JSON.parse(
    readFileSync(new URL("../exchange.openapi.json", import.meta.url), "utf8"),
  );
  const exchange = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const { token } = await aSubscriber(door, { scopes: [...exchangeScopes] });
  const callers = [{}, { authorization: `Bearer ${token}` }];
  expect(await faultsOfAll(exchange, callers)).toEqual([]);
});
