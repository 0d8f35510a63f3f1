import { type Language, languages } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { inAllLanguages, type RefusalReason } from "@portal/model/requests/decisions.ts";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { recordOf } from "../../core/records.ts";

/** A reason of a refusal as the customer reads it. */
export interface ToldReason {
  /** In the language of the request. */
  reason: string;
  reasonTexts: Readonly<Record<Language, string>>;
  reasonCode: string | null;
}

/** The text of a reason of the list, followed by the words of one's own. The texts are kept as they are today. */
export async function tellReason(
  db: Kysely<Tables>,
  { code, words }: RefusalReason,
  language: Language,
): Promise<ToldReason> {
  const listed = code === undefined ? undefined : await listedReason(db, code);
  const own = words === undefined ? undefined : inAllLanguages(words);
  const reasonTexts = recordOf(languages, (one) =>
    [listed?.[one], own?.[one]].filter(Boolean).join("\n"),
  );
  return { reason: reasonTexts[language], reasonTexts, reasonCode: code ?? null };
}

async function listedReason(db: Kysely<Tables>, code: string): Promise<InFourLanguages> {
  const row = await db
    .selectFrom("refusalReason")
    .select(["texts", "active"])
    .where("code", "=", code)
    .executeTakeFirst();
  if (!row?.active) throw new Problem("INVALID", { fields: { "reason.code": "unknown" } });
  return InFourLanguages.parse(row.texts);
}
