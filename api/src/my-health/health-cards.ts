import { HealthCardKind } from "@portal/model/my-health.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { perLanguage, sentenceIn } from "../core/in-language.ts";
import { condition } from "../core/db/condition.ts";

export interface HealthCard {
  id: string;
  kind: HealthCardKind;
  title: string;
  text: string;
  button: string;
  /** The target of a card of the kind LINK: a path of the portal, or an external address. */
  link: string | null;
}

const open = prepare(() =>
  sql
    .selectFrom("healthCard")
    .select(["id", "kind", "texts", "link"])
    .where(
      condition`flag is null or exists (select from feature_flag f where f.id = flag and f.value)`,
    )
    .orderBy("position")
    .orderBy("id"),
);

const textsIn = perLanguage(z.object({ title: z.string(), text: z.string(), button: z.string() }));

/** The cards of “my health” that are not switched off, in the customer's language. */
export async function listHealthCards(ctx: Context): Promise<HealthCard[]> {
  const { language } = ctx;
  return ctx.cached({
    statement: open({}),
    variant: language,
    make: (rows) =>
      rows.flatMap(({ id, kind, texts, link }) => {
        const words = textsIn(texts, language);
        if (!words) return [];
        const target = link === null ? null : (sentenceIn(link, language) ?? null);
        return [{ id, kind: HealthCardKind.parse(kind), ...words, link: target }];
      }),
  });
}
