import { expect, test } from "vitest";
import { aProcess, callsAs, testConfig } from "./portal.ts";
import { openApiDocument } from "../src/open-api.ts";
import { privateSchema, publicSchema } from "../src/schemas.ts";

test("a developer reads every operation, field and type on one page that runs no script", async () => {
  const local = await aProcess({ config: testConfig({ ENVIRONMENT: "local" }) });
  const answer = await callsAs(undefined, local).get("/reference");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).not.toContain("<script");
  expect(page).not.toMatch(/(?:src|href)="(?!#)/);

  const named = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `<code>${method.toUpperCase()} ${path}</code>`),
  );
  for (const [door, schema] of Object.entries({ private: privateSchema, public: publicSchema })) {
    for (const root of [schema.getQueryType(), schema.getMutationType()])
      named.push(...Object.keys(root?.getFields() ?? {}).map((name) => `<code>${name}</code>`));
    const types = Object.keys(schema.getTypeMap()).filter((name) => /^[A-Z]/.test(name));
    const builtIn = ["Boolean", "Float", "ID", "Int", "String"];
    named.push(
      ...types.filter((name) => !builtIn.includes(name)).map((name) => `id="${door}-${name}"`),
    );
  }
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => !page.includes(name))).toEqual([]);
});

test("the reference answers to names of this machine alone", async () => {
  const local = await aProcess({ config: testConfig({ ENVIRONMENT: "local" }) });
  const headers = { host: "evil.example" };
  expect((await local.app.request("/reference", { headers })).status).toBe(403);
});

test("where customers are served there is no reference", async () => {
  expect((await callsAs().get("/reference")).status).toBe(404);
});
