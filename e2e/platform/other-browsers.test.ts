import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { coveredControls } from "../harness/covered.ts";
import { type Engine, engines } from "../harness/engines.ts";
import { openPortal, type PortalUnderTest } from "../harness/portal.ts";

const isLong = process.env["LONG"] === "1";
const lists = ["/invoices", "/documents", "/reimbursements", "/interactions"];
const addresses = [
  "/",
  "/contract",
  "/profile",
  "/professional",
  "/account",
  "/settings",
  "/consent",
];

/** The key code of WebDriver. */
const escape = "\uE00C";

let portal: PortalUnderTest;
beforeAll(async () => {
  if (isLong) portal = await openPortal(inject("databaseUrl"));
});
afterAll(() => portal?.close());

describe.skipIf(!isLong).each([
  { name: "Firefox", open: engines.firefox },
  { name: "WebKit", open: engines.webkit },
])("in $name", ({ name, open }) => {
  let engine: Engine;
  beforeAll(async () => {
    if (!open) throw new Error(`${name} is missing: npm run test:long installs it on Debian.`);
    engine = await open({ width: 1280, height: 900 });
    await engine.setCookies(`${portal.url}/health`, [
      ...(await portal.cookiesOf("camille@example.ch")),
      { name: "user_lang", value: "fr" },
    ]);
  });
  afterAll(() => engine?.close());

  const go = async (path: string, ready = "main h1") => {
    await engine.goto(portal.url + path);
    await seen(ready);
  };
  /** Waits for an element by its CSS selector. */
  const seen = async (selector: string) => {
    const isThere = `!!document.querySelector(${JSON.stringify(selector)})`;
    await expect.poll(() => engine.evaluate(isThere)).toBe(true);
  };
  /** The middle of an element, or another part of it, once it has stopped moving. */
  const pointOf = (selector: string, part: { x: number; y: number }) =>
    engine.evaluate(`(async () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      const where = () => element.getBoundingClientRect();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let before; before?.y !== where().y; await frame()) {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        before = where();
        await frame();
      }
      const { x, y, width, height } = where();
      return { x: x + width * ${part.x}, y: y + height * ${part.y} };
    })()`);
  const press = async (selector: string, part = { x: 0.5, y: 0.5 }) => {
    await seen(selector);
    await engine.press(asPoint(await pointOf(selector, part)));
  };

  test.each(lists)("nothing lies over a control of %s", async (path) => {
    await go(path, "tbody tr");
    expect(await engine.evaluate(`(${coveredControls.toString()})()`)).toEqual([]);
  });

  test.each(addresses)("nothing lies over a control of %s", async (path) => {
    await go(path);
    expect(await engine.evaluate(`(${coveredControls.toString()})()`)).toEqual([]);
  });

  test("I03 a row opens wherever it is pressed, and its columns stay where they are", async () => {
    await go("/invoices", "tbody tr [aria-expanded]");
    const widths = "[...document.querySelectorAll('thead th')].map((cell) => cell.offsetWidth)";
    const before = await engine.evaluate(widths);
    await press("tbody tr td:last-child", { x: 0.2, y: 0.5 });
    await seen("tbody tr [aria-expanded=true]");
    expect(await engine.evaluate(widths)).toEqual(before);
  });

  test("I02 a filter opens beside its button and can be ticked", async () => {
    await go("/invoices", "tbody tr");
    await press("main button[popovertarget]");
    await seen("fieldset:popover-open");
    const place = `(() => {
      const menu = document.querySelector("fieldset:popover-open");
      const { top, left } = menu.getBoundingClientRect();
      const opener = document.querySelector("main button[popovertarget]").getBoundingClientRect();
      const { opacity } = getComputedStyle(menu);
      return { opacity, isBelow: top >= opener.bottom, isBeside: Math.abs(left - opener.left) < 20 };
    })()`;
    const right = { opacity: "1", isBelow: true, isBeside: true };
    await expect.poll(() => engine.evaluate(place)).toEqual(right);
    await press("fieldset:popover-open label");
    await expect.poll(() => engine.evaluate("location.search")).toContain("=");
  });

  test("A16 the drawer of notifications closes on a press beside it", async () => {
    await go("/");
    await press("header button[aria-label*=otification]");
    await seen("dialog[open]");
    await engine.press({ x: 100, y: 400 });
    await expect.poll(() => engine.evaluate("!document.querySelector('dialog[open]')")).toBe(true);
  });

  test("Escape closes a dialog that has only just begun to open", async () => {
    await go("/", "footer button");
    // A page without frames: the dialog waits to become modal.
    await engine.evaluate(`(() => {
      requestAnimationFrame = () => 0;
      const opener = [...document.querySelectorAll("footer button")].at(-1);
      opener.focus();
      opener.click();
    })()`);
    const isOpen = "!!document.querySelector('dialog[open], dialog:popover-open')";
    expect(await engine.evaluate(isOpen)).toBe(true);
    await engine.type(escape);
    await expect.poll(() => engine.evaluate(isOpen)).toBe(false);
    expect(await engine.evaluate("document.activeElement.closest('footer') !== null")).toBe(true);
  });

  test("B06 the calendar stays open while its months are turned", async () => {
    await go("/professional", "main form, main button");
    await press("main button");
    await press("[aria-expanded=false][aria-label*=alendrier]");
    await seen("[role=dialog] [role=grid]");
    const month = "document.querySelector('[role=grid]')?.getAttribute('aria-label')";
    const before = await engine.evaluate(month);
    await press("[role=dialog] button:last-of-type");
    await expect.poll(() => engine.evaluate(month)).not.toBe(before);
    expect(await engine.evaluate(month)).not.toBeNull();
  });

  test("H05 slides can be used after they were swiped", async () => {
    await go("/", "[aria-roledescription] [role=group][tabindex]");
    await engine.evaluate(
      `document.querySelector("[aria-roledescription] [role=group][tabindex]").scrollTo({ left: 5000, behavior: "instant" })`,
    );
    const last = `document.querySelector("[aria-roledescription] [role=group][tabindex] > :last-child").inert`;
    await expect.poll(() => engine.evaluate(last)).toBe(false);
  });
});

function asPoint(value: unknown): { x: number; y: number } {
  if (typeof value === "object" && value && "x" in value && "y" in value) {
    return { x: Number(value.x), y: Number(value.y) };
  }
  throw new Error("There is no such element.");
}
