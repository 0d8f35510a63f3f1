import { expect, test } from "vitest";
import { aCustomer, aProcess, callsAs } from "../test/portal.ts";
import released from "../released/trusted-documents.json" with { type: "json" };
import own from "../trusted-documents.json" with { type: "json" };
import { createDocuments } from "./core/http/trusted-documents.ts";
import { privateSchema, publicSchema } from "./schemas.ts";
import { readTrustedDocuments } from "./trusted-documents.ts";

test("every document of this release and of the one before compiles", () => {
  const trusted = readTrustedDocuments();
  for (const [door, schema] of [
    ["private", privateSchema],
    ["public", publicSchema],
  ] as const) {
    const documents = createDocuments(schema, trusted[door], false);
    const ids = [...Object.keys(released[door]), ...Object.keys(own[door])];
    for (const id of ids) expect(documents.byId(id).operationName).toMatch(/^\w+$/);
  }
});

test("a page of the release before is answered, and no document that neither release has", async () => {
  const node = await aProcess({ acceptsAnyDocument: false });
  const anna = await aCustomer();
  const { post } = callsAs(anna.session, node);
  const plain = Object.entries(released.private).flatMap(([documentId, text]) => {
    const name = /^query (\w+) \{/.exec(text)?.[1];
    return name === undefined ? [] : [{ documentId, name }];
  });
  expect(plain.length).toBeGreaterThan(10);
  for (const { documentId, name } of plain) {
    const answer = await post(`/graphql/private?operationName=${name}`, { documentId });
    const text = await answer.text();
    expect(text, name).not.toContain("UNTRUSTED_DOCUMENT");
    expect(text, name).toContain('"data"');
  }
  const unknown = await post("/graphql/private?operationName=Me", { documentId: "0".repeat(64) });
  expect(await unknown.text()).toContain("UNTRUSTED_DOCUMENT");
});
