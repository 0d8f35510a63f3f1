import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings } from "./harness/axe.ts";
import { openPortal } from "./harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const tour = () => page.getByRole("dialog").filter({ has: page.getByText(/^\d (sur|von) \d$/) });
const turn = (name: string) => tour().getByRole("button", { name, exact: true }).click();
const endedAt = async (login: string) =>
  (await portal.owner.query("select tour_ended_at from account where insured_number = $1", [login]))
    .rows[0].tour_ended_at;

/** The account meets the tour as on its first day. */
async function forget(insuredNumber: number): Promise<void> {
  await portal.owner.query(
    "update account set tour_ended_at = null, first_connection_at = now() where insured_number = $1",
    [insuredNumber],
  );
}

async function atHome(login: string, width = 1280, hash = ""): Promise<void> {
  page = await portal.visitAs(login, { viewport: { width, height: 800 }, locale: "fr-CH" });
  await page.context().addCookies([
    { name: "welcome_said", value: "1", url: portal.url },
    { name: "cookie_settings", value: "%7B%7D", url: portal.url },
  ]);
  await page.goto(`/${hash}`);
}

/** Whether the card and the ring around what it explains overlap, or one of them is out of sight. */
const overlap = () =>
  page.evaluate(() => {
    const card = document.querySelector("[role=dialog][popover]")?.getBoundingClientRect();
    const ring = document
      .querySelector("[popover]:not([role]):popover-open")
      ?.getBoundingClientRect();
    if (!card || !ring) return "missing";
    const isApart =
      card.top >= ring.bottom ||
      card.bottom <= ring.top ||
      card.left >= ring.right ||
      card.right <= ring.left;
    const isInView =
      card.top >= 0 && card.bottom <= innerHeight && card.left >= 0 && card.right <= innerWidth;
    const isSeen = ring.bottom > 0 && ring.top < innerHeight;
    return isApart && isInView && isSeen ? "apart" : JSON.stringify({ card, ring });
  });

test("V72 a newcomer is shown the tour once, goes on and back by keyboard, and finds it again in the help", async () => {
  await atHome("sofia@example.ch");
  await tour().waitFor();
  expect(await tour().innerText()).toContain("Bienvenue chez nous");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("dialog");
  // Axe cannot compute the contrast of what lies over the page.
  const found = await axeFindings(page, ["[role=dialog][popover]"]);
  expect(found.filter((one) => !/overlap/.test(one))).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tour().getByRole("heading", { name: "Contrats" }).waitFor();
  await turn("Retour");
  await tour().getByRole("heading", { name: "À faire" }).waitFor();
  await page.keyboard.press("Escape");
  await tour().waitFor({ state: "detached" });
  await expect.poll(() => endedAt("8100450")).not.toBeNull();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/help-contact");
  await page.getByRole("link", { name: "Visite guidée de l’espace client" }).click();
  await tour().waitFor();
  await turn("Passer la visite");
  await tour().waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

test.each([
  ["a family", "camille@example.ch", 320],
  ["a household of nine", "zbinden@example.ch", 390],
  ["a person under guardianship", "hannah@example.ch", 768],
  ["an affiliated adult", "luca@example.ch", 1280],
  ["a newcomer", "sofia@example.ch", 320],
])("V73 the tour of %s never covers what it explains: %s at %d px", async (_who, login, width) => {
  await atHome(login, width, "?tour=open");
  await tour().waitFor();
  let stops = 0;
  for (;;) {
    stops += 1;
    await expect.poll(overlap).toBe("apart");
    const next = tour().getByRole("button", { name: "Suivant", exact: true });
    if ((await next.count()) === 0) break;
    await next.click();
    await page.getByText(`${stops + 1} sur`).waitFor();
  }
  expect(stops).toBeGreaterThanOrEqual(4);
  await turn("Terminer");
  await tour().waitFor({ state: "detached" });
});

test("V74 the tour waits while an invoice is overdue, and does not open on another page", async () => {
  await forget(5120044);
  await atHome("giulia@example.ch");
  // What is shown once the tour has asked whether it is due.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("tour_shown"))).toBe("1");
  expect(await tour().count()).toBe(0);
  expect(await endedAt("5120044")).toBeNull();
});
