import { existsSync } from "node:fs";

/** Debian's paths of the drivers of the other two engines; WebKit's needs a screen, which Xvfb provides. */
export const enginePrograms = {
  firefox: "/usr/bin/firefox-esr",
  webkit: "/usr/bin/WebKitWebDriver",
  screen: "/usr/bin/Xvfb",
};

export const hasFirefox = (): boolean => existsSync(enginePrograms.firefox);

export const hasWebKit = (): boolean =>
  existsSync(enginePrograms.webkit) && existsSync(enginePrograms.screen);
