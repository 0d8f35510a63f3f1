import { languages } from "@portal/model/languages.ts";
import { afterAll, expect, inject, test } from "vitest";
import { axeFindings } from "./axe.ts";
import { openPortal } from "./portal.ts";
import { addressNames } from "../web/src/core/addresses.ts";
import { builtAddresses, portalStates } from "./states.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const widths = [1280, 390];
const themes = ["light", "dark"] as const;
const whole = process.env["LONG"] === "1";

/**
 * Every state in every language, width and theme is the long walk. The short one takes each state twice, and moves
 * through languages, widths and themes from one state to the next, so that a run sees all of them somewhere.
 */
const combinations = portalStates.flatMap((state, index) => {
  const all = languages.flatMap((language) =>
    widths.flatMap((width) => themes.map((theme) => ({ state, language, width, theme }))),
  );
  // An address that is not built shows the same page as any other such; the first of them stands for all.
  const isUnbuilt = (name: string) =>
    addressNames.some((one) => one === name) && !builtAddresses.some((one) => one === name);
  const isRepeated =
    isUnbuilt(state.name) && portalStates.find(({ name }) => isUnbuilt(name)) !== state;
  if (whole) return isRepeated ? all.slice(0, 1) : all;
  if (isRepeated) return [];
  return [all[(index * 5) % all.length], all[(index * 5 + 11) % all.length]].filter(
    (one) => one !== undefined,
  );
});

test.each(combinations)(
  "axe finds nothing: $state.name in $language at $width px, $theme",
  async ({ state, language, width, theme }) => {
    const options = {
      viewport: { width, height: 900 },
      colorScheme: theme,
      locale: `${language}-CH`,
    };
    const page = state.login
      ? await portal.visitAs(state.login, options)
      : await portal.visit(options);
    try {
      await page.goto(state.path);
      await state.reach(page, portal);
      expect(await axeFindings(page)).toEqual([]);
    } finally {
      await page.context().close();
    }
  },
);
