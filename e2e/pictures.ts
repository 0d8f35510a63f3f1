import { mkdirSync } from "node:fs";
import path from "node:path";
import { isLanguage } from "@portal/model/portal/languages.ts";
import { startThrowawayPostgres } from "../api/postgres/throwaway.ts";
import { prepareTemplate } from "../api/test/database.ts";
import { buildWeb, isWebFresh } from "../scripts/web-build.ts";
import { openPortal } from "./harness/portal.ts";
import { closeBrowsers } from "./harness/windows.ts";
import { portalStates } from "./states/states.ts";

const help = `npm run pictures -- [--as camille@example.ch] [--language fr] [--theme light] [--only NAME] [--widths 1280,390] [--folder pictures]

Takes a picture of every address and state of the portal, at 1280 and 390 px, into pictures/. NAME is a part of a
state's name, or a regular expression.`;

/** `--name value` pairs. */
function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? (process.argv[at + 1] ?? fallback) : fallback;
}

const language = option("language", "fr");
const theme = option("theme", "light");
const only = new RegExp(option("only", ""));
const widths = option("widths", "1280,390").split(",").map(Number);
if (
  process.argv.includes("--help") ||
  !isLanguage(language) ||
  (theme !== "light" && theme !== "dark") ||
  !widths.every((width) => width >= 320)
) {
  console.log(help);
  process.exit(process.argv.includes("--help") ? 0 : 1);
}

const folder = path.join(import.meta.dirname, "..", option("folder", "pictures"));
mkdirSync(folder, { recursive: true });
if (!isWebFresh()) await buildWeb(() => {});
const postgres = await startThrowawayPostgres("pictures");
try {
  await prepareTemplate(postgres.url);
  const portal = await openPortal(postgres.url);
  for (const state of portalStates.filter(({ name }) => only.test(name))) {
    for (const width of widths) {
      const options = {
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: `${language}-CH`,
      } as const;
      const login = state.login && option("as", state.login);
      const page = login ? await portal.visitAs(login, options) : await portal.visit(options);
      await page
        .context()
        .addCookies([{ name: "cookie_settings", value: "%7B%7D", url: portal.url }]);
      await page.goto(state.path);
      const reached = await state.reach(page, portal).then(
        () => "",
        () => "  (its state was not reached)",
      );
      const file = `${state.name.replaceAll(/\W+/g, "-")}-${width}.png`;
      await page.screenshot({
        path: path.join(folder, file),
        fullPage: true,
        animations: "disabled",
      });
      console.log(`${path.join(folder, file)}${reached}`);
      await page.context().close();
    }
  }
  await portal.close();
  await closeBrowsers();
} finally {
  await postgres.stop();
}
