import { consentCategories, consentPageSize, decidesFor } from "@portal/model/consent.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { flag, peopleOn } from "./consent.ts";

/** An account decided about a channel, or the insurer published other texts. */
export interface ConsentsEntry {
  id: string;
  at: Date;
  textVersion: number;
  category: string | null;
  channel: string | null;
  value: number | null;
  /** Whether this account made the decision. */
  isOwn: boolean;
}

const entriesOf = prepare((wanted: { insuredNumber: number; offset: number }) =>
  sql
    .selectFrom(
      sql
        .selectFrom("consentEvent")
        .select(["id", "at", "textVersion", "category", "channel"])
        .select([
          raw<number | null>`value::int`.as("value"),
          raw<boolean>`account_id = app_account()`.as("isOwn"),
        ])
        .where("insuredNumber", "=", wanted.insuredNumber)
        .unionAll(
          sql
            .selectFrom("consentText")
            .select([
              raw<number>`-version::bigint`.as("id"),
              "publishedAt as at",
              "version as textVersion",
              raw<string>`null::text`.as("category"),
              raw<string>`null::text`.as("channel"),
              raw<number | null>`null::int`.as("value"),
              raw<boolean>`false`.as("isOwn"),
            ])
            .where("version", ">", 1),
        )
        .as("entry"),
    )
    .selectAll()
    .select(raw<number>`count(*) over ()`.as("total"))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(consentPageSize)
    .offset(wanted.offset),
);

const HIGHEST_PAGE = 10_000;

/** All decisions about a person's consents, newest first, in pages of twenty. */
export async function listConsentsHistory(
  ctx: Context,
  { insuredNumber, page }: { insuredNumber: number; page: number },
): Promise<{ total: number; entries: ConsentsEntry[] }> {
  if (page < 1 || page > HIGHEST_PAGE)
    throw new Problem("INVALID", { fields: { page: "invalid" } });
  const [[open], people, rows] = await Promise.all([
    ctx.read(flag({})),
    ctx.read(peopleOn({})),
    ctx.read(entriesOf({ insuredNumber, offset: (page - 1) * consentPageSize })),
  ]);
  if (!open?.value) throw new Problem("FORBIDDEN");
  const person = people.find((one) => one.insuredNumber === insuredNumber);
  if (!person || !decidesFor(person, todayInZurich(ctx.clock.now()))) {
    throw new Problem("NOT_FOUND");
  }
  return {
    total: rows[0]?.total ?? 0,
    entries: rows.map((row) => ({ ...row, id: String(row.id) })),
  };
}

const allTexts = prepare(() =>
  sql
    .selectFrom("consentText")
    .select(["version", "publishedAt", "texts"])
    .orderBy("version", "desc"),
);

const Words = z.object({ title: z.string(), text: z.string(), summary: z.string().optional() });
const Texts = z.record(z.string(), z.record(z.string(), Words));

/** The consent texts by version, the present one first, in the customer's language. */
export async function listConsentTexts(ctx: Context) {
  const versions = await ctx.read(allTexts({}));
  return versions.map(({ version, publishedAt, texts }) => {
    const byCategory = Texts.parse(texts);
    return {
      version,
      publishedAt,
      texts: Object.keys(consentCategories).flatMap((category) => {
        const words = byCategory[category]?.[ctx.language];
        return words ? [{ category, ...words }] : [];
      }),
    };
  });
}
