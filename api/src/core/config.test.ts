import { expect, test } from "vitest";
import { readConfig, warningsOf } from "./config.ts";

test("every setting is optional, and the embedded database is a demonstration", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    environment: "production",
    demonstration: true,
    identityProvider: undefined,
  });
});

test("a database of one's own holds invented people only when that is said", () => {
  const DATABASE_URL = "postgres://owner@db.example/portal";
  expect(readConfig({ DATABASE_URL }).demonstration).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMONSTRATION: "true" }).demonstration).toBe(true);
});

test("invented people are at a public address only where that is said twice", () => {
  const PUBLIC_URL = "https://portal.example";
  expect(readConfig({ PUBLIC_URL }).demonstration).toBe(false);
  const twice = { PUBLIC_URL, DEMONSTRATION: "true", PUBLIC_DEMONSTRATION: "true" };
  expect(readConfig(twice).demonstration).toBe(true);
});

test.each(["127.0.0.1", "localhost", "::1", "127.1.2.3"])(
  "development shortcuts listen at loopback: %s",
  (HOST) => expect(readConfig({ ENVIRONMENT: "local", HOST }).host).toBe(HOST),
);

test.each([
  [{ ENVIRONMENT: "local", HOST: "0.0.0.0" }, /must not listen at HOST 0\.0\.0\.0/],
  [{ ENVIRONMENT: "local", HOST: "::" }, /must not listen at HOST ::/],
  [{ ENVIRONMENT: "local", HOST: "192.168.1.20" }, /must not listen at HOST 192/],
  [
    { PUBLIC_URL: "https://portal.example", DEMONSTRATION: "true" },
    /PUBLIC_DEMONSTRATION=true as well if that is wanted/,
  ],
  [
    { PORT: "http" },
    "Settings: PORT must be a port from 0 to 65535. Correct or remove the variable.",
  ],
  [{ PORT: "70000" }, /^Settings: PORT .+\.$/],
  [{ DATABASE_URL: "mysql://x/y" }, /DATABASE_URL must be a postgres:\/\/ address/],
  [{ PUBLIC_URL: "portal.example" }, /PUBLIC_URL must be an http or https address/],
  [{ PUBLIC_URL: "http://portal.example" }, /must be https; only a loopback address may be http/],
  [{ PUBLIC_URL: "https://portal.example", ENVIRONMENT: "local" }, /development shortcuts/],
  [{ ERROR_REPORT_DSN: "https://errors.example/7" }, /ERROR_REPORT_DSN must be https:\/\/key@host/],
  [{ ERROR_REPORT_DSN: "http://key@errors.example/7" }, /ERROR_REPORT_DSN must be https/],
  [{ MAP_TILES_URL: "https://tiles.example/map.png" }, /MAP_TILES_URL must contain \{z\}/],
  [
    { MAP_TILES_URL: "https://tiles.example/{z}/{x}/{y}.png" },
    /MAP_TILES_URL needs MAP_TILES_ATTRIBUTION/,
  ],
  [{ DEMONSTRATION: "yes" }, /DEMONSTRATION must be true or false/],
  [{ OIDC_ISSUER: "https://id.example" }, /OIDC_ISSUER and OIDC_CLIENT_ID together/],
  [{ LOG_LEVEL: "loud", PORT: "x" }, /PORT .+; LOG_LEVEL .+/],
])("a wrong setting is one line that names the variable and the mend: %j", (environment, line) => {
  expect(() => readConfig(environment)).toThrow(line);
});

test("a proxy that hides everybody behind one address is warned of", () => {
  const PUBLIC_URL = "https://portal.example";
  expect(warningsOf(readConfig({ PUBLIC_URL }))).toEqual([expect.stringContaining("TRUST_PROXY")]);
  expect(warningsOf(readConfig({ PUBLIC_URL, TRUST_PROXY: "true" }))).toEqual([]);
  expect(warningsOf(readConfig({}))).toEqual([]);
});

test("an empty variable counts as none", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "" }).port).toBe(3000);
});

test("a setting by its former name counts, and the start warns of it", () => {
  const config = readConfig({ PAINT_PATIENCE_MS: "40" });
  expect(config.ssrTimeoutMs).toBe(40);
  expect(warningsOf(config)).toEqual(["PAINT_PATIENCE_MS is now SSR_TIMEOUT_MS."]);
  expect(warningsOf(readConfig({ SSR_TIMEOUT_MS: "40" }))).toEqual([]);
});

test.each(["web", "jobs"])(
  "a %s node has no embedded database, and does not migrate unless it is told to",
  (ROLE) => {
    expect(() => readConfig({ ROLE })).toThrow(
      "ROLE=jobs and MIGRATE=false need DATABASE_URL and SECRET_KEYS",
    );
    const shared = { DATABASE_URL: "postgres://db.example:5432/portal", SECRET_KEYS: "k1:abc" };
    expect(readConfig({ ...shared, ROLE })).toMatchObject({ role: ROLE, migrates: false });
    expect(readConfig({ ...shared, ROLE, MIGRATE: "true" }).migrates).toBe(true);
    expect(readConfig({}).migrates).toBe(true);
  },
);
