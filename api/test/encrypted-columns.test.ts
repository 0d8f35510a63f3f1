import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "./portal.ts";
import { holdings } from "../src/my-data/holdings.ts";
import { encryptedTables } from "../src/core/secrets/encrypted-columns.ts";

/** Bytes that are no encrypted values: hashes, public keys and certificates by name, and files, which are kept as they are. */
const OTHERS = /_hash$|^hash$|_mark$|\.(mark|public_key|certificate|fingerprint|invited_login)$/;
const files = ["document_file.content", "uploaded_file.content"];

const encrypted = encryptedTables.flatMap(({ table, columns }) =>
  columns.map((column) => `${table}.${column}`),
);

test("every column of bytes is encrypted and known to the change of keys, or is something else", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(db);
  const found = rows
    .map(({ name }) => name)
    .filter((name) => !files.includes(name) && !OTHERS.test(name) && !name.endsWith(".hash"));
  expect(found.toSorted()).toEqual(encrypted.toSorted());
});

test("what the export of one's own data opens is among the encrypted columns", () => {
  const opened = Object.values(holdings)
    .flat()
    .flatMap(({ name, opens = [] }) => opens.map((column) => `${name}.${column}`));
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.filter((column) => !encrypted.includes(column))).toEqual([]);
});
