import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

interface Direction {
  says: string;
  /** Files the direction holds for. */
  from: RegExp;
  /** All they may import; `$1` is what the first group of `from` matched, so a new area is covered unlisted. */
  may: string;
}

/** Files are named from the root of the repository; a package is named `package:zod`. */
const directions: Direction[] = [
  {
    says: "model imports zod alone",
    from: /^model\/src\/(?!.*\.test\.ts$)/,
    may: "^model/src/|^package:zod$",
  },
  { says: "brand imports nothing", from: /^brand\//, may: "^brand/" },
  {
    says: "api imports model and brand",
    from: /^api\//,
    may: "^(api|model|brand)/|^package:",
  },
  {
    says: "web imports model and brand",
    from: /^web\//,
    may: "^(web|model|brand)/|^package:",
  },
  {
    says: "what runs in the browser imports nothing of Node",
    from: /^web\/src\/(?!.*\.test\.tsx?$)/,
    may: "^(?!package:node:)",
  },
  {
    says: "what ships imports no test",
    from: /^(?:api|web|model)\/src\/(?!.*\.test\.tsx?$)/,
    may: String.raw`^(?!\w+/test/|.*\.test\.tsx?$|package:vitest)`,
  },
  {
    says: "the core of the API imports no area",
    from: /^api\/src\/core\//,
    may: "^(?!api/src/)|^api/src/core/",
  },
  {
    says: "an area of the API imports the core and itself",
    from: /^api\/src\/(?!core\/|operator\/main\.ts$)([^/]+)\/(?!.*\.graphql\.ts$)/,
    may: "^(?!api/src/)|^api/src/(core|$1)/",
  },
  {
    says: "the operator's commands know what customers can ask for",
    from: /^api\/src\/operator\/main\.ts$/,
    may: String.raw`^(?!api/src/)|^api/src/(core|operator)/|^api/src/back-office\.ts$`,
  },
  {
    says: "a GraphQL door imports the core, its area and other GraphQL doors",
    from: /^api\/src\/(?!core\/)([^/]+)\/.*\.graphql\.ts$/,
    may: String.raw`^(?!api/src/)|^api/src/(core|$1)/|\.graphql\.ts$`,
  },
  {
    says: "core and ui of the web import no area",
    from: /^web\/src\/(?:core|ui)\//,
    may: "^(?!web/src/)|^web/src/(core|ui)/",
  },
  {
    says: "an area of the web imports core, ui and itself",
    from: /^web\/src\/(?!core\/|ui\/)([^/]+)\//,
    may: "^(?!web/src/)|^web/src/(core|ui|$1)/",
  },
];

/** Every import that goes against a direction, as a line for a reader. */
export function findCrossings(root: string): string[] {
  const files = globSync("{api,brand,e2e,model,web}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  return files
    .toSorted()
    .flatMap((file) => crossingsOf(file, readFileSync(join(root, file), "utf8")));
}

export function crossingsOf(file: string, source: string): string[] {
  const imports = importsOf(file, source);
  return directions.flatMap(({ says, from, may }) => {
    const match = from.exec(file);
    if (!match) return [];
    const allowed = new RegExp(may.replaceAll("$1", match[1] ?? ""));
    return imports
      .filter((name) => !allowed.test(name))
      .map((name) => `${file} imports ${name}, but ${says}`);
  });
}

function importsOf(file: string, source: string): string[] {
  const specifier = /(?:\bfrom|\bimport|\bimport\s*\()\s*["']([^"'\n]+)["']/g;
  return [...source.matchAll(specifier)].flatMap(([, name]) => (name ? [placeOf(file, name)] : []));
}

function placeOf(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  const room = /^@portal\/(\w+)\/(.+)$/.exec(specifier);
  if (room) return room[1] === "model" ? `model/src/${room[2]}` : `${room[1]}/${room[2]}`;
  const parts = specifier.split("/");
  const isWhole = specifier.startsWith("node:");
  return `package:${isWhole ? specifier : parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/")}`;
}
