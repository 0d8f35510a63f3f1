import { brand } from "@portal/brand/brand.ts";
import type { GraphQLSchema } from "graphql";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { newNonce, pagePolicy } from "../core/http/headers.ts";
import { loopbackOnly } from "../core/http/loopback-only.ts";
import type { RestVariables } from "../core/http/rest.ts";
import { graphqlSection } from "./graphql-section.ts";
import { OpenApi } from "./open-api-shape.ts";
import { restSection } from "./rest-section.ts";

interface ReferenceParts {
  publicUrl: string;
  /** The OpenAPI document of the REST paths. */
  openApi: unknown;
  schemas: { private: GraphQLSchema; public: GraphQLSchema };
}

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui;max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
article{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.5rem 0}
h3,h4{margin:.5rem 0}p{margin:.25rem 0;white-space:pre-line}dl{margin:.25rem 0}dt{margin-top:.5rem}
dd{margin:0 0 0 1rem}dd dl{margin-left:.5rem}pre{white-space:pre-wrap;margin:.25rem 0}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}`;

/** Only in development: both contracts on one page of plain HTML, for the browser's own search. */
export function referencePage(parts: ReferenceParts): Hono<RestVariables> {
  const router = new Hono<RestVariables>().use("/reference", loopbackOnly(parts.publicUrl));
  return router.get("/reference", (c) => {
    const openApi = OpenApi.parse(parts.openApi);
    const nonce = newNonce();
    c.header("content-security-policy", pagePolicy(nonce));
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Reference · ${brand.name}</title>
            <style nonce="${nonce}">
              ${raw(style)}
            </style>
          </head>
          <body>
            <h1>${openApi.info.title}</h1>
            ${contents(openApi)}
            <main>
              ${restSection(openApi)} ${graphqlSection("private", parts.schemas.private)}
              ${graphqlSection("public", parts.schemas.public)}
            </main>
          </body>
        </html>`,
    );
  });
}

/** Links to every section and every REST operation. */
function contents({ paths }: OpenApi) {
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const parts = { rest: "REST", private: "GraphQL, private", public: "GraphQL, public" };
  return html`<nav aria-label="Contents">
    <ul>
      ${Object.entries(parts).map(([id, name]) => html`<li><a href="#${id}">${name}</a></li> `)}
    </ul>
    <ul>
      ${ids.toSorted().map((id) => html`<li><a href="#${id}">${id}</a></li> `)}
    </ul>
  </nav>`;
}
