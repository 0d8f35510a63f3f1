import { brand } from "@portal/brand/brand.ts";
import { OpenAPIHono } from "@hono/zod-openapi";
import pg from "pg";
import { systemClock } from "./core/clock.ts";
import { Refusal, refusalResponses } from "./core/http/rest-route.ts";
import { createLog } from "./core/log.ts";
import { createMetrics } from "./core/metrics.ts";
import { createScanner } from "./core/scanner.ts";
import { createSecrets } from "./core/secrets/secrets.ts";
import { exchangeRule } from "./exchange/access.ts";
import type { ExchangeVariables } from "./exchange/client.ts";
import type { DoorParts } from "./exchange/door-parts.ts";
import { exchangeRoutes } from "./exchange/routes.ts";
import { exchangeTokens } from "./exchange/access-tokens.ts";

const tags = {
  Access: "How a client gets a token.",
  Bank: "Files of the bank: what came in, and what became of orders.",
  Batches: "Many records in one request.",
  Events: "What happened, for systems that follow it.",
  Records: "One record of a system of record, by the id that it has there.",
  Requests: "Requests of customers that the core system decides.",
};

const about = `The door for the insurer's systems of record. docs/exchange.md leads through it.

- A record bears the source's own id and version: the same version is written once, an older one never overwrites a newer one, and a repetition is harmless.
- A refusal is a problem with a \`code\` from a closed list; \`fields\` names each wrong field with the key of a rule, and never a value.
- Amounts are francs. Days are YYYY-MM-DD by Swiss clocks, instants ISO 8601.`;

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** The OpenAPI document of the exchange, with the scope that each route needs. */
export function exchangeDocument() {
  const routes = new OpenAPIHono<ExchangeVariables>();
  for (const group of exchangeRoutes) routes.route("/", group.routes(partsOfDescription()));
  const registry = routes.openAPIRegistry;
  registry.register("Refusal", Refusal);
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  const used = JSON.stringify(registry.definitions);
  for (const { name, description } of Object.values(refusalResponses))
    if (used.includes(`responses/${name}"`))
      registry.registerComponent("responses", name, { description, content });
  registry.registerComponent("securitySchemes", "client", {
    type: "oauth2",
    flows: { clientCredentials: { tokenUrl: "/exchange/v1/token", scopes: {} } },
  });
  const document = routes.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${brand.name} exchange`,
      version: "1",
      description: about,
      contact: { name: brand.legalName.en, email: brand.supportEmail },
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: "/", description: "The origin that serves the portal." }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  });
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
      const rule = exchangeRule(route);
      operation.security = rule === "public" ? [] : [{ client: [] }];
      operation.description = `${operation.description}\n\n${neededScope(rule)}`;
    }
  return document;
}

function neededScope(rule: string): string {
  if (rule === "public") return "Needs no token.";
  return rule === "client" ? "For each client." : `Needs the scope \`${rule}\`.`;
}

/** Parts that nothing is asked of: only the descriptions of the routes are read. */
function partsOfDescription(): DoorParts {
  const secrets = createSecrets([{ id: "none", key: Buffer.alloc(32) }]);
  const log = createLog("error", () => {});
  return {
    certificateHeader: undefined,
    largestRecord: 1,
    largestBankFile: 1,
    requestsPerMinute: 1,
    pool: new pg.Pool(),
    requests: { pool: new pg.Pool(), kinds: [] },
    bank: { importFile: async () => ({ state: "REPEATED" }) },
    services: { clock: systemClock, log, secrets, scanner: createScanner(undefined) },
    tokens: exchangeTokens(secrets, "", systemClock),
    metrics: createMetrics(),
    machineClock: systemClock,
    trustProxy: false,
    publicUrl: "",
  };
}
