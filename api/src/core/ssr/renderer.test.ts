import { existsSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { publicConfigurationRows } from "../../../seed/configuration.ts";
import { testRoles } from "../../../test/database.ts";
import { aCustomer, aProcess, type Customer, db, testConfig } from "../../../test/portal.ts";

const webFolder = path.join(import.meta.dirname, "../../../../web/dist");
const isLong = process.env["LONG"] === "1";
const isRendered = (page: string): boolean => page.includes('id="dehydrated"');

/** The headers of a navigation that the customer starts in the browser. */
const going = {
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "accept-language": "fr-CH",
};
const cookiesOf = ({ session }: Customer): string =>
  `Authorization=Bearer%20${session.token}; fgp=${session.fingerprint}`;

/** A portal whose rendering does not time out on a busy machine; the setting allows at most five seconds. */
const patient = () => ({ ...testConfig(), ssrTimeoutMs: 100_000 });

let portal: Awaited<ReturnType<typeof aProcess>>;

/** The page of an address for a request with these headers. */
async function open(address: string, headers: Record<string, string>, through = portal) {
  const answer = await through.app.request(address, { headers });
  return { answer, page: await answer.text() };
}
const openAs = (person: Customer, address: string, more: Record<string, string> = {}) =>
  open(address, { ...going, cookie: cookiesOf(person), ...more });

/** The visible text of the page, without scripts and styles. */
const seen = (page: string): string =>
  page.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");

describe("server rendering", () => {
  beforeAll(async () => {
    if (!existsSync(path.join(webFolder, "server/server.js")))
      throw new Error("There is no server bundle: run `npm run build`.");
    portal = await aProcess({ config: patient(), webFolder });
    const settings = publicConfigurationRows().map((row) => ({
      ...row,
      value: JSON.stringify(row.value),
    }));
    await db.insertInto("publicConfiguration").values(settings).execute();
  });

  test("a signed-in customer gets their data in the page itself, and no cache keeps it", async () => {
    const anna = await aCustomer({ firstname: "Annabelle" });
    const { answer, page } = await openAs(anna, "/");
    expect(isRendered(page)).toBe(true);
    expect(seen(page)).toContain("Annabelle");
    expect(page).toMatch(/<title>Accueil – /);
    expect(answer.headers.get("content-security-policy")).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic';/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("language, filters and the unknown are right in the first paint", async () => {
    const anna = await aCustomer();
    const german = await openAs(anna, "/?lang=de");
    expect(german.page).toContain('<html lang="de"');
    expect(seen(german.page)).toMatch(/Guten (Tag|Morgen|Abend)/);
    const italian = await openAs(anna, "/", { cookie: `${cookiesOf(anna)}; user_lang=it` });
    expect(seen(italian.page)).toMatch(/Buon/);
    expect(isRendered((await openAs(anna, "/nowhere")).page)).toBe(true);
  });

  const refused: [string, (person: Customer) => Record<string, string>][] = [
    ["without cookies", () => ({ ...going })],
    ["without the token", (p) => ({ ...going, cookie: `fgp=${p.session.fingerprint}` })],
    [
      "without the fingerprint",
      (p) => ({ ...going, cookie: `Authorization=Bearer%20${p.session.token}` }),
    ],
    [
      "with another's fingerprint",
      (p) => ({
        ...going,
        cookie: `Authorization=Bearer%20${p.session.token}; fgp=${"x".repeat(43)}`,
      }),
    ],
    [
      "with a token that nobody signed",
      (p) => ({ ...going, cookie: cookiesOf(p).replace(/\.[\w-]+; /, ".AAAA; ") }),
    ],
    ["with the header alone", (p) => ({ ...going, authorization: `Bearer ${p.session.token}` })],
    [
      "from a page of others",
      (p) => ({ ...going, cookie: cookiesOf(p), "sec-fetch-site": "cross-site" }),
    ],
    [
      "from a neighbour under the same domain",
      (p) => ({ ...going, cookie: cookiesOf(p), "sec-fetch-site": "same-site" }),
    ],
    ["into a frame", (p) => ({ ...going, cookie: cookiesOf(p), "sec-fetch-dest": "iframe" })],
    [
      "by a script",
      (p) => ({
        ...going,
        cookie: cookiesOf(p),
        "sec-fetch-dest": "empty",
        "sec-fetch-mode": "cors",
      }),
    ],
    [
      "in advance",
      (p) => ({ ...going, cookie: cookiesOf(p), "sec-purpose": "prefetch;prerender" }),
    ],
    ["by a browser that says nothing of it", (p) => ({ cookie: cookiesOf(p) })],
  ];
  test.each(refused)("a page that is fetched %s is everybody's", async (_how, headers) => {
    const anna = await aCustomer({ firstname: "Annabelle" });
    const { answer, page } = await open("/invoices", headers(anna));
    expect(answer.status).toBe(200);
    expect(isRendered(page)).toBe(false);
    expect(page).not.toContain("Annabelle");
  });

  test("a page that is only looked up has no body, and a session that ended is rendered in the browser", async () => {
    const anna = await aCustomer();
    const head = await portal.app.request("/", {
      method: "HEAD",
      headers: { ...going, cookie: cookiesOf(anna) },
    });
    expect(await head.text()).toBe("");
    await db.deleteFrom("session").where("id", "=", anna.session.sid).execute();
    expect(isRendered((await openAs(anna, "/")).page)).toBe(false);
  });

  test("what people are called cannot leave its place in the page", async () => {
    const names = [
      "</script><script>alert(1)</script>",
      "<!--",
      "<!--markup-->",
      "$&$`$'",
      "a\u2028b",
      "__NONCE__",
      "]]>",
      "\\u003c/script>",
    ];
    for (const firstname of names) {
      const person = await aCustomer({ firstname });
      const { page } = await openAs(person, "/");
      expect(isRendered(page)).toBe(true);
      expect(page).not.toContain("<script>alert");
      const state = /id="dehydrated">(.*?)<\/script>/s.exec(page)?.[1] ?? "";
      expect(JSON.stringify(JSON.parse(state))).toContain(JSON.stringify(firstname).slice(1, -1));
      expect(state).not.toContain("<");
      expect(page.split('id="dehydrated"')).toHaveLength(2);
    }
  });

  test("the renderer reads as a customer does: the reads are audited, and nothing else is written", async () => {
    const anna = await aCustomer();
    const counted = async () =>
      Number(
        (
          await db
            .selectFrom("audit")
            .select(({ fn }) => fn.countAll().as("n"))
            .where("accountId", "=", anna.id)
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await counted();
    await openAs(anna, "/invoices");
    // Audit lines of reads are written in groups, shortly after the read.
    await expect.poll(counted).toBeGreaterThan(before);
    const acts = await db
      .selectFrom("audit")
      .select("action")
      .where("accountId", "=", anna.id)
      .where("action", "not in", ["read", "login"])
      .execute();
    expect(acts).toEqual([]);
  });

  test("a page that takes longer than the timeout is rendered in the browser", async () => {
    const anna = await aCustomer();
    const hasty = await aProcess({ config: testConfig({ SSR_TIMEOUT_MS: "1" }), webFolder });
    const { answer, page } = await open("/", { ...going, cookie: cookiesOf(anna) }, hasty);
    expect([answer.status, isRendered(page)]).toEqual([200, false]);
    const never = await aProcess({ config: testConfig({ SSR_TIMEOUT_MS: "0" }), webFolder });
    expect(isRendered((await open("/", { ...going, cookie: cookiesOf(anna) }, never)).page)).toBe(
      false,
    );
  });

  test("a query that waits for the database is not waited for: the page is rendered in the browser, and the next on the server", async () => {
    const anna = await aCustomer();
    const config = testConfig({ SSR_TIMEOUT_MS: "2000" });
    const through = await aProcess({ config, webFolder });
    const headers = { ...going, cookie: cookiesOf(anna) };
    const visit = () => open("/invoices", headers, through);
    // The first rendering of a process also loads its code and plans its queries.
    await expect.poll(async () => isRendered((await visit()).page)).toBe(true);
    await db.transaction().execute(async (holding) => {
      await sql`lock table invoice in access exclusive mode`.execute(holding);
      const { answer, page } = await visit();
      expect([answer.status, isRendered(page)]).toEqual([200, false]);
    });
    await expect.poll(async () => isRendered((await visit()).page)).toBe(true);
  });

  test("a query that fails leaves the rendering to the browser: no data and no error in the page", async () => {
    const anna = await aCustomer({ firstname: "Annabelle" });
    expect(isRendered((await openAs(anna, "/invoices")).page)).toBe(true);
    await sql.raw(`revoke select on invoice from ${testRoles}_api`).execute(db);
    try {
      const { answer, page } = await openAs(anna, "/invoices");
      expect([answer.status, isRendered(page)]).toEqual([200, false]);
      expect(page).not.toContain("Annabelle");
    } finally {
      await sql.raw(`grant select on invoice to ${testRoles}_api`).execute(db);
    }
    expect(isRendered((await openAs(anna, "/invoices")).page)).toBe(true);
  });

  test.each([
    ["2026-07-14T15:30:00Z", "Bonsoir"],
    ["2026-12-31T15:30:00Z", "Bonjour"],
  ])("H03 at %s the greeting is Zurich's: %s", async (now, greeting) => {
    const anna = await aCustomer({ firstname: "Annabelle" });
    const clock = { now: () => new Date(now) };
    const then = await aProcess({ config: patient(), webFolder, clock });
    const { page } = await open("/", { ...going, cookie: cookiesOf(anna) }, then);
    expect(seen(page)).toContain(`${greeting} Annabelle`);
  });

  test("an account without an insured person gets nothing from the renderer either", async () => {
    const nobody = await aCustomer({ hasMainInsured: false });
    const { page } = await openAs(nobody, "/");
    expect(isRendered(page)).toBe(false);
  });

  test("the server bundle cannot be fetched", async () => {
    const files = ["/server/server.js", "/server/page.html", "/server/files.json"];
    for (const file of files) expect((await portal.app.request(file)).status).toBe(404);
  });

  /** The concurrency limiter would refuse more at once. */
  const AT_ONCE = 24;

  test(
    "however many people come at once, nobody's page holds anything of another",
    async () => {
      const people = await Promise.all(
        Array.from({ length: isLong ? 200 : 24 }, async (_, at) => {
          const mark = `Qz${at}z${Math.random().toString(36).slice(2, 8)}`;
          return { mark, person: await aCustomer({ firstname: mark }) };
        }),
      );
      const others = await aProcess({ config: patient(), webFolder });
      const addresses = ["/", "/invoices", "/contract", "/profile", "/reimbursements"];
      const rounds = isLong ? 10 : 1;
      let rendered = 0;
      for (let round = 0; round < rounds; round++) {
        const visits = addresses.flatMap((address) => people.map((one) => ({ ...one, address })));
        visits.sort(() => Math.random() - 0.5);
        const visit = async ({ mark, person, address }: (typeof visits)[number], at: number) => {
          const headers = { ...going, cookie: cookiesOf(person) };
          const { page } = await open(address, headers, at % 2 ? portal : others);
          const named = new Set(page.match(/Qz\d+z\w{6}/g));
          const numbers = new Set(page.match(/\b1\d{6}\b/g));
          if (isRendered(page)) rendered++;
          expect([...named].filter((name) => name !== mark)).toEqual([]);
          expect([...numbers].filter((no) => no !== String(person.insuredNumber))).toEqual([]);
        };
        for (let from = 0; from < visits.length; from += AT_ONCE)
          await Promise.all(visits.slice(from, from + AT_ONCE).map(visit));
      }
      expect(rendered).toBe(rounds * people.length * addresses.length);
    },
    isLong ? 3_600_000 : 600_000,
  );

  test("the warm-up renders mock data: it writes no line of audit, and pages are rendered as before", async () => {
    const anna = await aCustomer({ firstname: "Annabelle" });
    // Audit lines of other tests may still be written.
    const linesOf = () =>
      db
        .selectFrom("audit")
        .select("id")
        .where((eb) => eb.or([eb("accountId", "=", anna.id), eb("accountId", "is", null)]))
        .execute();
    const before = await linesOf();
    await portal.warmUp();
    expect(await linesOf()).toEqual(before);
    const { page } = await openAs(anna, "/");
    expect(seen(page)).toContain("Annabelle");
  });
});
