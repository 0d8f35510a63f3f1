import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, ownerUrl } from "../../test/portal.ts";
import { importBanks } from "./import-banks.ts";
import { loadShippedBanks } from "./load-banks.ts";

const folder = mkdtempSync(path.join(tmpdir(), "banks-"));
const owner = new pg.Client({ connectionString: ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

function aFile(content: unknown): string {
  const file = path.join(folder, "bankmaster.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

/** An entry as SIX publishes it. */
const entry = {
  entryType: "BankMaster",
  iid: 762,
  validOn: "2026-11-15",
  sicIid: "007620",
  headQuarters: 762,
  iidType: "HEADQUARTERS",
  bankOrInstitutionName: "Bank am Quarzblick AG",
  streetName: "Seestrasse",
  buildingNumber: "1",
  postCode: "6003",
  townName: "Luzern",
  country: "CH",
  bic: "QUARCH22XXX",
  sicParticipation: true,
};
const banks = () => db.selectFrom("bank").select(["noClearing", "name", "bic"]).execute();

test("C06 the well-known banks are there, and the official list takes their place for good", async () => {
  expect((await banks()).map(({ name }) => name)).toContain("PostFinance AG");
  const master = {
    validOn: "2026-11-15",
    readTime: "2026-11-15T02:00:00",
    totalSize: 3,
    entries: [
      entry,
      { ...entry, iid: "8390", bic: null, bankOrInstitutionName: "ABS" },
      { iid: 0 },
    ],
  };
  expect(await importBanks(owner, aFile(master))).toBe(2);
  const official = [
    { noClearing: "00762", name: "Bank am Quarzblick AG", bic: "QUARCH22XXX" },
    { noClearing: "08390", name: "ABS", bic: null },
  ];
  expect(await banks()).toEqual(official);
  await loadShippedBanks(owner);
  expect(await banks()).toEqual(official);
});

test("a file that is no list of banks changes nothing", async () => {
  const before = await banks();
  for (const content of ["no json", {}, { entries: [] }, { entries: [{ iid: 1 }] }, []])
    await expect(importBanks(owner, aFile(content))).rejects.toThrow(
      /^Banks: .* Nothing was changed/,
    );
  await expect(importBanks(owner, path.join(folder, "missing.json"))).rejects.toThrow(
    "cannot be read",
  );
  expect(await banks()).toEqual(before);
});
