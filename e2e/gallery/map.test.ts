import { createServer, type Server } from "node:http";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openGallery } from "./gallery-pages.ts";
import { sampleOfBlocks } from "./sample.ts";
import { it } from "../harness/variation.ts";

beforeEach(sampleOfBlocks());

const gallery = await openGallery();
afterAll(() => gallery.close());

let page: Page;
afterEach(() => page.close());

const map = (name: string) => page.getByRole("region", { name, exact: true });
const surface = (name: string) => map(name).getByRole("application", { name: `Carte : ${name}` });
const button = (name: string, text: string) =>
  map(name).getByRole("button", { name: text, exact: true });
const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const scale = (name: string) =>
  map(name)
    .getByText(/^\d+ (m|km)$/)
    .last()
    .innerText();

async function middleOf(one: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

describe("without being touched", () => {
  test("G01 it shows the middle of Switzerland at zoom 14, and a circle of 500 m as wide as the scale says", async () => {
    page = await gallery.visit();
    await surface("No view").press("ArrowRight");
    await surface("No view").press("ArrowLeft");
    await map("No view")
      .getByRole("status")
      .getByText("Près de Sachseln, niveau de zoom 14")
      .waitFor();
    const bar = await map("Quarter").getByText("500 m").last().boundingBox();
    const radius = await map("Quarter").locator("pattern circle").getAttribute("r");
    expect(Number(radius)).toBeCloseTo(bar?.width ?? 0, 0);
  });

  test("G01 beside a list it shows the whole country, on a telephone too, and stays in sight", async () => {
    page = await gallery.visit("", { viewport: { width: 390, height: 844 } });
    const isSeen = (name: string) =>
      button("Towns", name)
        .first()
        .evaluate((pin) => getComputedStyle(pin).opacity === "1");
    await button("Towns", "Lugano").waitFor();
    expect(await isSeen("2 lieux, agrandir la carte")).toBe(true);
    expect(await isSeen("Chur")).toBe(true);
    for (let step = 0; step < 9; step++) await surface("Towns").press("ArrowDown");
    await expect.poll(() => isSeen("2 lieux, agrandir la carte")).toBe(true);
    await map("Towns")
      .getByRole("status")
      .getByText(/^Près de/)
      .waitFor();
    expect(await isSeen("Chur")).toBe(true);
  });
});

describe("by keyboard", () => {
  test("arrows push the map, plus and minus zoom, it is said what one is near, and a marker out of sight comes with the focus", async () => {
    page = await gallery.visit();
    await surface("Quarter").focus();
    const pin = button("Quarter", "Lausanne Ouchy");
    const before = await middleOf(pin);
    const { width = 0 } = (await surface("Quarter").boundingBox()) ?? {};
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => middleOf(pin))
      .toEqual({ x: Math.round(before.x - width / 4), y: before.y });
    await page.keyboard.press("ArrowLeft");
    expect(await scale("Quarter")).toBe("500 m");
    await page.keyboard.press("+");
    await expect.poll(() => scale("Quarter")).toBe("200 m");
    await page.keyboard.press("-");
    await page.keyboard.press("-");
    await expect.poll(() => scale("Quarter")).toBe("1 km");
    await map("Quarter")
      .getByRole("status")
      .getByText("Près de Lausanne, niveau de zoom 13")
      .waitFor();

    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    const frame = await map("Quarter").boundingBox();
    await expect
      .poll(async () => (await middleOf(button("Quarter", "Lausanne Flon"))).y)
      .toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    expect(await map("Quarter").evaluate((element) => element.scrollTop)).toBe(0);
  });

  test("markers come in the order of the list, Enter selects, Escape closes and the focus stays", async () => {
    page = await gallery.visit();
    await surface("Quarter").focus();
    await page.keyboard.press("Tab");
    expect(await isFocused(button("Quarter", "Lausanne Flon"))).toBe(true);
    await page.keyboard.press("Enter");
    expect(await button("Quarter", "Lausanne Flon").getAttribute("aria-pressed")).toBe("true");
    expect(await button("Quarter", "Lausanne Gare").getAttribute("aria-pressed")).toBe("false");
    await map("Quarter").getByText("Voie du Chariot 3").waitFor();
    await page.keyboard.press("Tab");
    expect(await isFocused(button("Quarter", "Fermer : Lausanne Flon"))).toBe(true);
    await page.keyboard.press("Enter");
    expect(await isFocused(button("Quarter", "Lausanne Flon"))).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await map("Quarter").getByText("Voie du Chariot 3").waitFor({ state: "detached" });
    expect(await isFocused(button("Quarter", "Lausanne Flon"))).toBe(true);
  });
});

