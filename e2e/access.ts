import { type Language, languages } from "@portal/model/languages.ts";
import { afterAll, expect, inject, test } from "vitest";
import { axeFindings } from "./axe.ts";
import { openPortal } from "./portal.ts";
import { addressNames } from "../web/src/core/addresses.ts";
import { builtAddresses, type PortalState, portalStates } from "./states.ts";

const themes = ["light", "dark"] as const;
const whole = process.env["LONG"] === "1";

interface Look {
  state: PortalState;
  language: Language;
  theme: (typeof themes)[number];
}

/**
 * Walks every state at one width. In every language and theme it is the long walk; the short one takes each state once,
 * and moves through languages and themes from one state to the next, so that a run sees all of them somewhere.
 */
export async function walkWithAxe(width: number, firstLook: number): Promise<void> {
  const portal = await openPortal(inject("databaseUrl"));
  afterAll(() => portal.close());

  test.each(looksFrom(firstLook))(
    `axe finds nothing: $state.name in $language at ${width} px, $theme`,
    async ({ state, language, theme }) => {
      const options = {
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: `${language}-CH`,
      };
      const page = await (state.turnsClock
        ? portal.visitAs(state.login ?? "", options)
        : portal.visitInTurn(state.login, options));
      try {
        await page.goto(state.path);
        await state.reach(page, portal);
        expect(await axeFindings(page)).toEqual([]);
      } finally {
        await page.close();
      }
    },
  );
}

function looksFrom(firstLook: number): Look[] {
  return portalStates.flatMap((state, index) => {
    const all = languages.flatMap((language) =>
      themes.map((theme) => ({ state, language, theme })),
    );
    // An address that is not built shows the same page as any other such; the first of them stands for all.
    const isRepeated =
      isUnbuilt(state.name) && portalStates.find(({ name }) => isUnbuilt(name)) !== state;
    if (whole) return isRepeated ? all.slice(0, 1) : all;
    const one = isRepeated ? undefined : all[(index * 3 + firstLook) % all.length];
    return one ? [one] : [];
  });
}

function isUnbuilt(name: string): boolean {
  return addressNames.some((one) => one === name) && !builtAddresses.some((one) => one === name);
}
