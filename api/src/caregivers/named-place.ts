import { type Coordinates, foldPlace, searchText } from "@portal/model/places/places.ts";
import { sql as raw } from "kysely";
import { sql } from "../core/db/sql.ts";
import { prepare, type Reader } from "../core/db/prepared-query.ts";
import { meaningsOf, textQuery, wordsOf } from "./words.ts";

const localities = prepare((wanted: { query: string }) =>
  sql
    .selectFrom("swissLocality")
    .select(["npa", "names", "canton", "lat", "lng", "size"])
    .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
    .orderBy("size", "desc")
    .orderBy("npa")
    .limit(400),
);

interface NamedPlace extends Coordinates {
  names: string;
  canton: string | null;
}

/** The coordinates of a locality found by its name, its NPA or both; nothing if none matches. */
export async function findPlace(ctx: Reader, typed: string): Promise<Coordinates | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const asTyped = await ctx.read(localities({ query: textQuery(words, { ending: ":*" }) }));
  if (asTyped.length > 0) return likeliest(asTyped, typed);
  const names = words.filter((word) => !/^\d+$/.test(word));
  if (names.length === 0) return undefined;
  const meanings = await meaningsOf(ctx, names);
  const [withCode, withoutCode] = await Promise.all(
    [words, names].map((some) =>
      ctx.read(localities({ query: textQuery(some, { ending: ":*", meanings }) })),
    ),
  );
  return withCode?.[0] ?? withoutCode?.[0];
}

/** An exact match comes before a prefix match; among equals the largest locality, which is listed first. */
function likeliest(rows: readonly NamedPlace[], typed: string): Coordinates | undefined {
  const name = foldPlace(searchText(typed).replaceAll(/\d+/g, " "));
  const isCalled = ({ names, canton }: NamedPlace): boolean => {
    const inCanton = `${name} ${canton?.toLowerCase() ?? ""}`.trim();
    return names.split("|").some((one) => one === name || one === inCanton);
  };
  const begins = ({ names }: NamedPlace): boolean =>
    names.split("|").some((one) => one.startsWith(name));
  return rows.find(isCalled) ?? rows.find(begins) ?? rows[0];
}