describe("by pointer", () => {
  test("a drag moves it, a double click zooms, the wheel scrolls the page until the map is clicked", async () => {
    page = await gallery.visit();
    await surface("Quarter").scrollIntoViewIfNeeded();
    const pin = button("Quarter", "Lausanne Ouchy");
    const before = await middleOf(pin);
    const { x, y } = await middleOf(surface("Quarter"));
    await page.mouse.move(x - 200, y);
    await page.mouse.wheel(0, 40);
    await page.getByText("Cliquez sur la carte").waitFor();
    expect(await scale("Quarter")).toBe("500 m");
    await page.mouse.wheel(0, -40);
    await expect.poll(() => middleOf(pin)).toEqual(before);

    await page.mouse.down();
    await page.mouse.move(x - 180, y + 10);
    await page.mouse.move(x - 140, y + 30);
    await page.mouse.up();
    await expect.poll(() => middleOf(pin)).toEqual({ x: before.x + 60, y: before.y + 30 });
    const { scrollY } = await page.evaluate(() => ({ scrollY: window.scrollY }));
    await page.mouse.wheel(0, -240);
    await expect.poll(() => scale("Quarter")).toBe("200 m");
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
    await page.mouse.dblclick(x - 200, y + 40);
    await expect.poll(() => scale("Quarter")).toBe("100 m");
  });

  test("places too close are one button; what the owner wishes is shown, and one's own zoom kept until then", async () => {
    page = await gallery.visit();
    expect(await button("Towns", "Genève").count()).toBe(0);
    await map("Towns")
      .getByRole("button", { name: "2 lieux, agrandir la carte" })
      .first()
      .press("Enter");
    await button("Towns", "Genève").waitFor();
    await button("Towns", "Nyon").waitFor();
    await button("Towns", "Tout afficher").press("Enter");
    await button("Towns", "Chur").waitFor();

    await button("Quarter", "Agrandir").click();
    await expect.poll(() => scale("Quarter")).toBe("200 m");
    await page.getByRole("button", { name: "Select Ouchy" }).click();
    await map("Quarter").getByText("Quai du Léman 1").waitFor();
    expect(await scale("Quarter")).toBe("200 m");
    await page.getByRole("button", { name: "Fit everything" }).click();
    await expect.poll(() => scale("Quarter")).toBe("500 m");
    await map("Quarter").getByRole("img", { name: "Vous êtes ici" }).waitFor();
  });

  it("one finger scrolls the page and is told so; two fingers move the map", async () => {
    page = await gallery.visit("", { viewport: { width: 390, height: 844 }, hasTouch: true });
    await surface("Quarter").scrollIntoViewIfNeeded();
    const pin = button("Quarter", "Lausanne Ouchy");
    const { x, y } = await middleOf(surface("Quarter"));
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
      });
    const scrolled = await page.evaluate(() => window.scrollY);
    await touch("touchStart", [x - 120, y]);
    for (const step of [20, 60, 100]) await touch("touchMove", [x - 120, y - step]);
    await touch("touchEnd");
    await page.getByText("Déplacez la carte avec deux doigts").waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);

    await surface("Quarter").scrollIntoViewIfNeeded();
    await page.getByText("Déplacez la carte avec deux doigts").waitFor({ state: "detached" });
    const before = await middleOf(pin);
    const at = await middleOf(surface("Quarter"));
    await touch("touchStart", [at.x - 100, at.y], [at.x - 40, at.y]);
    await touch("touchMove", [at.x - 90, at.y - 20], [at.x - 30, at.y - 20]);
    await touch("touchMove", [at.x - 80, at.y - 40], [at.x - 20, at.y - 40]);
    await touch("touchEnd");
    await expect.poll(() => middleOf(pin)).toEqual({ x: before.x + 20, y: before.y - 40 });
  });
});

