import type { Page } from "playwright-core";
import { expect } from "vitest";
import { lastCode } from "../harness/one-time-code.ts";
import type { PortalUnderTest } from "../harness/portal.ts";

/** One step in a form. */
export interface Step {
  does: string;
  act(page: Page, portal: PortalUnderTest): Promise<void>;
  /** Whether the step is done already: a step without a request also works offline. */
  isDone(page: Page): Promise<boolean>;
  /** The step leads to other fields, locally or over the network: the walk waits for them. */
  isOnward?: boolean;
}

export interface FormWalk {
  name: string;
  /** Undefined for a public page. */
  login?: string;
  path: string;
  /** Waits until the page is ready for the first step. */
  ready(page: Page): Promise<unknown>;
  /** Deletes the requests of earlier walks. */
  prepare?(portal: PortalUnderTest): Promise<unknown>;
  steps: readonly Step[];
  /** The text at the end. */
  end: RegExp;
}

const patienceMs = 10_000;
/** Long enough for a request that fails at once, and for the page's reaction. */
const impatienceMs = 1_500;

/** Cuts the network at one step of a form, and completes the form once the network is back. */
export async function walkWithCut(
  portal: PortalUnderTest,
  form: FormWalk,
  cutAt: number,
): Promise<void> {
  await form.prepare?.(portal);
  const page = await (form.login ? portal.visitAs(form.login) : portal.visit());
  try {
    await page.goto(form.path);
    await form.ready(page);
    await page.evaluate(() => void (document.body.dataset["mark"] = "here"));
    for (const step of form.steps.slice(0, cutAt)) await take(step, page, portal);
    const step = form.steps[cutAt];
    if (!step) throw new Error(`${form.name} has no step ${cutAt}`);
    const before = await typedInto(page);

    await page.context().setOffline(true);
    page.setDefaultTimeout(impatienceMs);
    await step.act(page, portal).catch(() => undefined);
    await closeErrors(page);
    await expectTyped(page, before, step);
    await page.context().setOffline(false);
    page.setDefaultTimeout(patienceMs);

    await expectTyped(page, before, step);
    if (!(await comesByItself(step, page))) await take(step, page, portal);
    for (const later of form.steps.slice(cutAt + 1)) await take(later, page, portal);
    await reachEnd(portal, page, form.end);
    expect(await page.evaluate(() => document.body.dataset["mark"]), "one page all along").toBe(
      "here",
    );
  } finally {
    await page.context().close();
  }
}

async function take(step: Step, page: Page, portal: PortalUnderTest): Promise<void> {
  await step.act(page, portal);
  if (step.isOnward) await expect.poll(() => step.isDone(page), { message: step.does }).toBe(true);
}

/** The page retries failed requests by itself once it is online. */
async function comesByItself(step: Step, page: Page): Promise<boolean> {
  for (const end = Date.now() + impatienceMs; step.isOnward && Date.now() < end;)
    if (await step.isDone(page)) return true;
  return step.isDone(page);
}

/** The values of the fields, in the order of the page, except those of the calendar's month. */
function typedInto(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("input, select, textarea")].flatMap((field) => {
      if (field.closest("[aria-label=Calendrier]")) return [];
      if (field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type)) {
        return field.checked ? [`${field.name}=${field.value}`] : [];
      }
      const hasValue =
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement;
      return hasValue && field.value !== "" ? [field.value.replaceAll(" ", "")] : [];
    }),
  );
}

/** The page is still there, and at most the step's own field has changed, unless the step led to other fields. */
async function expectTyped(page: Page, before: string[], step: Step): Promise<void> {
  const { does, isOnward } = step;
  expect(await page.locator("main h1").count(), `${does}: the page stands`).toBe(1);
  if (isOnward && (await step.isDone(page))) return;
  const after = await typedInto(page);
  const lost = before.filter((value) => !after.includes(value));
  expect(lost.length, `${does}: lost ${lost.join(", ")}`).toBeLessThanOrEqual(1);
}

/** A dialog may report the error a moment later. */
async function closeErrors(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Erreur|^Nous n’avons pas reçu de réponse/ });
  const isTold = await dialog.waitFor({ timeout: impatienceMs }).then(
    () => true,
    () => false,
  );
  if (!isTold) return;
  await dialog.getByRole("button", { name: "Fermer" }).first().click();
  await dialog.waitFor({ state: "detached" });
}

/** Enters the code if one is asked, and waits for the text at the end. */
async function reachEnd(portal: PortalUnderTest, page: Page, end: RegExp): Promise<void> {
  const ended = page.getByText(end).first();
  await ended.or(codeField(page)).first().waitFor();
  if ((await codeField(page).count()) > 0) await codeField(page).fill(await lastCode(portal));
  await ended.waitFor();
}

const codeField = (page: Page) =>
  page.getByRole("dialog").getByRole("textbox", { name: "Code reçu" });

/** Types the received code; the last digit submits it. */
export const enterCode: Step = {
  does: "enter the code",
  act: async (page, portal) => {
    await codeField(page).fill("");
    await codeField(page).fill(await lastCode(portal));
    await codeField(page).waitFor({ state: "detached" });
  },
  isDone: async (page) => (await codeField(page).count()) === 0,
};

/** Types into a field, and leaves it. */
export function fill(label: string | RegExp, wanted: string | (() => string)): Step {
  let value = "";
  const field = (page: Page) => page.locator("main").getByLabel(label).first();
  const plain = (text: string) => text.replaceAll(/\s/g, "");
  return {
    does: `fill ${String(label)}`,
    act: async (page) => {
      value = typeof wanted === "string" ? wanted : wanted();
      await field(page).fill(value);
      await field(page).blur();
    },
    isDone: async (page) => plain(await field(page).inputValue()) === plain(value),
  };
}

export function choose(label: string | RegExp, option: string): Step {
  const field = (page: Page) => page.locator("main").getByLabel(label).first();
  return {
    does: `choose ${option}`,
    act: async (page) => void (await field(page).selectOption(option)),
    isDone: async (page) => (await field(page).inputValue()) === option,
  };
}

export function tick(role: "radio" | "checkbox" | "switch", name: RegExp): Step {
  const box = (page: Page) => page.getByRole(role, { name }).first();
  return {
    does: `tick ${name.source}`,
    act: (page) => box(page).check(),
    isDone: (page) => box(page).isChecked(),
  };
}

/** Presses a button; done once its result is there. */
export function press(name: string | RegExp, brings: (page: Page) => Promise<boolean>): Step {
  return {
    does: `press ${String(name)}`,
    act: (page) => page.getByRole("button", { name }).first().click(),
    isDone: brings,
    isOnward: true,
  };
}

/** Presses the submit button: offline nothing is sent. */
export function send(name: string | RegExp): Step {
  const nothing = () => Promise.resolve(false);
  return { ...press(name, nothing), isOnward: false };
}

/** Presses the submit button of a form that asks for a code. */
export function sendForCode(name: string | RegExp): Step {
  return {
    does: `press ${String(name)}`,
    act: async (page) => {
      await page.getByRole("button", { name }).first().click();
      await codeField(page).waitFor();
    },
    isDone: () => Promise.resolve(false),
  };
}

/** Ready once a field is there. */
export const hasField = (label: string | RegExp) => (page: Page) =>
  page.locator("main").getByLabel(label).first().waitFor();

export const shows = (label: string | RegExp) => (page: Page) =>
  page.locator("main").getByLabel(label).first().isVisible();
