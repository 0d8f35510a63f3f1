import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { z } from "zod";
import { StartProblem } from "../core/start-problem.ts";
import { type BankRow, replaceBanks } from "./load-banks.ts";

const text = z.string().trim().nullish();

/** An entry of the SIX bank master, version 3. Unused fields are ignored. */
const Entry = z.object({
  iid: z.union([z.int().min(1).max(99_999), z.string().regex(/^\d{1,5}$/)]),
  bankOrInstitutionName: z.string().trim().min(1),
  bic: text,
  streetName: text,
  buildingNumber: text,
  postCode: text,
  townName: text,
  country: text,
});
const BankMaster = z.object({ entries: z.array(z.unknown()) });

/** The official list of banks (SIX Bank Master v3, JSON). Invalid entries are left out. */
export async function importBanks(owner: pg.Client, file: string): Promise<number> {
  const master = BankMaster.safeParse(contentOf(file));
  if (!master.success) throw unusable(file, "is not a bank master of version 3");
  const rows = new Map<string, BankRow>();
  for (const given of master.data.entries) {
    const entry = Entry.safeParse(given);
    if (entry.success) {
      const row = rowOf(entry.data);
      rows.set(row.noClearing, rows.get(row.noClearing) ?? row);
    }
  }
  if (rows.size === 0) throw unusable(file, "holds no bank that can be used");
  return replaceBanks(owner, [...rows.values()], `official ${path.basename(file)}`);
}

function rowOf(entry: z.infer<typeof Entry>): BankRow {
  const { iid, bankOrInstitutionName, bic, streetName, buildingNumber, postCode } = entry;
  return {
    noClearing: String(iid).padStart(5, "0"),
    name: bankOrInstitutionName,
    bic: bic || null,
    street: [streetName, buildingNumber].filter(Boolean).join(" ") || null,
    zip: postCode || null,
    city: entry.townName || null,
    country: entry.country || null,
  };
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error;
    throw unusable(file, isMissing ? "cannot be read" : "is not JSON");
  }
}

function unusable(file: string, why: string): StartProblem {
  return new StartProblem(`Banks: ${path.basename(file)} ${why}. Nothing was changed.`);
}
