import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../../core/context.ts";
import { readerWithin } from "../../core/db/account-reader.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { Basis } from "./basis.ts";
import type { Member } from "./household.ts";
import { readBasis } from "./read-proposals.ts";

/** The class of these advisory locks; the number has no other meaning. */
export const CONTRACT_LOCKS = 71;

/**
 * The proposals under an advisory lock of each person: concurrent requests are serialised, and the second sees the
 * result of the first. A person who is not on the account is not found.
 */
export async function readLocked(
  { clock, language }: Pick<Context, "clock" | "language">,
  db: Kysely<Tables>,
  people: readonly number[],
): Promise<{ basis: Basis; members: ReadonlyMap<number, Member> }> {
  for (const insuredNumber of people.toSorted((one, other) => one - other)) {
    await raw`select pg_advisory_xact_lock(${CONTRACT_LOCKS}, ${insuredNumber})`.execute(db);
  }
  const basis = await readBasis({ ...readerWithin(db), clock, language });
  const members = new Map(basis.members.map((member) => [member.insuredNumber, member]));
  if (!people.every((one) => members.has(one))) throw new Problem("NOT_FOUND");
  return { basis, members };
}
