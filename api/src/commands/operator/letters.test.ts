import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openPdf } from "../../../test/pdf.ts";
import { anApplicant, askByLetter, lettersTo } from "../../../test/samples/applicants.ts";
import { db, secrets } from "../../../test/portal.ts";
import { letterCommands } from "./letters.ts";

test("U05 letters are printed once, and kept without their codes", async () => {
  const person = await anApplicant();
  await askByLetter(person);
  const [letter] = await lettersTo(person.insuredNumber);
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
  expect(await print()).toEqual([`1 in ${folder}`]);
  const [file = ""] = await readdir(folder);
  const { text } = await openPdf(await readFile(path.join(folder, file)));
  expect(text).toContain(letter?.content.code);
  expect((await lettersTo(person.insuredNumber))[0]?.content.code).toBe("");
  expect(await print()).toEqual(["No letter waits."]);
});
