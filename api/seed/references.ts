import type pg from "pg";
import { type BoundStatement, statementName } from "../src/core/db/prepared-query.ts";

/** The columns of a foreign key. */
interface Reference {
  columns: readonly string[];
  parent: string;
  keys: readonly string[];
}

/** The foreign keys by table that can be checked once for all rows of a statement. */
export type References = ReadonlyMap<string, readonly Reference[]>;

/**
 * PostgreSQL checks foreign keys row by row, which takes a third of its time here. Tables that reference themselves are
 * excluded, because one check for all rows would not see them, and tables with their own triggers, which must run. An
 * owner who may not disable triggers gets none, and PostgreSQL checks by itself.
 */
export async function readReferences(owner: pg.ClientBase): Promise<References> {
  const { rows } = await owner.query<Reference & { table: string }>(
    `with columns as (
       select c.oid, array_agg(child.attname::text order by place) as columns,
         array_agg(parent.attname::text order by place) as keys
       from pg_constraint c
         cross join unnest(c.conkey, c.confkey) with ordinality as pair (child_no, parent_no, place)
         join pg_attribute child on child.attrelid = c.conrelid and child.attnum = child_no
         join pg_attribute parent on parent.attrelid = c.confrelid and parent.attnum = parent_no
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       group by c.oid
     )
     select c.conrelid::regclass::text as table, c.confrelid::regclass::text as parent, columns, keys
     from columns join pg_constraint c using (oid)
     where (select rolsuper from pg_roles where rolname = current_user)
       and not exists (select from pg_constraint own
         where own.contype = 'f' and own.conrelid = c.conrelid and own.confrelid = c.conrelid)
       and not exists (select from pg_trigger t where t.tgrelid = c.conrelid and not t.tgisinternal
         and t.tgtype & ${FIRES_ON_INSERT} <> 0)`,
  );
  return Map.groupBy(rows, ({ table }) => table);
}

/** A bit of `pg_trigger.tgtype`. */
const FIRES_ON_INSERT = 4;

/** A statement that adds rows to a table. */
export interface Insertion extends BoundStatement<unknown> {
  table: string;
}

/** The same insertions with their own check of foreign keys, once for all rows of each. */
export function checkedTogether(
  insertions: readonly Insertion[],
  references: References,
): BoundStatement<unknown>[] {
  let areTriggersOff = false;
  return insertions.flatMap((insertion) => {
    const own = references.get(insertion.table);
    const isSwitched = areTriggersOff !== (own !== undefined);
    areTriggersOff = own !== undefined;
    return [
      ...(isSwitched ? [areTriggersOff ? triggersOff : triggersOn] : []),
      own ? checked(insertion, own) : insertion,
    ];
  });
}

/** Within the transaction. PostgreSQL's foreign key checks are triggers. */
const triggersOff = settingRole("replica");
const triggersOn = settingRole("origin");

function settingRole(role: "replica" | "origin"): BoundStatement<unknown> {
  const text = `select set_config('session_replication_role', '${role}', true)`;
  return { name: statementName(text), text, values: [] };
}

/** A row with a missing reference fails by a cast, whose error quotes the reference. */
function checked(
  { table, text, values }: Insertion,
  references: readonly Reference[],
): BoundStatement<unknown> {
  const columns = [...new Set(references.flatMap((reference) => reference.columns))].join();
  const looks = references.map(({ columns: given, parent, keys }) => {
    const isGiven = given.map((column) => `${column} is not null`).join(" and ");
    const isSame = given.map((column, place) => `p.${keys[place]} = a.${column}`).join(" and ");
    return `select ('${table} refers to no ${parent} ' || a::text)::integer
      from (select distinct ${given.join()} from added where ${isGiven}) a
      where not exists (select from ${parent} p where ${isSame})`;
  });
  const both = `with added as (${text} returning ${columns}) ${looks.join(" union all ")}`;
  return { name: statementName(both), text: both, values };
}
