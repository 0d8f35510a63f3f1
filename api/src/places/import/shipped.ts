import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { type LocalityRow, replaceLocalities } from "./load-localities.ts";
import { sourceOf } from "./sources.ts";

const file = path.join(import.meta.dirname, "../../../seed/places/places.tsv");

/** Loads the shipped localities, unless they or an official directory are already there. */
export async function loadShippedLocalities(owner: pg.Client): Promise<void> {
  const text = readFileSync(file, "utf8");
  const source = `shipped ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
  const present = await sourceOf(owner, "localities");
  if (present === source || present?.startsWith("official")) return;
  await replaceLocalities(owner, rowsIn(text), source);
}

export function shippedLocalities(): LocalityRow[] {
  return rowsIn(readFileSync(file, "utf8"));
}

function rowsIn(text: string): LocalityRow[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [npa = "", name = "", canton = "", lat, lng, commune] = line.split("\t");
      return {
        npa,
        name,
        commune: commune ?? name,
        canton: canton || null,
        country: canton ? ("CH" as const) : ("LI" as const),
        ofsLocalityId: null,
        lat: Number(lat),
        lng: Number(lng),
        share: 100,
      };
    });
}
