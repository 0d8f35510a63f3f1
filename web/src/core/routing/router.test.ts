import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriveAtEntry, beginPage, keepScrollPositions } from "./history-entries.ts";
import { guardLeaving, navigate } from "./router.tsx";

/** A simulated browser history, as far as the portal uses it. */
class BrowserHistory {
  entries: { state: unknown; href: string }[] = [{ state: null, href: "http://portal/" }];
  place = 0;
  scrollRestoration = "auto";
  onArrival = (): void => {};

  get state(): unknown {
    return this.entries[this.place]?.state;
  }
  get href(): string {
    return this.entries[this.place]?.href ?? "";
  }
  pushState(state: unknown, _: string, to: string): void {
    this.entries.splice(this.place + 1, Infinity, { state, href: new URL(to, this.href).href });
    this.place += 1;
  }
  replaceState(state: unknown, _: string, to: string): void {
    this.entries[this.place] = { state, href: new URL(to, this.href).href };
  }
  go(steps: number): void {
    this.place += steps;
    this.onArrival();
  }
}

let browser: BrowserHistory;
let callOff: () => void = () => {};
const paths = () => browser.entries.map(({ href }) => href.replace("http://portal", ""));
const here = () => browser.href.replace("http://portal", "");

beforeEach(() => {
  browser = new BrowserHistory();
  vi.stubGlobal("history", browser);
  vi.stubGlobal("location", browser);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  keepScrollPositions();
});
afterEach(() => {
  callOff();
  callOff = () => {};
  vi.unstubAllGlobals();
});

test("an address is a new entry of the history, or takes the place of the last", () => {
  navigate("/invoices");
  navigate("/documents");
  navigate("/documents?page=2", { replace: true });
  expect(paths()).toEqual(["/", "/invoices", "/documents?page=2"]);
});

test("who has begun something is asked before another page, and not before another part of the same one", () => {
  navigate("/account");
  const asked: string[] = [];
  callOff = guardLeaving((to) => {
    asked.push(to);
    return false;
  });
  navigate("/account?tab=phone");
  expect([here(), asked]).toEqual(["/account?tab=phone", []]);
  navigate("/invoices");
  expect([here(), asked]).toEqual(["/account?tab=phone", ["/invoices"]]);
  navigate("/invoices", { force: true });
  expect(here()).toBe("/invoices");
  callOff();
  navigate("/documents");
  expect(here()).toBe("/documents");
});

test("of several who would lose something the first asks, and the others stay silent", () => {
  navigate("/account");
  const asked: string[] = [];
  const guards = ["one", "other"].map((name) =>
    guardLeaving(() => {
      asked.push(name);
      return false;
    }),
  );
  callOff = () => guards.forEach((stop) => stop());
  navigate("/invoices");
  expect(asked).toEqual(["one"]);
});

test("a way back that is refused leaves the history as it was, and is gone once the person has said so", () => {
  for (const to of ["/invoices", "/documents", "/account"]) navigate(to);
  const arrivals: string[] = [];
  let isBlocked = true;
  browser.onArrival = () => {
    if (arriveAtEntry(() => isBlocked)) arrivals.push(here());
  };
  browser.go(-2);
  expect([here(), arrivals]).toEqual(["/account", []]);
  expect(paths()).toEqual(["/", "/invoices", "/documents", "/account"]);
  navigate("http://portal/invoices", { force: true });
  expect([here(), arrivals]).toEqual(["/invoices", ["/invoices"]]);
  isBlocked = false;
  browser.go(1);
  expect(here()).toBe("/documents");
});

test("A11 whoever leaves right after they scrolled comes back to where they were, on both ways", () => {
  browser.onArrival = () => arriveAtEntry(() => false);
  beginPage();
  vi.stubGlobal("scrollY", 700);
  navigate("/documents");
  expect(beginPage()).toBe(0);
  vi.stubGlobal("scrollY", 300);
  browser.go(-1);
  expect(beginPage()).toBe(700);
  vi.stubGlobal("scrollY", 700);
  browser.go(1);
  expect(beginPage()).toBe(300);
});

test("A11 whoever goes on before a page is there has not been anywhere on it", () => {
  browser.onArrival = () => arriveAtEntry(() => false);
  beginPage();
  vi.stubGlobal("scrollY", 700);
  for (const [to, place] of [
    ["/documents", 100],
    ["/account", 300],
  ] as const) {
    navigate(to);
    beginPage();
    vi.stubGlobal("scrollY", place);
  }
  browser.go(-1);
  browser.go(-1);
  expect(beginPage()).toBe(700);
  browser.go(1);
  expect(beginPage()).toBe(100);
});
