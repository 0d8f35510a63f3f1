import { brand } from "@portal/brand/brand.ts";
import { policy } from "./access-policy.ts";
import { isDocumentLink, restRoutes } from "./app.ts";
import { isForVisitors, ruleFor, accessTexts } from "./core/http/access.ts";
import { Refusal, refusalResponses } from "./core/http/rest-route.ts";

/** The tags of the REST paths. A check refuses a route with another tag. */
const areas: Record<string, string> = {
  Access: "How an insured person gets an account.",
  Account: "What a person signs in to.",
  Announcements: "What the operator and the insurer show on the homepage.",
  Certificates: "The check of a certificate by those who hold it.",
  Confirmations: "Acts that wait for the one-time code that went to their person.",
  Contracts: "What the insured persons of an account are covered for.",
  Demonstration: "What exists only where the people are invented.",
  Documents: "What the insurer wrote to an account.",
  Drafts: "What was typed into a form and neither sent nor given up.",
  Files: "What customers send to the insurer.",
  Invoices: "What the address owner is billed.",
  "My data": "Everything held about an account: to take along, or to have deleted.",
  "My health": "What the insurer does for people's health.",
  Notifications: "What an account is told of.",
  Platform: "The portal itself: whether it is open, what it is made of, where its addresses lead.",
  Profile: "What the insurer knows of the people on an account.",
  Reimbursements: "What was reimbursed of the bills of the insured persons.",
  Requests: "What customers ask of the insurer, from the request to its end.",
  "Self-service": "What insured people do without an account.",
  Settings: "How an account wants to be written to.",
  Welcome: "What the portal shows a customer after sign-in.",
};

const about = `The REST paths of the customer portal. Everything else is asked through GraphQL, at \`/graphql/private\` and \`/graphql/public\`.

- A refusal is a problem with a \`code\` from a closed list. Any request may also be refused with 500 \`UNEXPECTED\`, under a short id that support finds, and with 503 \`UNAVAILABLE\`.
- An act with an \`Idempotency-Key\` happens once: the same request gets the same answer for a day.
- \`Accept-Language\` chooses the language of texts: de, en, fr or it.
- An act that answers 428 is sent again with the one-time code in \`x-confirmation\`, behind the id of the challenge. An act that ends a draft names it in \`x-draft\`.
- A request of a representative names the representation in \`x-representation\`; it reads the represented account.
- Amounts are francs. Days are YYYY-MM-DD by Swiss clocks, instants ISO 8601.`;

const schemes = {
  token: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The token of the session, which holds for 15 minutes.",
  },
  tokenCookie: {
    type: "apiKey",
    in: "cookie",
    name: "Authorization",
    description: "The same token, for what opens in a tab of its own.",
  },
  fingerprint: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-fgp",
    description: "Without this cookie, whose hash the token bears, the token is worth nothing.",
  },
} as const;
const byHeader = { token: [], fingerprint: [] };
const byCookie = { tokenCookie: [], fingerprint: [] };

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** The OpenAPI document of the REST paths, with the access rule of each. */
export function openApiDocument() {
  const document = describedRoutes().getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${brand.name} customer portal`,
      version: "1",
      description: about,
      contact: { name: brand.legalName.en, email: brand.supportEmail },
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: "/", description: "The origin that serves the portal." }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
  });
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const { who } = ruleFor(policy, routeName(method, path));
      operation.description = `${operation.description}\n\n${accessTexts[who]}`;
      operation.security = isForVisitors({ who }) ? [] : waysToSignIn(method, path);
    }
  }
  return document;
}

/** The name in the policy: parameters with a colon. */
function routeName(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
}

function waysToSignIn(method: string, path: string) {
  return isDocumentLink(method.toUpperCase(), path) ? [byHeader, byCookie] : [byHeader];
}

function describedRoutes() {
  const routes = restRoutes();
  const registry = routes.openAPIRegistry;
  registry.register("Refusal", Refusal);
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  const used = JSON.stringify(registry.definitions);
  for (const { name, description } of Object.values(refusalResponses))
    if (used.includes(`responses/${name}"`))
      registry.registerComponent("responses", name, { description, content });
  for (const [name, scheme] of Object.entries(schemes))
    registry.registerComponent("securitySchemes", name, scheme);
  return routes;
}
