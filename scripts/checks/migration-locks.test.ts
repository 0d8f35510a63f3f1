import { expect, test } from "vitest";
import { lockingStatements } from "./migration-locks.ts";

const faultsOf = (sql: string) => lockingStatements([{ name: "0200_a.sql", sql }]);

test.each([
  "alter table invoice add column token uuid default gen_random_uuid();",
  "alter table invoice add column number bigint generated always as identity;",
  "alter table invoice alter column amount type bigint;",
  "alter table invoice add column state text check (state in ('A', 'B'));",
  "alter table invoice add column a text, add check (a <> 'x');",
  "alter table invoice add column account_id uuid references account;",
  "alter table invoice add foreign key (account_id) references account;",
  "alter table invoice add unique (number);",
  "alter table invoice alter column number set not null;",
  "create index on invoice (number);",
  "create unique index invoice_number on invoice (number);",
  "create index concurrently if not exists invoice_number on invoice (number);",
  "alter table invoice add constraint a check (a > 0) not valid; alter table invoice validate constraint a;",
  "do $$ begin\n  alter table invoice alter column number set not null;\nend $$;",
])("a migration that holds the users of a table up is told: %s", (sql) => {
  expect(faultsOf(sql)).toEqual([
    expect.stringContaining("api/migrations/0200_a.sql on invoice: "),
  ]);
});

test.each([
  "alter table invoice add column note text, add column at timestamptz not null default now();",
  "alter table invoice add constraint a check (a > 0) not valid;",
  "alter table invoice validate constraint a;",
  "-- concurrently\ncreate index concurrently if not exists invoice_number on invoice (number);",
  "alter table invoice add constraint k primary key using index invoice_number;",
  "create table bill (id int); create index on bill (id); alter table bill add check (id > 0);",
  "create function f() returns void language plpgsql as $$ begin alter table invoice add check (a > 0); end $$;",
  "-- alter table invoice add check (a > 0);",
  "comment on column invoice.a is 'add check (a > 0)';",
])("a migration that locks only for a moment, or tables of its own, is none: %s", (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});
