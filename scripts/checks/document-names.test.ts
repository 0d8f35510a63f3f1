import { expect, test } from "vitest";
import { type NamesInCode, unknownNamesIn } from "./document-names.ts";

const known: NamesInCode = {
  files: ["api/src/invoices/payment/joker.ts", "api/src/invoices/invoices.rest.ts"],
  words: new Set(["playJoker", "invoice", "deadline", "x-draft", "notifications", "send"]),
  addresses: ["/invoices", "/v1/invoices/{no}/jokers"],
};

test.each([
  ["a function that was renamed", "the joker (`useJoker`)", "useJoker"],
  ["a column that is gone", "`invoice.due_day`", "due_day"],
  ["a file that was moved", "see `invoices/joker.ts`", "invoices/joker.ts"],
  ["an address without a page", "| joker | `/jokers-of-mine` |", "/jokers-of-mine"],
  ["a route without a handler", "`POST /v1/payments`", "POST /v1/payments"],
  ["one word of a command", "`notifications broadcast`", "broadcast"],
])("%s is told", (_what, text, name) => {
  expect(unknownNamesIn(text, known)).toEqual([name]);
});

test("names, columns, files and addresses of the code pass, and so does prose", () => {
  const text = `A joker (\`playJoker\`, \`payment/joker.ts\`, \`.rest.ts\`) moves \`invoice.deadline\`
    at \`POST /v1/invoices/{no}/jokers\`, \`/invoices\`, \`x-draft\`; useJoker in prose is not read.

\`\`\`
a drawing with \`anything\`
\`\`\`
`;
  expect(unknownNamesIn(text, known)).toEqual([]);
});
