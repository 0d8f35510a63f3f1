import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { root } from "./replacements.ts";

const cache = path.join(root, "node_modules/.cache/demo");
/** The next better quality takes 40 s more for 3 % of the size. */
const QUALITY = 6;
const WINDOW_BITS = 24;

/** Caches a result by its key: the data folder takes half a minute. */
export async function cached(
  name: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 16);
  const file = path.join(cache, `${name}.${hash}`);
  if (!existsSync(file)) {
    const content = await make();
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, content);
  }
  return readFileSync(file);
}

export function packed(content: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
