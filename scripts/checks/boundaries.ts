import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

interface Direction {
  says: string;
  /** The files of the rule. */
  from: RegExp;
  /** Their allowed imports; `$1` is the first group of `from`, so a new area is covered too. */
  may: string;
}

/** Files are named from the root of the repository; packages by their import, `package:zod/mini`. */
const directions: Direction[] = [
  {
    says: "model imports the small edition of zod alone",
    from: /^model\/src\/(?!.*\.test\.ts$)/,
    may: "^model/src/|^package:zod/mini$",
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
    says: "a browser gets the small edition of zod",
    from: /^web\/src\//,
    may: "^(?!package:zod(?!/mini$))",
  },
  {
    says: "what ships imports no test",
    from: /^(?:api|web|model)\/src\/(?!.*\.test\.tsx?$)/,
    may: String.raw`^(?!\w+/test/|.*\.test\.tsx?$|package:vitest)`,
  },
  {
    says: "what ships knows nothing of the demonstration in a tab",
    from: /^(?:api|web|model|brand)\//,
    may: "^(?!demo/|package:@electric-sql/)",
  },
  {
    says: "the demonstration in a tab imports no journey and no benchmark",
    from: /^demo\/(?!.*\.test\.ts$)/,
    may: "^(?!e2e/|bench/)",
  },
  {
    says: "scripts stand below the journeys and the benchmarks",
    from: /^scripts\//,
    may: "^(?!e2e/|bench/)",
  },
  {
    says: "journeys import no benchmark",
    from: /^e2e\//,
    may: "^(?!bench/)",
  },
  {
    says: "benchmarks import no test",
    from: /^bench\/(?!.*\.test\.ts$)/,
    may: String.raw`^(?!.*\.test\.tsx?$)`,
  },
  {
    says: "the core of the API imports the core alone",
    from: /^api\/src\/core\//,
    may: "^(?!api/src/)|^api/src/core/",
  },
  {
    says: "what areas of the API share imports the core and its like",
    from: /^api\/src\/insurer\//,
    may: "^(?!api/src/)|^api/src/(core|insurer)/",
  },
  {
    says: "an area of the API imports what areas share, and itself",
    from: /^api\/src\/(?!core\/|insurer\/|commands\/)([^/]+)\/(?!.*\.graphql\.ts$)/,
    may: "^(?!api/src/)|^api/src/(core|insurer|$1)/",
  },
  {
    says: "a GraphQL door imports what areas share, its area and other GraphQL doors",
    from: /^api\/src\/(?!core\/|insurer\/|commands\/)([^/]+)\/.*\.graphql\.ts$/,
    may: String.raw`^(?!api/src/)|^api/src/(core|insurer|$1)/|\.graphql\.ts$`,
  },
  {
    says: "what serves customers runs no embedded database and no command",
    from: /^api\/src\/(?!main\.ts$|commands\/)(?!.*\.test\.ts$)/,
    may: "^(?!api/postgres/|api/src/commands/|api/seed/)",
  },
  {
    says: "nothing of the customer's portal imports the insurer's desk",
    from: /^web\/src\/(?!desk\/)/,
    may: "^(?!web/src/desk/)",
  },
  {
    says: "the desk imports the design system and the core",
    from: /^web\/src\/desk\//,
    may: "^(?!web/src/)|^web/src/(core|ui|desk)/",
  },
  {
    says: "the core of the web imports the core alone",
    from: /^web\/src\/core\//,
    may: "^(?!web/src/)|^web/src/core/",
  },
  {
    says: "the design system imports the core and itself",
    from: /^web\/src\/ui\//,
    may: "^(?!web/src/)|^web/src/(core|ui)/",
  },
  {
    says: "what areas of the web share imports the core, the design system and its like",
    from: /^web\/src\/parts\//,
    may: "^(?!web/src/)|^web/src/(core|ui|parts)/",
  },
  {
    says: "an area of the web imports what areas share, and itself",
    from: /^web\/src\/(?!core\/|ui\/|parts\/|ssr\/)([^/]+)\//,
    may: "^(?!web/src/)|^web/src/(core|ui|parts|$1)/",
  },
];

/** Every import against a direction, and every cycle, as readable lines. Type imports count. */
export function findCrossings(root: string): string[] {
  const files = globSync("{api,bench,brand,demo,e2e,model,scripts,web}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  const sources = new Map(
    files.toSorted().map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
  return [
    ...[...sources].flatMap(([file, source]) => crossingsOf(file, source)),
    ...[...sources].flatMap(([file, source]) =>
      missingIn(file, source, (name) => existsSync(join(root, name))),
    ),
    ...findCircles(imports).map((circle) => `in a circle: ${circle.join(" → ")}`),
    ...foldersOf(imports.keys()).flatMap((folder) => findLayerCircles(folder, imports)),
  ];
}

/** The cycles between the parts of a folder, each step with an import that makes it. */
export function findLayerCircles(
  folder: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string[] {
  const ties = new Map<string, Map<string, string>>();
  for (const [file, names] of imports) {
    const part = partOf(folder, file);
    if (!part || /\.test\.tsx?$/.test(file)) continue;
    const uses = ties.get(part) ?? new Map<string, string>();
    ties.set(part, uses);
    for (const name of names) {
      const used = partOf(folder, name);
      if (used && used !== part) uses.set(used, `${file} imports ${name}`);
    }
  }
  const arrows = new Map([...ties].map(([part, uses]) => [part, [...uses.keys()]]));
  return findCircles(arrows).map((circle) => {
    const steps = circle.flatMap((part, at) => ties.get(part)?.get(circle[at + 1] ?? "") ?? []);
    return `in a circle inside ${folder}: ${circle.join(" → ")} (${steps.join(", ")})`;
  });
}

/** The folders of what ships. The parts of each, folders and single files, are layers. */
function foldersOf(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = dirname(file); /^(api|model|web)\/src/.test(folder); folder = dirname(folder))
      folders.add(folder);
  return [...folders];
}

/** The direct subfolder or file of a folder to which a file belongs. */
function partOf(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  return file.slice(folder.length + 1).split("/")[0];
}

/** One cycle for each group of files that reach each other. */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const follow = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of imports.get(file) ?? []) if (imports.has(next)) follow(next);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return circles;
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

/** The files that the web imports and that do not exist: the compiler does not look for styles. */
export function missingIn(
  file: string,
  source: string,
  isThere: (name: string) => boolean,
): string[] {
  if (!/^web\/src\/(?!.*\.test\.tsx?$)/.test(file)) return [];
  return importsOf(file, source)
    .filter((name) => !name.startsWith("package:"))
    .map((name) => name.replace(/\?.*$/, ""))
    .filter((name) => /\.\w+$/.test(name) && !isThere(name))
    .map((name) => `${file} imports ${name}, which does not exist`);
}

function importsOf(file: string, source: string): string[] {
  const specifier = /(?:\bfrom|\bimport|\bimport\s*\()\s*["']([^"'\n]+)["']/g;
  return [...source.matchAll(specifier)].flatMap(([, name]) => (name ? [placeOf(file, name)] : []));
}

function placeOf(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  const room = /^@portal\/(\w+)\/(.+)$/.exec(specifier);
  if (room) return room[1] === "model" ? `model/src/${room[2]}` : `${room[1]}/${room[2]}`;
  return `package:${specifier}`;
}
