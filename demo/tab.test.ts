import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openPdf } from "../api/test/pdf.ts";
import { actIn, openTabPortal } from "../e2e/harness/tab-portal.ts";
import { folderOf } from "./build/folder.ts";
import { servePlainly } from "./build/serve.ts";

const portal = await openTabPortal();
afterAll(() => portal.close());

const FIRST_VISIT_MS = 90_000;
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const bar = (page: Page) =>
  page.getByRole("complementary", { name: "Démonstration dans votre navigateur" });
const openBar = (page: Page) =>
  bar(page).getByRole("button", { name: "Réglages de la démonstration" }).click();
const ask = (page: Page, text: string) => actIn(page, { kind: "sql", text, values: [] });

const CAMILLE = 4218730;

/** The address of Camille's latest invoice with a payment part. */
async function addressOfBill(page: Page): Promise<string> {
  const [found] = z.array(z.object({ iddms: z.string() })).parse(
    await ask(
      page,
      `select i.iddms from invoice i join account a on a.id = i.account_id
       where a.insured_number = ${CAMILLE} and i.status = 'ENCOURS' and i.total_amount > 0
       order by i.deadline desc limit 1`,
    ),
  );
  return `/api/v1/documents/${found?.iddms}/binary/${found?.iddms}.pdf`;
}

async function fileOf(page: Page, address: string): Promise<Uint8Array> {
  const bytes = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return [...new Uint8Array(await answer.arrayBuffer())];
  }, address);
  return Uint8Array.from(bytes);
}

test("A24 A33 a visitor is signed in already and can open an invoice; what they change is there after a reload and in a second tab, until everything is reset", async () => {
  const page = await portal.visit();
  await page.goto("/invoices");
  await heading(page, "Factures").waitFor({ timeout: FIRST_VISIT_MS });
  const bill = await openPdf(await fileOf(page, await addressOfBill(page)));
  expect(bill.text).toContain("Section paiement");
  await ask(page, "update account set whats_new_seen_at = '2001-01-01'");
  const changed = "select 1 as found from account where whats_new_seen_at = '2001-01-01' limit 1";
  await page.reload();
  await heading(page, "Factures").waitFor();
  const other = await page.context().newPage();
  await other.goto("/documents");
  await heading(other, "Documents").waitFor();
  expect(await ask(other, changed)).toEqual([{ found: 1 }]);
  await ask(other, "update account set whats_new_seen_at = now()");
  await other.close();
  await page.reload();
  await openBar(page);
  await bar(page).getByRole("button", { name: "Tout remettre à zéro" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await heading(page, /Camille/).waitFor({ timeout: FIRST_VISIT_MS });
  expect(await ask(page, changed)).toEqual([]);
  await page.context().close();
});

test("A33 the bar changes the person, the day, a flag and what fails, and shows what the insurer sent", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await heading(page, /Camille/).waitFor();
  await openBar(page);
  await bar(page).getByLabel("Personne").selectOption("urs@example.ch");
  await heading(page, /Urs/).waitFor();
  await openBar(page);
  await bar(page).getByLabel("WHATS_NEW").uncheck();
  await bar(page).getByRole("region", { name: "E-mails et SMS envoyés" }).waitFor();
  const flag = "select value from feature_flag where id = 'WHATS_NEW'";
  await expect.poll(() => ask(page, flag)).toEqual([{ value: false }]);
  // The day is typed in parts; the page changes once the whole day is sent.
  await bar(page).getByLabel("État au").fill("2027-01-13");
  await bar(page).getByLabel("État au").fill("2027-01-03");
  await bar(page).getByRole("button", { name: "Aller à ce jour" }).click();
  await bar(page).getByText("03.01.2027").waitFor();
  await heading(page, /Urs/).waitFor();
  await openBar(page);
  // On a busy machine a request of the homepage is still under way, and its failure opens a dialog.
  const dialog = page.getByRole("dialog");
  await page.addLocatorHandler(dialog, () =>
    dialog.getByRole("button", { name: "Fermer" }).first().click(),
  );
  await bar(page).getByLabel("Pannes").selectOption("error");
  await page.getByRole("link", { name: "Factures", exact: true }).first().click();
  await page
    .getByRole("button", { name: /Réessayer/ })
    .first()
    .waitFor();
  await page.context().close();
});

test.skipIf(process.env["LONG"] !== "1")(
  "A33 a deep link to a plain host below a sub-path opens its screen, and the bar says when no network is needed",
  async () => {
    const server = servePlainly(folderOf("demo"), "/shop/cervin/").listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const page = await portal.visit();
    await page.goto(`http://localhost:${port}/shop/cervin/invoices?status=ENCOURS`);
    await heading(page, "Factures").waitFor({ timeout: FIRST_VISIT_MS });
    expect(page.url()).toContain("/shop/cervin/invoices?status=ENCOURS");
    await bar(page).getByText("prête hors ligne").waitFor({ timeout: FIRST_VISIT_MS });
    await page.context().setOffline(true);
    await page.goto(`http://localhost:${port}/shop/cervin/documents`);
    await heading(page, "Documents").waitFor({ timeout: FIRST_VISIT_MS });
    await page.context().close();
  },
);

test.skipIf(process.env["LONG"] !== "1")(
  "A33 where tabs share no worker the first one leads, and the next takes over; the way to a password says that it ends here",
  async () => {
    const one = await portal.visit();
    await one.context().addInitScript(() => void Reflect.deleteProperty(window, "SharedWorker"));
    await one.goto("/");
    await heading(one, /Camille/).waitFor({ timeout: FIRST_VISIT_MS });
    const other = await one.context().newPage();
    await other.goto("/invoices");
    await heading(other, "Factures").waitFor();
    const takenOver = other.waitForEvent("load", { timeout: FIRST_VISIT_MS });
    await one.close();
    await takenOver;
    await heading(other, "Factures").waitFor({ timeout: FIRST_VISIT_MS });
    await other.goto("/oidc/password");
    await heading(other, /Camille/).waitFor({ timeout: FIRST_VISIT_MS });
    expect(await bar(other).getByRole("status").first().innerText()).toContain(
      "service de connexion",
    );
    await other.context().close();
  },
);
