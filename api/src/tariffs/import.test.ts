import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readColumnTypes } from "../../seed/rows.ts";
import { tariffStatements } from "../../seed/tariffs/tariffs.ts";
import { anEmptyDatabase } from "../../test/seeded.ts";
import { runBatch } from "../core/db/batch.ts";
import { importAreas } from "./import-areas.ts";
import { importPremiums } from "./import-premiums.ts";
import { importProducts } from "./import-products.ts";

const folder = mkdtempSync(path.join(tmpdir(), "portal-tariffs-"));
let owner: pg.Client;
beforeAll(async () => {
  owner = await anEmptyDatabase();
  await runBatch(owner, tariffStatements(await readColumnTypes(owner), "2026-11-15"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aFile(name: string, lines: string[], encoding: BufferEncoding = "utf8"): string {
  const file = path.join(folder, name);
  const mark = encoding === "utf8" ? "\uFEFF" : "";
  writeFileSync(file, Buffer.from(`${mark}${lines.join("\r\n")}\r\n`, encoding));
  return file;
}

async function premiumsOf(year: number): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query(
    `select insurer_code, territory, region, age_class, product_code, risk, deductible, premium, is_ordinary
     from basic_premium where year = $1 and insurer_code = '9101' and territory = 'BE' and age_class <> 'YOUNG_ADULT'
     order by age_class, product_code, risk, deductible`,
    [year],
  );
  return rows;
}

const header =
  "Versicherer,Kanton,Hoheitsgebiet,Geschäftsjahr,Erhebungsjahr,Region,Altersklasse,Unfalleinschluss,Tarif,Tariftyp,Altersuntergruppe,Franchisestufe,Franchise,Prämie,isBaseP,isBaseF,Tarifbezeichnung";
const until2026 = [
  "9101,BE,CH,2026,2025,PR-REG CH1,AKL-ERW,MIT-UNF,BASE,TAR-BASE,,FRAST1,FRA-300,598.40,1,1,Grundversicherung",
  '9101,BE,CH,2026,2025,PR-REG CH1,AKL-ERW,OHN-UNF,HMO1,TAR-HMO,,FRAST6,FRA-2500,347.25,0,0,"Netz, ""Mitte"""',
  "9101,BE,CH,2026,2025,PR-REG CH1,AKL-KIN,MIT-UNF,BASE,TAR-BASE,K1,FRAST1,FRA-0,151.10,1,1,Grundversicherung",
  "9101,BE,CH,2026,2025,PR-REG CH1,AKL-KIN,MIT-UNF,BASE,TAR-BASE,K3,FRAST1,FRA-0,20.10,1,1,Grundversicherung",
  "1509,BE,CH,2026,2025,PR-REG CH1,AKL-ERW,MIT-UNF,BASE,TAR-BASE,,FRAST1,FRA-300,1.00,1,1,Andere",
];
const from2027 = [
  "09101,BE,CH,2027,2026,PR_REG_1,AKA_03_ERW,MIT_UNF,BASE,BASE,,FRASTU_01,FRA_01_E_0300,598.40,1,1,Grundversicherung",
  "09101,BE,CH,2027,2026,PR_REG_1,AKA_03_ERW,OHN_UNF,HMO1,HMO,,FRASTU_06,FRA_06_E_2500,347.25,0,0,Netz",
  "09101,BE,CH,2027,2026,PR_REG_1,AKA_01_KIN,MIT_UNF,BASE,BASE,K_01,FRASTU_01,FRA_01_K_0000,151.10,1,1,Grundversicherung",
];
const expected = [
  ["ADULT", "RT01", "MIT", 300_00, 598_40, true],
  ["ADULT", "RX01", "OHN", 2500_00, 347_25, false],
  ["CHILD", "RT01", "MIT", 0, 151_10, true],
].map(([ageClass, product, risk, deductible, premium, isOrdinary]) => ({
  insurer_code: "9101",
  territory: "BE",
  region: 1,
  age_class: ageClass,
  product_code: product,
  risk,
  deductible,
  premium,
  is_ordinary: isOrdinary,
}));

test.each([
  ["until 2026", 2026, until2026],
  ["from 2027 on", 2027, from2027],
])(
  "F03 published premiums with the codes %s are taken over, twice alike",
  async (_, year, rows) => {
    const file = aFile(`${year}.csv`, [header, ...rows]);
    for (let time = 0; time < 2; time++) {
      expect(await importPremiums(owner, file)).toBe(3);
      expect(await premiumsOf(year)).toEqual(expected);
    }
    const others = await owner.query(
      "select from basic_premium where year = $1 and insurer_code = '9101' and territory = 'ZG'",
      [year],
    );
    expect(others.rowCount, "cantons that the file does not name keep theirs").toBe(3);
    const sources = await owner.query(
      "select kind, file, row_count from tariff_source where year = $1",
      [year],
    );
    expect(sources.rows).toEqual([{ kind: "premiums", file: `${year}.csv`, row_count: 3 }]);
  },
);

test("F03 the older encoding and semicolons are understood", async () => {
  const lines = [header, ...from2027].map((line) => line.replaceAll(",", ";"));
  expect(await importPremiums(owner, aFile("latin1.csv", lines, "latin1"))).toBe(3);
  expect(await premiumsOf(2027)).toEqual(expected);
});

test("F03 rows that cannot be used are named by their lines, and nothing is changed", async () => {
  const before = await premiumsOf(2026);
  const [ordinary = "", network = "", child = ""] = until2026;
  const broken = aFile("broken.csv", [
    header,
    ordinary,
    network.replace("347.25", "12,3"),
    network.replace("347.25", "299.15"),
    network.replace("347.25", "598.45"),
    network.replace("HMO1", "HMO9"),
    child.replace("AKL-KIN", "AKL-ALT"),
    ordinary.replace("BE", "XX"),
    child.replace("FRA-0", "FRA-100"),
  ]);
  await expect(importPremiums(owner, broken)).rejects.toThrow(
    [
      "Tariffs: broken.csv has rows that cannot be used. Nothing was changed.",
      "line 3: it has 18 cells, not 17",
      "line 6: no product has the tariff HMO9; import the products first",
      "line 7: the age class AKL-ALT cannot be read",
      "line 8: XX is no canton",
      "line 4: it is below half of the ordinary premium",
      "line 5: it is above the ordinary premium",
      "line 9: there is no ordinary premium beside it",
    ].join("\n  "),
  );
  expect(await premiumsOf(2026)).toEqual(before);
});

test("F03 a wrong, empty, foreign or missing file is refused with a line that says why", async () => {
  const wrong = aFile("wrong.csv", [header.replace("Prämie", "Preis"), ...until2026]);
  await expect(importPremiums(owner, wrong)).rejects.toThrow("has no column Prämie or Praemie");
  await expect(importPremiums(owner, aFile("empty.csv", []))).rejects.toThrow("is empty");
  const foreign = aFile("foreign.csv", [header, ...until2026.slice(4)]);
  await expect(importPremiums(owner, foreign)).rejects.toThrow("no row of our insurers");
  await expect(importPremiums(owner, path.join(folder, "none.csv"))).rejects.toThrow(
    "Tariffs: there is no file",
  );
});

test("F03 published products are added and renamed", async () => {
  const file = aFile("Tarife.csv", [
    "Versicherer,Geschäftsjahr,Erhebungsjahr,Kategorie,Tarif,Tariftyp,Name_DE,Name_FR,Name_IT,Name_EN",
    "9101,2027,2026,OKP,BASE,BASE,Grund,Base,Base,Basic",
    "9101,2027,2026,OKP,TM-Plus,TEL_DIG,Telefon zuerst,Téléphone d'abord,,",
    "1509,2027,2026,OKP,BASE,BASE,Andere,Autre,Altra,Other",
  ]);
  expect(await importProducts(owner, file)).toBe(2);
  const { rows } = await owner.query(
    "select code, model, names from product where tariff in ('BASE', 'TM-Plus') order by code",
  );
  expect(rows).toEqual([
    {
      code: "RSTMPLUS",
      model: "TELEMEDICINE",
      names: {
        fr: "Téléphone d'abord",
        de: "Telefon zuerst",
        it: "Telefon zuerst",
        en: "Telefon zuerst",
      },
    },
    {
      code: "RT01",
      model: "STANDARD",
      names: { fr: "Base", de: "Grund", it: "Base", en: "Basic" },
    },
  ]);
  const odd = aFile("odd.csv", [
    "Versicherer,Geschäftsjahr,Erhebungsjahr,Kategorie,Tarif,Tariftyp,Name_DE,Name_FR,Name_IT,Name_EN",
    "9101,2027,2026,OKP,X,TAR-XYZ,a,b,c,d",
  ]);
  await expect(importProducts(owner, odd)).rejects.toThrow(
    "line 2: the type of tariff TAR-XYZ is not known",
  );
});

test("F03 areas limit products to communes, and tell the premium regions by their numbers", async () => {
  const file = aFile("Einzugsgebiete.csv", [
    "Versicherer,Kanton,Hoheitsgebiet,Geschäftsjahr,Erhebungsjahr,Region,Tarif,Tariftyp,Eingeschränkt,Gemeinden-BFS",
    '9101,BE,CH,2027,2026,PR_REG_1,HMO1,HMO,J,"351,355"',
    "9101,BE,CH,2027,2026,PR_REG_2,BASE,BASE,N,942 944",
  ]);
  expect(await importAreas(owner, file)).toBe(2);
  const areas = await owner.query(
    "select product_code, territory, ofs_locality_id from product_area order by ofs_locality_id",
  );
  expect(areas.rows).toEqual(
    [351, 355].map((ofs) => ({ product_code: "RX01", territory: "BE", ofs_locality_id: ofs })),
  );
  const regions = await owner.query(
    "select ofs_locality_id, region, valid_from from premium_region where ofs_locality_id is not null order by 1",
  );
  expect(regions.rows).toEqual(
    [
      [351, 1],
      [355, 1],
      [942, 2],
      [944, 2],
    ].map(([ofs, region]) => ({ ofs_locality_id: ofs, region, valid_from: "2027-01-01" })),
  );
  const odd = aFile("odd-areas.csv", [
    "Versicherer,Kanton,Hoheitsgebiet,Geschäftsjahr,Erhebungsjahr,Region,Tarif,Tariftyp,Eingeschränkt,Gemeinden-BFS",
    "9101,BE,CH,2027,2026,PR_REG_1,HMO1,HMO,J,351 Bern",
  ]);
  await expect(importAreas(owner, odd)).rejects.toThrow("line 2: Bern is no number of a commune");
});
