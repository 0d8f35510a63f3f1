import type { Page } from "playwright-core";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { afterAll, expect, inject, test } from "vitest";
import { axeFindings, contrastFindings } from "../harness/axe.ts";
import { coveredControls } from "../harness/covered.ts";
import { openPortal } from "../harness/portal.ts";
import { voiceFindings } from "../harness/voice.ts";
import { waitForQuiet } from "../harness/whole-page.ts";
import { pathNames } from "../../web/src/core/routing/paths.ts";
import type { PortalState } from "../states/state.ts";
import { builtAddresses, portalStates } from "../states/states.ts";

const themes = ["light", "dark"] as const;
const whole = process.env["LONG"] === "1";

interface Look {
  state: PortalState;
  language: Language;
  /** The theme of the first check; the long walk then checks the other. */
  theme: (typeof themes)[number];
}

const widths = { desk: 1280, phone: 390 };

/**
 * Walks the states at one width. The long walk covers all of them in every language and both themes; the short one
 * takes a few states and alternates widths, languages and themes.
 */
export async function walkWithAxe(place: keyof typeof widths): Promise<void> {
  const width = widths[place];
  const portal = await openPortal(inject("databaseUrl"));
  afterAll(() => portal.close());

  test.each(looksAt(place))(
    `axe finds nothing: $state.name in $language at ${width} px, $theme`,
    async ({ state, language, theme }) => {
      const options = {
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: `${language}-CH`,
      };
      const ownWindow = () =>
        state.login ? portal.visitAs(state.login, options) : portal.visit(options);
      const page = await (state.turnsClock
        ? ownWindow()
        : portal.visitInTurn(state.login, options));
      try {
        await page.goto(state.path);
        await state.reach(page, portal);
        if (!state.turnsClock) await waitForQuiet(page);
        const found = await axeFindings(page);
        found.push(...(await voiceFindings(page)));
        if (whole) found.push(...(await contrastsIn(theme === "light" ? "dark" : "light", page)));
        expect(state.coversPage ? found.filter(isSeen) : found).toEqual([]);
        expect(await page.innerText("body"), "texts without their values").not.toContain("{{");
        const covered = state.coversPage ? [] : await page.evaluate(coveredControls);
        expect(covered, "controls that something lies over").toEqual([]);
      } finally {
        await page.close();
      }
    },
  );
}

async function contrastsIn(theme: Look["theme"], page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  return contrastFindings(page);
}

/** Axe cannot determine the colours behind overlapping elements. */
const isSeen = (finding: string) => !/overlap/.test(finding);

function looksAt(place: keyof typeof widths): Look[] {
  // All addresses that are not built show the same page, so only the first is checked.
  const first = portalStates.find(({ name }) => isUnbuilt(name));
  const states = portalStates.filter((state) => !isUnbuilt(state.name) || state === first);
  return states.flatMap((state, index) => {
    const all = languages.flatMap((language) =>
      themes.map((theme) => ({ state, language, theme })),
    );
    if (whole) return all.filter((_, at) => at % 2 === index % 2);
    const turn = Math.floor(index / 6);
    const one = all[(turn * 3 + Math.floor(turn / 8)) % all.length];
    return one && index % 60 === (place === "desk" ? 0 : 30) ? [one] : [];
  });
}

function isUnbuilt(name: string): boolean {
  return pathNames.some((one) => one === name) && !builtAddresses.some((one) => one === name);
}
