import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openPdf } from "../../../test/pdf.ts";
import { anApplicant, askByLetter, lettersTo } from "../../../test/samples/applicants.ts";
import { db, secrets } from "../../../test/portal.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";
import { letterCommands } from "./letters.ts";

async function aPrintRoom() {
  const folder = await mkdtemp(path.join(tmpdir(), "letters-"));
  const given = { words: [], options: { folder } };
  const operator = {
    db,
    secrets,
    now: new Date(),
    kinds: [],
    person: "anna",
    scanner: { isClean: () => Promise.resolve(true) },
  };
  const print = () =>
    db
      .transaction()
      .execute(
        (act) =>
          letterCommands["letters print"]?.run({ ...operator, db: act }, given) ??
          Promise.resolve([]),
      );
  return { folder, print };
}

test("U05 letters are printed once, and kept without their codes", async () => {
  const person = await anApplicant();
  await askByLetter(person);
  const [letter] = await lettersTo(person.insuredNumber);
  const { folder, print } = await aPrintRoom();
  expect(await print()).toEqual([`1 in ${folder}`]);
  const [file = ""] = await readdir(folder);
  const { text } = await openPdf(await readFile(path.join(folder, file)));
  expect(text).toContain(letter?.content.code);
  expect((await lettersTo(person.insuredNumber))[0]?.content.code).toBe("");
  expect(await print()).toEqual(["No letter waits."]);
});

test("Z50 no letter is printed for an address from which one came back, until the note is taken back", async () => {
  const clerk = await aStaffMember();
  const { folder, print } = await aPrintRoom();
  await print();
  const [held, free] = [await anApplicant(), await anApplicant()];
  for (const person of [held, free]) await askByLetter(person);
  const body = { number: String(held.insuredNumber), kind: "REFUSED" };
  expect((await clerk.ask("/returned-mail", { body })).status).toBe(200);
  expect(await print()).toEqual([`1 in ${folder}`]);
  expect(await print()).toEqual(["No letter waits."]);
  const { addresses } = (await clerk.ask("/returned-mail")).body;
  expect(addresses).toMatchObject([{ insuredNumber: held.insuredNumber, kind: "REFUSED" }]);
  const takeBack = () => clerk.ask(`/returned-mail/${addresses[0].id}/take-back`, { body: {} });
  expect([(await takeBack()).status, (await takeBack()).status]).toEqual([204, 404]);
  expect((await clerk.ask("/returned-mail")).body.addresses).toEqual([]);
  expect(await print()).toEqual([`1 in ${folder}`]);
});
