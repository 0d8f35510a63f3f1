import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

async function enter(): Promise<void> {
  const shown = await page
    .getByRole("status")
    .filter({ hasText: /^\d{6}$/ })
    .textContent();
  await page.getByLabel("Code à six chiffres").fill(shown ?? "");
  await page.getByRole("button", { name: "Se connecter" }).click();
}

async function signIn(name: string, width = 1280): Promise<void> {
  page = await portal.visit({ viewport: { width, height: 900 } });
  await page.goto("/desk");
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await enter();
  await page.getByRole("navigation").first().waitFor();
}

const fails = (route: Route) =>
  route.fulfill({ status: 500, contentType: "application/json", body: '{"code":"UNEXPECTED"}' });
const isCut = (route: Route) => route.abort();

/** The address of a room, what it asks first, and how that fails. */
const rooms: [string, RegExp, (route: Route) => Promise<void>][] = [
  ["/desk/", /\/desk\/v1\/requests\?/, fails],
  ["/desk/conversations", /\/desk\/v1\/conversations\?/, isCut],
  ["/desk/customers/returned", /\/desk\/v1\/returned-mail/, fails],
  ["/desk/approvals", /\/desk\/v1\/approvals/, isCut],
  ["/desk/watch", /\/desk\/v1\/watch\/queues/, fails],
  ["/desk/watch/failures", /\/desk\/v1\/watch\/failures/, isCut],
  ["/desk/supervise", /\/desk\/v1\/supervise\/looks/, fails],
  ["/desk/supervise/staff", /\/desk\/v1\/staff/, isCut],
];

test("Z60 a room says what it cannot show, and shows it after a retry", async () => {
  await signIn("Reto Caduff");
  for (const [address, asked, fail] of rooms) {
    await page.route(asked, fail);
    await page.goto(address);
    const retry = page.getByRole("main").getByRole("button", { name: "Nochmals versuchen" });
    await retry.first().waitFor();
    await page.unroute(asked);
    await retry.first().click();
    await retry.first().waitFor({ state: "detached" });
  }
});

test("Z12 Z17 a faster colleague is named, and a typed note outlives a cut network", async () => {
  const { rows } = await portal.owner.query(
    `update interaction set decider = 'CLERK', status = 'REQUEST', held_at = now(), decide_by = '2020-01-01',
      decided_at = null, taken_by = null, taken_by_staff = null, decision_mark = null
    where id = (select id from interaction where type = 'UPDATE_CORRESPONDENCE_ADDRESS' and insured_number is not null
      and parent_id is null and account_id is not null order by id limit 1) returning id`,
  );
  const { id } = rows[0];
  await signIn("Nadia Perret");
  const taking = new RegExp(`/desk/v1/requests/${id}/take`);
  await page.route(taking, (route) =>
    route.fulfill({
      status: 409,
      contentType: "application/json",
      body: '{"code":"CONFLICT","errorCodes":["taken"],"takenBy":"Anna Keller"}',
    }),
  );
  await page.goto(`/desk/requests/${id}`);
  await page.getByText(/Anna Keller/).waitFor();
  await page.unroute(taking);
  await page.goto(`/desk/requests/${id}`);
  const note = page.getByRole("textbox", { name: /Note/ });
  await note.fill("Rappelle demain.");
  const notes = new RegExp(`/desk/v1/requests/${id}/notes`);
  await page.route(notes, isCut);
  const save = page.getByRole("button", { name: "Ajouter la note" });
  await save.click();
  await page
    .getByText(/n’a pas abouti|n’a pas fonctionné|pas réussi/)
    .first()
    .waitFor();
  expect(await note.inputValue()).toBe("Rappelle demain.");
});

test("Z40 a publication that did not leave keeps its text, and is published by another press", async () => {
  await signIn("Nadia Perret");
  await page.goto("/desk/publish/reason/TOO_LATE");
  const text = page.getByRole("textbox", { name: "Texte" });
  await text.fill("Trop tard.");
  await page.route("/desk/v1/publications/reason/TOO_LATE", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  const publish = page.getByRole("button", { name: "Publier" });
  await publish.click();
  await page.getByText(/Votre texte est conservé|texte reste/).waitFor();
  expect(await text.inputValue()).toBe("Trop tard.");
  await page.unroute("/desk/v1/publications/reason/TOO_LATE");
  await publish.click();
  await page.getByText("Version 1", { exact: true }).waitFor();
});

test("Z60 on a phone and on a tablet every room is reached by keyboard", async () => {
  for (const width of [390, 1024]) {
    await signIn("Reto Caduff", width);
    const nav = page.getByRole("navigation", { name: "Hauptnavigation" });
    const menu = nav.getByRole("button", { name: /Anträge/ });
    await menu.press("Enter");
    await nav.getByRole("link").first().waitFor();
    expect(await nav.getByRole("link").count()).toBeGreaterThan(5);
    for (const link of await nav.getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
    await nav.getByRole("link", { name: "Aufsicht" }).press("Enter");
    await page.waitForURL(/supervise/);
    if (width === 390) await page.context().close();
  }
});
