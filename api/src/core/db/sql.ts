import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type PluginTransformResultArgs,
  type QueryResult,
  type UnknownRow,
} from "kysely";
import type { Tables } from "./tables.ts";

/** Names become snake_case in SQL; rows are in camelCase already, so they are not converted again. */
export class ColumnNames extends CamelCasePlugin {
  override transformResult({
    result,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}

export const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
};

/** Only builds statements: `ctx.read` and `ctx.write` run them. */
export const sql = new Kysely<Tables>({
  dialect: { ...dialect, createDriver: () => new DummyDriver() },
  plugins: [new ColumnNames()],
});
