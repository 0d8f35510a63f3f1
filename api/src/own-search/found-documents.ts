import { documentWords } from "@portal/model/own-search/kind-words.ts";
import type { OwnThing } from "@portal/model/own-search/own-things.ts";
import { languages } from "@portal/model/portal/languages.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { archiveColumns, archivedPaper, type ArchiveRow } from "../insurer/papers/archive.ts";
import type { SearchScope } from "./search-scope.ts";

export interface FoundDocument extends OwnThing {
  description: string;
  reference: string | null;
}

/**
 * The account's documents, newest first; row level security filters the rows. Documents of invoices and statements are
 * left out, because those entries lead to them.
 */
const newest = prepare((wanted: { since: string; most: number }) =>
  sql
    .selectFrom("document")
    .select(archiveColumns)
    .where("date", ">=", wanted.since)
    .where("subType", "not in", ["INVOICE", "CARE_STATEMENT"])
    .where("replacedBy", "is", null)
    .orderBy("date", "desc")
    .orderBy("iddms")
    .limit(wanted.most),
);
const people = prepare(() =>
  sql.selectFrom("insured").select(["insuredNumber", "firstname", "lastname"]),
);

export async function readDocuments(ctx: Context, scope: SearchScope): Promise<FoundDocument[]> {
  const [rows, insureds] = await Promise.all([ctx.read(newest(scope)), ctx.read(people({}))]);
  const names = new Map(
    insureds.map((one) => [one.insuredNumber, `${one.firstname} ${one.lastname}`]),
  );
  return rows.map((row) => foundDocument(ctx, row, names));
}

function foundDocument(
  ctx: Context,
  row: ArchiveRow,
  names: ReadonlyMap<number, string>,
): FoundDocument {
  const { document, kind, parameters } = archivedPaper(ctx, row);
  const { iddms, date, partenaires } = document;
  const titles = languages.map((language) => kind.title(parameters, document, language));
  const reference = kind.reference(parameters, ctx.language);
  return {
    id: iddms,
    description: kind.title(parameters, document, ctx.language),
    reference,
    date,
    names: [...titles, ...partenaires.map((number) => names.get(number) ?? "")],
    kindWords: documentWords,
    amounts: [],
    days: [{ from: date, to: date }],
    numbers: reference === null ? [] : [reference],
  };
}
