import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { testSecrets } from "../../../test/database.ts";
import { ensureRoles, roles } from "./roles.ts";

const owner = "portal_plain_owner";
const prefix = "portal_plain";
const cluster = new pg.Client({ connectionString: inject("databaseUrl") });

afterAll(async () => {
  await cluster.query("reset role");
  for (const role of roles) await cluster.query(`drop role if exists ${prefix}_${role}`);
  await cluster.query(`drop role if exists ${owner}`);
  await cluster.end();
});

test("an owner who may make roles and nothing more starts the portal a first and a second time", async () => {
  await cluster.connect();
  await cluster.query(`create role ${owner} createrole`);
  await cluster.query(`set role ${owner}`);
  await ensureRoles(cluster, prefix, testSecrets);
  await ensureRoles(cluster, prefix, testSecrets);
  const { rows } = await cluster.query(
    `select count(*)::int as plain from pg_roles where rolname like $1 and rolcanlogin
       and not (rolsuper or rolcreatedb or rolcreaterole or rolinherit or rolbypassrls or rolreplication)`,
    [`${prefix}\\_%`],
  );
  expect(rows).toEqual([{ plain: roles.length }]);
});
