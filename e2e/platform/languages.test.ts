import { languages } from "@portal/model/portal/languages.ts";
import { afterAll, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const greeting = {
  fr: /^(Bonjour|Bonsoir) Camille$/,
  de: /^Guten (Tag|Abend), Frau Rochat$/,
  it: /^(Buongiorno|Buonasera), Camille$/,
  en: /^(Hello|Good evening,) Camille$/,
};
const deductible = { fr: "Franchise", de: "Franchise", it: "Franchigia", en: "Deductible" };

const language = (name: string) => ({
  name: "user_lang",
  value: name,
  domain: "localhost",
  path: "/",
});

/** Two languages in every run, all in the long one. */
const walked = process.env["LONG"] === "1" ? languages : (["de", "it"] as const);

test.each(walked)("A01 the portal speaks %s, from the title to the meters", async (code) => {
  const page = await portal.visitAs("camille@example.ch");
  await page.context().addCookies([language(code)]);
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: greeting[code] }).waitFor();
  await page.getByText(deductible[code], { exact: true }).first().waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(code);
  expect(await page.locator("body").innerText()).not.toMatch(/![\w.]+!/);
  await page.context().close();
});

test.each([
  ["de", "Cervin Versicherungen AG", "+41 31 555 09 00"],
  ["it", "Cervin Assicurazioni SA", "+41 91 555 09 00"],
])(
  "A01 in %s the company and the number to call are those of the language",
  async (code, company, phone) => {
    const page = await portal.visitAs("camille@example.ch");
    await page.context().addCookies([language(code)]);
    await page.goto("/help-damage");
    await page.getByRole("contentinfo").getByText(company, { exact: true }).waitFor();
    const call = page.getByRole("main").getByRole("link", { name: /^\+41/ });
    expect((await call.innerText()).replaceAll("\u00a0", " ")).toBe(phone);
    expect(await call.getAttribute("href")).toBe(`tel:${phone.replaceAll(" ", "")}`);
    await page.context().close();
  },
);

it("A02 the cookie decides, then the browser, then French", async () => {
  const spoken = async (locale: string, cookie?: string) => {
    const page = await portal.visitAs("camille@example.ch", { locale });
    if (cookie) await page.context().addCookies([language(cookie)]);
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const lang = await page.locator("html").getAttribute("lang");
    await page.context().close();
    return lang;
  };
  expect(await spoken("it-CH", "de")).toBe("de");
  expect(await spoken("it-CH")).toBe("it");
  expect(await spoken("pt-PT")).toBe("fr");
});

test("A03 ?lang= switches the language, is kept, and leaves the address", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/?lang=de&from=mail");
  await page.getByRole("heading", { level: 1, name: greeting.de }).waitFor();
  expect(new URL(page.url()).search).toBe("?from=mail");
  expect((await page.context().cookies()).find(({ name }) => name === "user_lang")?.value).toBe(
    "de",
  );
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: greeting.de }).waitFor();
  await page.context().close();
});

test("A04 choosing a language keeps it, renames the page and asks for the data again", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: greeting.fr }).waitFor();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("operationName=Home"))
      asked.push(request.headers()["accept-language"] ?? "");
  });
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: greeting.en }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.title()).toBe("Home – Cervin");
  expect((await page.context().cookies()).find(({ name }) => name === "user_lang")?.value).toBe(
    "en",
  );
  await expect.poll(() => asked).toEqual(["en"]);
  await page.context().close();
});

test("A06 only the texts of the language and of the screen are loaded", async () => {
  const page = await portal.visitAs("camille@example.ch");
  const loaded: string[] = [];
  await renderInBrowser(page);
  page.on("response", (response) => void loaded.push(new URL(response.url()).pathname));
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const texts = loaded.filter((path) => /texts-|leclub|documents_descriptions/.test(path));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every((path) => path.includes("texts-fr"))).toBe(true);
  await page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { level: 1, name: greeting.de }).waitFor();
  expect(loaded.some((path) => path.includes("texts-de"))).toBe(true);
  expect(loaded.some((path) => path.includes("texts-it"))).toBe(false);
  await page.context().close();
});

it("A04 another tab of the same browser follows, keeps what was typed in it, and asks in the language it shows", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/account");
  const field = page.getByRole("textbox", { name: /Numéro de mobile/ });
  await field.fill("+41 79 555 01 9");
  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("heading", { level: 1, name: greeting.fr }).waitFor();
  await other.getByRole("contentinfo").getByRole("button", { name: "Deutsch" }).click();
  await other.getByRole("heading", { level: 1, name: greeting.de }).waitFor();

  const there = page.getByRole("textbox", { name: /Mobilnummer/ });
  await there.waitFor();
  expect(await there.inputValue()).toContain("555 01 9");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");

  // A tab that could not load the new texts keeps its language in requests.
  await page.route(/\/assets\/texts-en/, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await other.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await other.getByRole("heading", { level: 1, name: greeting.en }).waitFor();
  await refused;
  const asked = page.waitForRequest(/operationName=/);
  await page.getByRole("banner").getByRole("link").first().click();
  expect((await asked).headers()["accept-language"]).toBe("de");
  await page.context().close();
});

it("another language on the login page keeps the e-mail address, and Enter still signs in", async () => {
  const page = await portal.visit();
  await page.goto("/");
  await page.getByLabel("Adresse e-mail").fill("camille@example.ch");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.locator("html[lang=de]").waitFor();
  expect(await page.getByLabel("E-Mail-Adresse").inputValue()).toBe("camille@example.ch");
  await page.getByLabel("Passwort", { exact: true }).fill("cervin-demo");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: greeting.de }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: greeting.de }).waitFor();
  await page.context().close();
});
