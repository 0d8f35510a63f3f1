import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { aPdf } from "../../api/test/corpus.ts";
import { titles, wizardOn } from "../contract-changes/wizard-page.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { type Effort, type Phone, phone, tapsOn } from "../harness/taps.ts";

const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

/** A scroll that the user does not notice, in screens. */
const A_FINGER = 0.1;

interface Task {
  /** The name in `docs/taps.md`. */
  name: string;
  row: string;
  login: string;
  most: Effort;
  walk: (on: Phone) => Promise<unknown>;
}

const link = ({ page }: Phone, name: string | RegExp) => page.getByRole("link", { name });
const button = ({ page }: Phone, name: string | RegExp) => page.getByRole("button", { name });
const heading = ({ page }: Phone, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
/** The homepage's links to news and pending matters. */
const forYou = ({ page }: Phone, words: RegExp) =>
  page.getByRole("main").getByRole("link", { name: words }).first();

/** Opens the search and chooses one of its initial suggestions. */
async function fromSearch(on: Phone, name: RegExp): Promise<void> {
  await on.tap(button(on, "Rechercher").first());
  await on.tap(on.page.getByRole("option", { name }));
}

async function sendBill(on: Phone, person?: RegExp): Promise<void> {
  await on.tap(link(on, /Envoyer un document/).first());
  const chooser = on.page.waitForEvent("filechooser");
  await on.tap(button(on, "Choisir des fichiers"));
  const file = { name: "facture.pdf", mimeType: "application/pdf", buffer: aPdf() };
  await (await chooser).setFiles(file);
  await button(on, "Retirer facture.pdf").waitFor();
  if (person) await on.tap(on.page.getByText(person).last());
  await on.tap(button(on, "Envoyer"));
  await receiptOf(on.page, "Votre document est arrivé");
}

// A payment to the family is pending on any day.
await portal.owner.query(
  `update statement set date = current_date - 1, pays_on = current_date + 2 where id = (
     select id from statement where insured_number = 4218732 and pays_on is not null
     order by date desc limit 1)`,
);

const tasks: readonly Task[] = [
  {
    name: "Pay an invoice",
    row: "I09",
    login: "camille@example.ch",
    most: { taps: 2, screens: 0 },
    async walk(on) {
      await on.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await on.tap(link(on, /^Payer$/));
      await on.tap(button(on, "Tout copier"));
      const copied = () => on.page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toMatch(/CH\d\d/);
    },
  },
  {
    name: "Have more time to pay",
    row: "I06",
    login: "camille@example.ch",
    most: { taps: 2, screens: 0 },
    async walk(on) {
      await on.tap(link(on, /plus de temps/i));
      await on.tap(button(on, /^Repousser au/));
      await on.page.getByText(/^Délai prolongé jusqu’au/).waitFor();
    },
  },
  {
    name: "Send a bill, alone on the account",
    row: "L04",
    login: "urs@example.ch",
    most: { taps: 3, screens: 1 },
    walk: (on) => sendBill(on),
  },
  {
    name: "Send a bill, as a family",
    row: "L04",
    login: "camille@example.ch",
    most: { taps: 4, screens: 1.5 },
    walk: (on) => sendBill(on, /Mia Rochat/),
  },
  {
    name: "See where a refund is",
    row: "K01",
    login: "camille@example.ch",
    most: { taps: 0, screens: 0.5 },
    walk: (on) => on.look(forYou(on, /arrivent sur votre compte bancaire/)),
  },
  {
    name: "Change a deductible",
    row: "N01",
    login: "camille@example.ch",
    most: { taps: 5, screens: 1 },
    async walk(on) {
      const wizard = wizardOn(on.page);
      await on.tap(link(on, "Changer de franchise").first());
      await wizard.step(titles.change);
      await on.tap(on.page.getByText("CHF 1'000", { exact: true }).last());
      await on.tap(wizard.next());
      await wizard.step(titles.summary);
      await on.tap(wizard.consent(/conditions générales/));
      await on.tap(wizard.send());
      await receiptOf(on.page, "Votre demande est envoyée");
    },
  },
  {
    name: "Read a reply",
    row: "P03",
    login: "camille@example.ch",
    most: { taps: 1, screens: 0 },
    async walk(on) {
      await on.tap(forYou(on, /répon/i));
      await on.page.getByRole("list", { name: "Échange" }).getByRole("article").nth(1).waitFor();
    },
  },
  {
    name: "Download the tax certificate",
    row: "K03",
    login: "camille@example.ch",
    most: { taps: 2, screens: 0 },
    async walk(on) {
      const file = on.page.waitForEvent("download");
      await fromSearch(on, /^Attestation pour les impôts \d{4}/);
      expect((await file).suggestedFilename()).toMatch(/^attestation-impots-\d{4}-4218730\.pdf$/);
    },
  },
  {
    name: "Find an agency",
    row: "G01",
    login: "camille@example.ch",
    most: { taps: 2, screens: 0 },
    async walk(on) {
      await fromSearch(on, /agence/);
      await on.page.getByRole("article").first().waitFor();
    },
  },
  {
    name: "Order a card, alone on the account",
    row: "R01",
    login: "urs@example.ch",
    most: { taps: 4, screens: 0.5 },
    async walk(on) {
      await fromSearch(on, /Commander une nouvelle carte/);
      await on.tap(on.page.getByText("Perdue", { exact: true }));
      await on.tap(button(on, /^Commander/));
      await receiptOf(on.page, "Votre commande est envoyée");
    },
  },
  {
    name: "Change an address, to the open form",
    row: "C05",
    login: "camille@example.ch",
    most: { taps: 3, screens: 0 },
    async walk(on) {
      await fromSearch(on, /^Changer d’adresse/);
      await on.tap(button(on, "Modifier").first());
      await on.page.getByRole("combobox", { name: "Adresse" }).waitFor();
    },
  },
];

/** The document's figures of each task: taps and screens. */
const told = new Map(
  readFileSync(path.join(import.meta.dirname, "../../docs/taps.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, name = "", , now = ""] = line.split("|").map((cell) => cell.trim());
      const [, taps, screens] = /^(\d+) \/ ([\d.]+)$/.exec(now) ?? [];
      return taps ? [[name, { taps: Number(taps), screens: Number(screens) }] as const] : [];
    }),
);

test("H06 the document of taps tells each task of the table below", () => {
  expect([...told]).toEqual(tasks.map(({ name, most }) => [name, most]));
});

test.each(tasks)(
  "H06 $row on a phone: $name, in $most.taps taps",
  async ({ name, login, most, walk }) => {
    await portal.owner.query("delete from draft");
    const page = await portal.visitAs(login, { viewport: phone });
    const answered = { name: "cookie_settings", value: "%7B%7D", url: portal.url };
    await page.context().addCookies([answered]);
    await page.goto("/");
    const on = tapsOn(page);
    await heading(on, /./);
    await walk(on);
    const { taps, screens } = on.effort;
    console.info(`${name}: ${taps} taps, ${screens.toFixed(1)} screens`);
    expect(taps).toBe(most.taps);
    expect(screens).toBeLessThanOrEqual(most.screens + A_FINGER);
    await page.context().close();
  },
);
