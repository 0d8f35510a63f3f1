import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { open } from "../../../test/browser.ts";
import { aSession, callsAs, db, portal, testConfig } from "../../../test/portal.ts";
import {
  askByLetter,
  lettersTo,
  openAccess,
  treatAccess,
} from "../../../test/samples/applicants.ts";
import { aSource, type Line } from "../../../test/samples/exchanged.ts";
import { entities } from "./entities.ts";
import { it } from "../../../test/variation.ts";

const example = path.join(import.meta.dirname, "../../../../example");

/** The lines of the example, in the order in which their records need each other. */
async function exampleLines(): Promise<Line[]> {
  const names = (await readdir(example)).filter((name) => name.endsWith(".ndjson"));
  const files = await Promise.all(names.map((name) => readFile(path.join(example, name), "utf8")));
  const lines: Line[] = files.flatMap((text) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
  const placeOf = ({ entity }: Line) => entities.findIndex(({ name }) => name === entity);
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

it("after a first load of the example a customer opens the account and finds contracts, invoices and papers", async () => {
  await open(portal, testConfig().publicUrl);
  const lines = await exampleLines();
  const answers = await (await aSource()).send(lines);
  expect(answers.filter(({ status }) => status !== "written")).toEqual([]);
  for (const table of ["message", "notification", "letter"] as const)
    expect(await db.selectFrom(table).select("id").execute(), table).toEqual([]);
  await portal.billing.runDue();
  for (const table of ["message", "notification"] as const)
    expect(await db.selectFrom(table).select("id").execute(), `${table} of the jobs`).toEqual([]);

  const insuredNumber = 11_000_020;
  const { birthdate } = await db
    .selectFrom("insured")
    .select("birthdate")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  const email = `first.load.${insuredNumber}@example.ch`;
  await askByLetter({ insuredNumber, birthdate, email, phone: "+41795550377" });
  await treatAccess();
  const [letter] = await lettersTo(insuredNumber);
  const { browser } = await openAccess({
    email,
    code: letter?.content.code ?? "",
    insuredNumber,
  });
  expect(await browser.whoAmI()).toBe(email);

  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  const customer = callsAs(await aSession(id));
  const { data } = await customer.graphql(`query All {
    contracts(date: "2026-11-18") { insuredNumber healthBasic { monthlyAmount } }
    invoices(from: "2026-09-01", to: "2026-11-30") { invoices { status toBePaid } }
    documents(from: "2026-01-01", to: "2026-12-31") { iddms }
  }`);
  expect(data.contracts[0].healthBasic.monthlyAmount).toBeGreaterThan(0);
  expect(data.invoices.invoices.length).toBeGreaterThan(1);
  expect(data.invoices.invoices).toContainEqual({ status: "REGLEE", toBePaid: 0 });
  const [{ iddms }] = data.documents;
  const paper = await customer.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect((await paper.text()).slice(0, 5)).toBe("%PDF-");
});
