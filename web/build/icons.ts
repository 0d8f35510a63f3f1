import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const builder = fileURLToPath(new URL("../src/ui/layout/icon.ts", import.meta.url));

type Shape = [tag: string, attributes: Record<string, string>];

/** The library's icons with a smaller builder than its own. */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    transform: {
      // Files of former names only re-export another.
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, code: "createLucideIcon" },
      async handler(_code, id) {
        const module: unknown = await import(pathToFileURL(id).href);
        if (!isDrawing(module)) return this.error(`${id} holds no drawing`);
        const shapes = module.__iconData.node.map(([tag, { key: _key, ...attributes }]) =>
          tag === "path" && Object.keys(attributes).length === 1
            ? attributes["d"]
            : [tag, attributes],
        );
        const code = `import { createIcon } from ${JSON.stringify(builder)};
export default /* @__PURE__ */ createIcon(${JSON.stringify(shapes)});`;
        return { code, map: null };
      },
    },
  };
}

function isDrawing(module: unknown): module is { __iconData: { node: Shape[] } } {
  const drawing: unknown = Object.getOwnPropertyDescriptor(module, "__iconData")?.value;
  return typeof drawing === "object" && drawing !== null && "node" in drawing;
}
