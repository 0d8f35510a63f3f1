import { afterAll, expect, inject, test } from "vitest";
import { addDemonstrationAddresses } from "../api/seed/places/places.ts";
import { axeFindings } from "./harness/axe.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

test("a visitor reads whose data and software the portal is made of, as it is here, and finds a licence", async () => {
  await addDemonstrationAddresses(portal.owner);
  const page = await portal.visit({ viewport: { width: 390, height: 800 } });
  await page.goto("/attributions");
  await page.getByRole("heading", { level: 1, name: "Mentions et licences" }).waitFor();
  const told = await page.getByText(/adresses inventées pour la démonstration/).innerText();
  const { rows } = await portal.owner.query("select count(*)::text as count from swiss_address");
  expect(told.split(" adresses")[0]?.replaceAll(/\D/g, "")).toBe(rows[0].count);
  const places = page.getByRole("region", { name: "Lieux et adresses" });
  await places.getByRole("link", { name: "CC BY 3.0, conditions de GeoNames" }).waitFor();
  expect(await places.getByText("swisstopo").count()).toBe(0);
  expect(await page.title()).toBe("Mentions et licences – Cervin");

  const software = page.getByRole("region", { name: "Logiciels" });
  expect(await software.getByRole("link", { name: "hono", exact: false }).count()).toBe(0);
  await software.getByLabel("Chercher un logiciel ou une licence").fill("react-dom");
  await software.getByText("Texte de la licence de react-dom").click();
  await software.getByText("Permission is hereby granted").waitFor();
  await software.getByText("dans votre navigateur").first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await software.getByLabel("Chercher un logiciel ou une licence").fill("cobol");
  await software.getByText("Aucun résultat pour « cobol ».").waitFor();
  await page.context().close();
});

it("where the official directory is loaded, swisstopo is named; where the API is away, the rest stays", async () => {
  await portal.owner.query("update place_source set source = 'official file.csv'");
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions et licences" }).click();
  const places = page.getByRole("region", { name: "Lieux et adresses" });
  await places.getByText(/adresses du répertoire officiel des bâtiments/).waitFor();
  expect(await places.getByRole("link", { name: /^© swisstopo/ }).count()).toBe(2);
  expect(await places.getByText("GeoNames").count()).toBe(0);

  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { level: 1, name: "Quellen und Lizenzen" }).waitFor();
  await renderInBrowser(page);
  await page.route(/\/v1\/public\/attributions/, (route) => route.abort());
  await page.reload();
  await page.getByText("Die Herkunft der Ortsdaten konnte nicht geladen werden.").waitFor();
  await page.getByRole("heading", { level: 2, name: "Software" }).waitFor();
  await page.unroute(/\/v1\/public\/attributions/);
  await page.getByRole("button", { name: "Nochmals versuchen" }).click();
  await page.getByText(/amtlichen Gebäudeadressverzeichnis/).waitFor();
  await page.getByRole("link", { name: /Cervin/ }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.context().close();
});
