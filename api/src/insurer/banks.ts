import type { Bank } from "@portal/model/banks.ts";
import { sql as raw } from "kysely";
import { sql } from "../core/db/sql.ts";
import { prepare, type Reader } from "../core/db/prepared-query.ts";

const known = prepare((wanted: { numbers: readonly string[] }) =>
  sql
    .selectFrom("bank")
    .select(["noClearing", "name", "bic", "street"])
    .select(raw<string | null>`nullif(concat_ws(' ', zip, city), '')`.as("locality"))
    .where(raw<boolean>`no_clearing = any (${wanted.numbers}::text[])`),
);

/** Banks by their numbers; unknown numbers are omitted. */
export async function banksBy(ctx: Reader, numbers: readonly string[]): Promise<Bank[]> {
  return numbers.length > 0 ? ctx.read(known({ numbers })) : [];
}
