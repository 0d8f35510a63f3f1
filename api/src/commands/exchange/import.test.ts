import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, test } from "vitest";
import pg from "pg";
import { cloneTemplate, testKeys, testRoles } from "../../../test/database.ts";
import { runExchange } from "./run-exchange.ts";

const example = path.join(import.meta.dirname, "../../../../example");
const SECRET_KEYS = testKeys.map(({ id, key }) => `${id}:${key.toString("base64")}`).join(",");

async function anEmptyInstallation() {
  const { url } = await cloneTemplate(inject("databaseUrl"));
  const env = {
    DATABASE_URL: url,
    DATABASE_ROLE_PREFIX: testRoles,
    SECRET_KEYS,
    DEMONSTRATION: "false",
  };
  return {
    async run(...args: string[]) {
      const lines: string[] = [];
      const problems: string[] = [];
      const status = await runExchange(args, env, {
        say: (line) => void lines.push(line),
        complain: (line) => void problems.push(line),
      });
      return { status, problems, text: lines.join("\n") };
    },
    async rows(sql: string) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

async function aFile(...records: (object | string)[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "exchange-"));
  const file = path.join(folder, "records.ndjson");
  const lines = records.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  await writeFile(file, lines.join("\n"));
  return file;
}

const flag = (name: string, version = 1, value = true) => {
  return { entity: "feature-flags", id: name, version, data: { flag: name, value } };
};

test("the example makes an insurer of an empty installation, and a second time changes nothing", async () => {
  const insurer = await anEmptyInstallation();
  const first = await insurer.run("first-load", example);
  expect([first.status, first.problems]).toEqual([0, []]);
  expect((await readdir(example)).filter((name) => name.endsWith(".ndjson")).length).toBe(
    first.text.match(/^✓/gm)?.length,
  );
  for (const table of [
    "insurer",
    "product",
    "tariff_year",
    "basic_premium",
    "basic_discount",
    "deductible_rule",
    "payment_discount",
    "premium_region",
    "supplementary_premium",
    "supplementary_benefit",
    "property_module",
    "dunning_rule",
    "agency",
    "service_line",
    "health_contact",
    "offer",
    "health_card",
    "survey",
    "feature_flag",
    "public_configuration",
    "deeplink",
    "telemedicine_partner",
    "framework_agreement",
    "business_offer_price",
  ])
    expect(await insurer.rows(`select 1 from ${table} limit 1`), table).toHaveLength(1);
  const again = await insurer.run("first-load", example);
  expect(again.status).toBe(0);
  expect((await insurer.run("sandbox")).text).toContain("core  products");
});

test("an import answers what was refused, goes on with the rest and says so in its exit status", async () => {
  const insurer = await anEmptyInstallation();
  const file = await aFile(flag("CONSENT"), "{", {
    ...flag("PREGNANCY"),
    data: { flag: "X", value: 1 },
  });
  const { status, problems } = await insurer.run("import", file);
  expect(status).toBe(2);
  expect(problems).toEqual([
    "records.ndjson: line 2  INVALID  body exchange.json",
    "records.ndjson: line 3  feature-flags PREGNANCY  INVALID  flag flag.unknown, value invalid",
  ]);
  expect(await insurer.rows("select id from feature_flag")).toEqual([{ id: "CONSENT" }]);
  expect((await insurer.run("sandbox")).text).toContain("flag flag.unknown, value invalid");
});

test("a dry run reports and leaves nothing behind", async () => {
  const insurer = await anEmptyInstallation();
  const { status, text } = await insurer.run("import", await aFile(flag("CONSENT")), "--dry-run");
  expect([status, text]).toEqual([0, expect.stringContaining("1 would be written")]);
  for (const table of ["feature_flag", "exchange_record", "exchange_batch"])
    expect(await insurer.rows(`select * from ${table}`), table).toEqual([]);
});

test("a client's secret is shown once; the command's own client opens no door", async () => {
  const insurer = await anEmptyInstallation();
  const added = await insurer.run(
    "client",
    "add",
    "--name",
    "Core system",
    "--source",
    "core",
    "--scopes",
    "households.write",
  );
  const [, id = "", secret = ""] =
    /client_id\s+(\S+)\nclient_secret\s+(\S+)/.exec(added.text) ?? [];
  expect(secret).toHaveLength(43);
  const listed = await insurer.run("client", "list");
  expect(listed.text).toContain(
    `${id}  Core system  source core  households.write  secret  active`,
  );
  expect(listed.text).not.toContain(secret);
  expect((await insurer.run("client", "revoke", id)).status).toBe(0);
  expect((await insurer.run("client", "revoke", id)).problems).toEqual([
    `Exchange: ${id} is no active client. npm run exchange -- --help explains.`,
  ]);
  expect((await insurer.run("client", "list")).text).toContain("revoked");
  const audited = await insurer.rows("select actor, action from audit order by id");
  expect(audited.map(({ action }) => action)).toEqual([
    "exchange client add",
    "exchange client revoke",
  ]);
});

test("a wrong order is told in one line", async () => {
  const insurer = await anEmptyInstallation();
  for (const [args, said] of [
    [["import"], "import takes one file"],
    [["import", "/nowhere"], "there is no file /nowhere"],
    [["first-load", "/nowhere"], "there is no folder /nowhere"],
    [["client", "add", "--name", "A", "--source", "Ü", "--scopes", "x"], "--source Ü is not"],
    [["client", "add", "--name", "A", "--source", "a", "--scopes", "x"], "there is no scope x"],
    [["fly"], "there is no command fly"],
  ] as const) {
    const { status, problems } = await insurer.run(...args);
    expect([status, problems]).toEqual([1, [expect.stringContaining(said)]]);
  }
  expect((await insurer.run("--help")).text).toContain("first-load FOLDER");
});
