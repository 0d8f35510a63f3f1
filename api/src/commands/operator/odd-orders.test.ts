import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { randomOf } from "../../../seed/random.ts";
import { aCustomer, ownerUrl, portal } from "../../../test/portal.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { operatorCommands } from "./operator.ts";
import { runOperator } from "./run-operator.ts";

const ORDERS = process.env["LONG"] === "1" ? 200 : 8;
const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS, OPERATOR: "Anna Muster" };

const odd: [string, ...string[]] = [
  "",
  " ",
  "0",
  "-1",
  "0.005",
  "12.345",
  "1e6",
  "1e400",
  "NaN",
  "99999999",
  "9999999999",
  "99999999999999999999",
  "2026-02-30",
  "9999-12-31",
  "10000-01-01",
  "275760-09-13T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "<b>'\"; --",
  "\u202Ex\u200b",
  "é".repeat(5000),
  "//evil.example",
  "javascript:alert(1)",
  "{}",
  "[]",
  "null",
  "__proto__",
  "%",
];

interface Known {
  invoice: string;
  insured: string;
  email: string;
}

/** A value that the option may well have. */
function likely(option: string, { invoice, insured, email }: Known): string {
  const [first = ""] = option.split("-");
  const known: Record<string, string> = {
    invoice,
    insured,
    email,
    to: email,
    phone: "+41791234567",
    checked: "called back, PIN",
    from: "2026-12-01",
    on: "2026-12-01",
    amount: "1250.50",
    individual: "12",
    family: "20",
    until: "2027-12-01T06:00:00+01:00",
    link: "/help",
    url: "/help",
    image: "/x.jpg",
    images: "/a.jpg,/b.jpg",
    months: "200",
    days: "10",
    remind: "5",
    answer: "10",
    no: "WAIT",
    reason: "AC04",
    state: "OFFER",
    category: "MARKETING",
    id: "an-offer",
  };
  return known[first] ?? "text";
}

/** Options that name a place in the file system. */
const places = new Set(["out", "folder", "export", "schemas", "file"]);

/**
 * A failure that is no refusal ends in a stack trace with the words of PostgreSQL, and the employee does not learn what
 * was wrong with the order.
 */
test.each(Object.entries(operatorCommands))(
  "an order of %s with odd arguments is refused in one line, or done",
  async (name, { usage, texts = [], switches = [] }) => {
    await portal.worker.stop();
    const anna = await aCustomer();
    const known = {
      invoice: await hasInvoice(anna),
      insured: String(anna.insuredNumber),
      email: anna.email,
    };
    const random = randomOf(27, name);
    const word = () =>
      random.pick([known.invoice, known.insured, known.email, randomUUID(), "MARKETING", "help"]);
    for (let turn = 0; turn < ORDERS; turn++) {
      const wrong = random.between(0, texts.length);
      const words = /^[A-Z]/.test(usage) ? [wrong === 0 ? random.pick(odd) : word()] : [];
      const options = texts
        .filter((one) => !places.has(one) && random.chance(0.9))
        .map((one, at) => `--${one}=${at + 1 === wrong ? random.pick(odd) : likely(one, known)}`);
      const flags = [...switches, "yes"].filter(() => random.chance(0.4)).map((one) => `--${one}`);
      const args = [...name.split(" "), ...options, ...flags, "--", ...words];
      const order = JSON.stringify(args).slice(0, 600);
      const said = await runOperator(args, env).catch((error: unknown) => ({
        problem: `${String(error)}\nbroke the order`,
      }));
      // One line, or none.
      expect([order, said.problem ?? ""]).toEqual([order, expect.stringMatching(/^[^\n]*$/)]);
    }
  },
);