describe("tiles", () => {
  const onePixel = Buffer.from("R0lGODdhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=", "base64");
  const attribution = "© Tuiles d'essai";
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function visitWith(url: string) {
    const configuration: ClientConfiguration = {
      environment: "local",
      demonstration: true,
      graphqlPublicUrl: "",
      graphqlPrivateUrl: "",
      restBaseUrl: "",
      loginPath: "",
      logoutPath: "",
      renewPath: "",
      endOthersPath: "",
      passwordPath: "",
      securityUrl: "",
      traceSampleRate: 0,
      errorReportDsn: "",
      pushPublicKey: "",
      hasIdentityCheck: true,
      mapTilesUrl: url,
      mapTilesAttribution: attribution,
    };
    page = await gallery.visit();
    await page.route("**/config.json", (route) => route.fulfill({ json: configuration }));
    await page.reload();
    await surface("Quarter").waitFor();
  }

  function serve(answer: (path: string) => { status: number; afterMs: number }): Promise<string> {
    server = createServer((request, response) => {
      const { status, afterMs } = answer(request.url ?? "");
      setTimeout(() => {
        response.writeHead(status, { "content-type": "image/gif" });
        response.end(status === 200 ? onePixel : "");
      }, afterMs);
    });
    return new Promise((resolve) => {
      server?.listen(0, "127.0.0.1", () => {
        const address = server?.address();
        const port = typeof address === "object" && address ? address.port : 0;
        resolve(`http://127.0.0.1:${port}/{z}/{x}/{y}.gif`);
      });
    });
  }
  const seen = () =>
    surface("Quarter")
      .locator("img")
      .evaluateAll(
        (tiles) => tiles.filter((tile) => getComputedStyle(tile).visibility === "visible").length,
      );

  test("of the configured address cover the drawing, and name who made them", async () => {
    const asked: string[] = [];
    await visitWith(
      await serve((path) => {
        asked.push(path);
        return { status: 200, afterMs: 0 };
      }),
    );
    await map("Quarter").getByText(attribution).waitFor();
    await expect.poll(seen).toBeGreaterThan(5);
    expect(asked).toContain("/14/8493/5794.gif");
  });

  test("that are late or missing leave the drawing to be seen", async () => {
    await visitWith(
      await serve((path) =>
        path.includes("/8493/") ? { status: 404, afterMs: 0 } : { status: 200, afterMs: 2500 },
      ),
    );
    await map("Quarter").getByText("Pully").waitFor();
    expect(await seen()).toBe(0);
    await map("Quarter").getByText(attribution).waitFor();
    expect(await seen()).toBeGreaterThan(0);
    expect(await surface("Quarter").locator("img").count()).toBeGreaterThan(await seen());
  });

  test.each(["refused", "absent"])("that are %s are not asked for any longer", async (kind) => {
    const refused = await serve(() => ({ status: 403, afterMs: 0 }));
    if (kind === "absent") await new Promise((resolve) => server?.close(resolve));
    await visitWith(refused);
    await expect.poll(() => surface("Quarter").locator("img").count()).toBe(0);
    await map("Quarter").getByText("Pully").waitFor();
    expect(await map("Quarter").getByText(attribution).count()).toBe(0);
  });
});
