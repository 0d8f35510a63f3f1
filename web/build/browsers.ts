import { fileURLToPath } from "node:url";
import browserslist from "browserslist";

/** The build tools' names of the browsers in `browserslist`. */
const engines: Record<string, string> = { ios_saf: "ios" };

/** The oldest version of each browser in `web/package.json`: code and styles are built for all of them. */
export function oldestBrowsers(): string[] {
  const path = fileURLToPath(new URL("..", import.meta.url));
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path })) {
    const [name = "", versions = ""] = entry.split(" ");
    const version = Number.parseFloat(versions);
    oldest.set(name, Math.min(version, oldest.get(name) ?? version));
  }
  return [...oldest].map(([name, version]) => `${engines[name] ?? name}${version}`);
}
