import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** Marks the document to detect a reload. */
const markPage = () => page.evaluate(() => void (document.body.dataset["mark"] = "here"));
const isSamePage = () => page.evaluate(() => document.body.dataset["mark"] === "here");

async function open(path: string, title: string | RegExp): Promise<void> {
  await portal.owner.query("delete from draft");
  page = await portal.visitAs("camille@example.ch");
  await page.goto(path);
  await heading(title).waitFor();
  await markPage();
}

/** Answers as a node that does not know the document, as often as said. */
async function isUnknown(
  operation: RegExp,
  times = Number.POSITIVE_INFINITY,
): Promise<() => number> {
  let asked = 0;
  await page.route(operation, async (route) => {
    asked += 1;
    if (asked > times) return route.continue();
    const errors = [{ message: "", extensions: { code: "UNTRUSTED_DOCUMENT" } }];
    return route.fulfill({ json: { errors } });
  });
  return () => asked;
}

test("during a deploy a page asks again while it meets nodes of the release before", async () => {
  await open("/account", "Compte");
  const asked = await isUnknown(/operationName=Preferences/, 2);
  await page.getByRole("link", { name: "Réglages" }).first().click();
  await heading("Réglages").waitFor();
  await page.getByRole("heading", { name: "Notifications" }).first().waitFor();
  await expect.poll(asked).toBeGreaterThan(2);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await isSamePage()).toBe(true);
});

test("a page that no node knows any more is loaded anew", async () => {
  await open("/account", "Compte");
  await isUnknown(/operationName=Preferences/);
  await page.getByRole("link", { name: "Réglages" }).first().click();
  await expect.poll(isSamePage).toBe(false);
});

test("a page that no node knows any more keeps what was typed, says so and offers the reload", async () => {
  await open("/settings", "Réglages");
  const channel = page.getByRole("combobox", { name: "Nouveau décompte" });
  await channel.selectOption("SMS");
  await isUnknown(/operationName=/);
  await page.getByRole("button", { name: "Enregistrer" }).last().click();
  await page.getByRole("button", { name: "Recharger la page" }).first().waitFor();
  expect(await channel.inputValue()).toBe("SMS");
  expect(await isSamePage()).toBe(true);
});
