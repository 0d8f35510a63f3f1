import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { afterAll, expect, test } from "vitest";
import { servePages } from "./pages.ts";

const folder = mkdtempSync(path.join(tmpdir(), "portal-pages-"));
writeFileSync(path.join(folder, "index.html"), "<!doctype html><!--config-->");
writeFileSync(path.join(folder, "locale-chunks.json"), "{}");
afterAll(() => rmSync(folder, { recursive: true }));

const configuration: ClientConfiguration = {
  environment: "production",
  demonstration: false,
  graphqlPublicUrl: "/graphql/public",
  graphqlPrivateUrl: "/graphql/private",
  restBaseUrl: "",
  loginPath: "/login",
  logoutPath: "/logout",
  renewPath: "/session/renew",
  endOthersPath: "/session/end-others",
  passwordPath: "/password",
  securityUrl: "",
  traceSampleRate: 0.04,
  errorReportDsn: "",
  pushPublicKey: "",
  hasIdentityCheck: true,
  mapTilesUrl: "",
  mapTilesAttribution: "",
};

async function allowed(
  rule: "img-src" | "connect-src",
  settings: Partial<ClientConfiguration>,
): Promise<string | undefined> {
  const page = await servePages(folder, { ...configuration, ...settings }).request("/");
  for (const setting of Object.values(settings)) {
    expect(await page.clone().text()).toContain(JSON.stringify(setting));
  }
  return page.headers
    .get("content-security-policy")
    ?.split("; ")
    .find((one) => one.startsWith(rule));
}
const imagesAllowed = (mapTilesUrl: string) => allowed("img-src", { mapTilesUrl });

test("A34 a page speaks to the portal alone, and to the collector of errors that was configured", async () => {
  expect(await allowed("connect-src", {})).toBe("connect-src 'self'");
  const errorReportDsn = "https://key@errors.example/sentry/7";
  expect(await allowed("connect-src", { errorReportDsn })).toBe(
    "connect-src 'self' https://errors.example",
  );
});

test("pictures come from the portal alone, and map tiles from the host that was configured", async () => {
  expect(await imagesAllowed("")).toBe("img-src 'self' data:");
  expect(await imagesAllowed("https://tiles.example/map/{z}/{x}/{y}.png")).toBe(
    "img-src 'self' data: https://tiles.example",
  );
});

test("a page is compressed beside the event loop, which serves others meanwhile", async () => {
  const headers = { "accept-encoding": "br" };
  const pages = servePages(folder, configuration);
  let turns = 0;
  const counting = setInterval(() => turns++, 0);
  const answer = await pages.request("/", { headers });
  const [zipped] = [Buffer.from(await answer.arrayBuffer())];
  clearInterval(counting);
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(zipped).toString()).toContain("<!doctype html>");
  expect(turns).toBeGreaterThan(0);
});
