import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { mockData } from "./mock-data.ts";

const schema = buildSchema(`
  scalar Date
  enum Kind { CAR HOUSE }
  interface Thing { id: ID! }
  type Car implements Thing { id: ID! wheels: Int! }
  type House implements Thing { id: ID! rooms: Int! }
  type Person { name: String! born: Date kind: Kind! things: [Thing!]! }
  type Query { me: Person! }
`);

test("an invented answer has one of everything that a document asks for", () => {
  const source = `
    query Me { me { called: name ...Rest things { __typename id ... on Car { wheels } ... on House { rooms } } } }
    fragment Rest on Person { born kind }
  `;
  expect(mockData(schema, source, { kind: "HOUSE" }).data).toEqual({
    me: {
      called: "2026-01-01T08:00:00.000Z",
      born: "2026-01-01",
      kind: "HOUSE",
      things: [{ __typename: "Car", id: "2026-01-01T08:00:00.000Z", wheels: 1 }],
    },
  });
});
