import pg from "pg";
import { startThrowawayPostgres } from "../postgres/throwaway.ts";
import { prepareDatabase } from "../src/core/db/open.ts";
import { camelCase } from "../src/core/db/types.ts";
import { testRoles, testSecrets } from "./database.ts";

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
}

const typeOf: Record<string, string> = {
  _int4: "number[]",
  _text: "string[]",
  bool: "boolean",
  bytea: "Buffer",
  date: "string",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  jsonb: "unknown",
  text: "string",
  timestamptz: "Date",
  tsvector: "string",
  uuid: "string",
  xid8: "string",
};

/** The row types of a fully migrated database, as TypeScript. */
export async function rowTypes(): Promise<string> {
  const { url, stop } = await startThrowawayPostgres("row-types");
  try {
    await prepareDatabase(url, testRoles, testSecrets);
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    const types = await typesIn(owner);
    await owner.end();
    return types;
  } finally {
    await stop();
  }
}

async function typesIn(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<Column>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      c.column_default is not null or c.is_identity = 'YES' as defaulted
    from information_schema.columns c
    where c.table_schema = 'public' and c.table_name <> 'migration'
      and not (select t.relispartition from pg_class t where t.oid = to_regclass(quote_ident(c.table_name)))
    order by c.table_name, c.ordinal_position`);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const shapes = [...tables].map(([table, columns]) => {
    const lines = columns.map(
      (column) => `    ${camelCase(column.column)}: ${columnType(column)};`,
    );
    return `  ${camelCase(table)}: {\n${lines.join("\n")}\n  };`;
  });
  return `// Generated from the migrated database by \`npm run codegen\`.\nimport type { Generated } from "kysely";\n\nexport interface Tables {\n${shapes.join("\n")}\n}\n`;
}

function columnType({ table, column, type, nullable, defaulted }: Column): string {
  const known = typeOf[type];
  if (!known)
    throw new Error(`${table}.${column} has the type ${type}, which row-types.ts does not know.`);
  const whole = nullable && known !== "unknown" ? `${known} | null` : known;
  return defaulted ? `Generated<${whole}>` : whole;
}
