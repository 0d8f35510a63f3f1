import { afterAll, expect, inject, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const greetingAt = async (login: string, hour: string) => {
  const page = await portal.visitAs(login);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" }).format(new Date());
  await page.clock.setFixedTime(new Date(`${today}T${hour}:00+01:00`));
  await page.goto("/");
  const text = await page.getByRole("heading", { level: 1 }).innerText();
  await page.context().close();
  return text;
};

test("H03 the homepage greets by the hour, and a birthday comes first", async () => {
  expect(await greetingAt("camille@example.ch", "09:00")).toBe("Bonjour Camille");
  expect(await greetingAt("camille@example.ch", "18:30")).toBe("Bonsoir Camille");
  expect(await greetingAt("oliver@example.ch", "18:30")).toMatch(/^Joyeux anniversaire, Oliver/);
});

test("H04 each insured is shown with deductible and coinsurance as the database has them", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  const camille = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Camille Rochat" }) });
  await camille.getByText("Payé CHF 840.00").waitFor();
  await camille.getByText("Reste CHF 1'660.00").waitFor();
  expect(await page.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "Camille Rochat",
    "Luca Rochat",
    "Noé Rochat",
    "Mia Rochat",
  ]);
  await portal.owner.query(
    "update contribution set deductible_paid = 250000 where insured_number = 4218730 and year = date_part('year', now())",
  );
  await page.reload();
  await camille.getByText("Franchise atteinte").waitFor();
  await page.context().close();
});

test("H04 a person for information only is shown as such, without figures", async () => {
  const page = await portal.visitAs("oliver@example.ch");
  await page.goto("/");
  await page.getByText("Pour information").waitFor();
  expect(await page.getByRole("heading", { level: 3 }).count()).toBe(3);
  await page.context().close();
});

test("H04 an affiliated adult sees themselves alone", async () => {
  const page = await portal.visitAs("luca@example.ch");
  await page.goto("/");
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  expect(await page.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Luca Rochat"]);
  await page.context().close();
});
