import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|json|wasm)$/;

/** Writes the best compressed form of each asset beside it, so that the server never compresses. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir = "" }) {
      const folder = join(dir, "assets");
      const files = (await readdir(folder)).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  await writeFile(`${path}.br`, await compressBrotli(text));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** Brotli at its highest quality, as it is served. */
export function compressBrotli(text: Uint8Array | string): Promise<Buffer> {
  return promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
