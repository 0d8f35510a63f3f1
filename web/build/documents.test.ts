import { expect, test } from "vitest";
import { findDocuments } from "./documents.ts";

const code = `
  export const Costs = graphql(\`
    query Costs($year: Int!) { costs(year: $year) { paid } }
  \`);
  export const Flags = publicGraphql(\`query Flags { flags }\`);
`;

test("the documents of a file are found with their door and name, variables and all", () => {
  expect(findDocuments(code).map(({ door, name }) => [door, name])).toEqual([
    ["private", "Costs"],
    ["public", "Flags"],
  ]);
});

test("the id of a document does not depend on how its text is laid out", () => {
  const [one, other] = [
    "graphql(`query A { a b }`)",
    "graphql(`\n  query A {\n    a\n    b\n  }\n`,\n)",
  ].flatMap(findDocuments);
  expect(one?.id).toMatch(/^[\da-f]{64}$/);
  expect(one?.id).toBe(other?.id);
});

test("a document without a name is refused, because the API could not tag it", () => {
  expect(() => findDocuments("graphql(`{ a }`)")).toThrow("needs a name");
});

test("a document may use a fragment of another one in its file, and only what it uses is sent", () => {
  const [asked, changed, other] = findDocuments(`
    graphql(\`query Asked { person { ...Name } } fragment Name on Person { first last }\`);
    graphql(\`mutation Changed { rename { ...Name } }\`);
    graphql(\`query Other { day }\`);
  `);
  expect(asked?.text.match(/fragment Name/g)).toHaveLength(1);
  expect(changed?.text).toContain("fragment Name on Person");
  expect(other?.text).not.toContain("fragment");
});
